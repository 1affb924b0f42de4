export interface Size {
  width: number;
  height: number;
}

const MAX_SIDE = 16_384;
const PARENTS = new Set(['moov', 'trak']);

function sized(width: number, height: number): Size | undefined {
  const isSane = width > 0 && height > 0 && width <= MAX_SIDE && height <= MAX_SIDE;
  return isSane ? { width, height } : undefined;
}

/** Width and height of the first visible track: the last eight bytes of `tkhd`, 16.16 fixed point. */
function mp4Size(file: Buffer, start: number, end: number): Size | undefined {
  let at = start;
  while (at + 8 <= end) {
    const length = file.readUInt32BE(at);
    const name = file.toString('latin1', at + 4, at + 8);
    const stop = length < 8 ? end : Math.min(end, at + length);
    const found = PARENTS.has(name) ? mp4Size(file, at + 8, stop) : undefined;
    if (found) return found;
    if (name === 'tkhd' && stop - at > 16) {
      const size = sized(file.readUInt32BE(stop - 8) >>> 16, file.readUInt32BE(stop - 4) >>> 16);
      if (size) return size;
    }
    at = stop;
  }
  return undefined;
}

/** The value of a short unsigned EBML element, found by its id in the head of the file. */
function ebmlNumber(head: Buffer, id: number): number {
  for (let at = head.indexOf(id); at >= 0; at = head.indexOf(id, at + 1)) {
    const length = (head[at + 1] ?? 0) & 0x7f;
    const isShort = ((head[at + 1] ?? 0) & 0x80) !== 0 && (length === 1 || length === 2);
    if (isShort && at + 2 + length <= head.length) return head.readUIntBE(at + 2, length);
  }
  return 0;
}

function webmSize(file: Buffer): Size | undefined {
  // PixelWidth (0xb0) and PixelHeight (0xba) stand in the Video element (0xe0) of the track list (0x1654ae6b).
  const tracks = file.indexOf(Buffer.from('1654ae6b', 'hex'));
  if (tracks < 0) return undefined;
  const entry = file.subarray(tracks, tracks + 2048);
  const video = entry.indexOf(0xe0);
  const head = entry.subarray(Math.max(0, video), video + 64);
  return sized(ebmlNumber(head, 0xb0), ebmlNumber(head, 0xba));
}

/** The pixel size of an MP4, MOV, WebM or Matroska file; undefined when it cannot be told. */
export function videoSize(file: Buffer, mime: string): Size | undefined {
  if (mime === 'video/mp4' || mime === 'video/quicktime') return mp4Size(file, 0, file.length);
  return mime === 'video/webm' || mime === 'video/x-matroska' ? webmSize(file) : undefined;
}
