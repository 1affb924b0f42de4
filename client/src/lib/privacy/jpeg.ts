import { joined, letters, says, viewOf, type Bytes } from './bytes';
import { orientationIn, orientationOnly } from './exif';

const SCAN = 0xda;
const END = 0xd9;
const EXIF = 'Exif\0\0';

interface Segment {
  marker: number;
  /** Where the segment begins, its 0xff included. */
  at: number;
  end: number;
}

/** Markers without a length: restarts, and one of no meaning. */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= END);

/** Behind the compressed data that follows a scan's header, at the next marker. */
function afterScan(bytes: Bytes, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
    at = bytes.indexOf(0xff, at + 1);
  }
  return bytes.length;
}

/** Null where no readable segment begins: the rest of the file is taken as it is. */
function segmentAt(bytes: Bytes, from: number): Segment | null {
  let at = from;
  while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at += 1;
  const marker = bytes[at + 1];
  if (bytes[at] !== 0xff || marker === undefined || marker === 0) return null;
  if (isBare(marker)) return { marker, at, end: at + 2 };
  if (at + 4 > bytes.length) return null;
  const size = viewOf(bytes).getUint16(at + 2);
  const end = at + 2 + size;
  if (size < 2 || end > bytes.length) return null;
  return { marker, at, end: marker === SCAN ? afterScan(bytes, end) : end };
}

/** What is needed to draw the picture: colours (JFIF, ICC, Adobe) stay, every other note goes. */
function isNeeded(bytes: Bytes, { marker, at }: Segment): boolean {
  if (marker === 0xfe) return false;
  if (marker < 0xe0 || marker > 0xef) return true;
  return marker === 0xe0 || marker === 0xee || (marker === 0xe2 && says(bytes, at + 4, 'ICC_PROFILE'));
}

function turned(tiff: Bytes | null): Bytes[] {
  if (!tiff) return [];
  const size = 2 + EXIF.length + tiff.length;
  return [Uint8Array.of(0xff, 0xe1, size >> 8, size & 0xff), letters(EXIF), tiff];
}

/**
 * The picture without place, camera, thumbnails and comments; the picture itself is not touched, and a
 * turned one stays turned. What stands behind its end (more pictures, films) goes too.
 */
export function stripJpeg(bytes: Bytes): Bytes {
  const kept: Bytes[] = [];
  let orientation = 1;
  let at = 2;
  while (at < bytes.length) {
    const segment = segmentAt(bytes, at);
    if (!segment) {
      kept.push(bytes.subarray(at));
      break;
    }
    if (segment.marker === 0xe1 && says(bytes, segment.at + 4, EXIF))
      orientation = orientationIn(bytes.subarray(segment.at + 4 + EXIF.length, segment.end));
    if (isNeeded(bytes, segment)) kept.push(bytes.subarray(segment.at, segment.end));
    if (segment.marker === END) break;
    at = segment.end;
  }
  const [jfif] = kept;
  const first = jfif?.[1] === 0xe0 ? kept.splice(0, 1) : [];
  return joined([bytes.subarray(0, 2), ...first, ...turned(orientationOnly(orientation)), ...kept]);
}
