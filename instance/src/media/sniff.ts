/** What a file is by its first bytes; the name and the type that the sender claims are never asked. */
export interface FileKind {
  type: 'image' | 'video' | 'audio' | 'unknown';
  mime: string;
  /** Without a dot. */
  extension: string;
}

const kind = (type: FileKind['type'], mime: string, extension: string): FileKind => ({
  type,
  mime,
  extension,
});
const JPEG = kind('image', 'image/jpeg', 'jpg');
const PNG = kind('image', 'image/png', 'png');
const GIF = kind('image', 'image/gif', 'gif');
const WEBP = kind('image', 'image/webp', 'webp');
const AVIF = kind('image', 'image/avif', 'avif');
const MP4 = kind('video', 'video/mp4', 'mp4');
const QUICKTIME = kind('video', 'video/quicktime', 'mov');
const WEBM = kind('video', 'video/webm', 'webm');
const MATROSKA = kind('video', 'video/x-matroska', 'mkv');
const OGV = kind('video', 'video/ogg', 'ogv');
const OGG = kind('audio', 'audio/ogg', 'ogg');
const MP3 = kind('audio', 'audio/mpeg', 'mp3');
const M4A = kind('audio', 'audio/mp4', 'm4a');
const WAV = kind('audio', 'audio/wav', 'wav');
const FLAC = kind('audio', 'audio/flac', 'flac');
const TEXT = kind('unknown', 'text/plain', 'txt');
const BINARY = kind('unknown', 'application/octet-stream', 'bin');

const SIGNATURES: readonly (readonly [offset: number, bytes: string, kind: FileKind])[] = [
  [0, '\xff\xd8\xff', JPEG],
  [0, '\x89PNG\r\n\x1a\n', PNG],
  [0, 'GIF8', GIF],
  [8, 'WEBP', WEBP],
  [8, 'WAVE', WAV],
  [0, 'fLaC', FLAC],
  [0, 'ID3', MP3],
  [0, '\xff\xfb', MP3],
  [0, '\xff\xf3', MP3],
  [0, '\xff\xf2', MP3],
];

function isoMedia(brand: string): FileKind {
  if (brand === 'avif' || brand === 'avis') return AVIF;
  if (brand.startsWith('M4A')) return M4A;
  return brand === 'qt  ' ? QUICKTIME : MP4;
}

function isText(head: string, bytes: Uint8Array): boolean {
  if (head.includes('\0')) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Names the kind of a file. Markup (SVG, HTML) counts as plain text, so nothing can run from it. */
export function sniff(bytes: Uint8Array): FileKind {
  const head = Buffer.from(bytes.subarray(0, 512)).toString('latin1');
  const known = SIGNATURES.find(([offset, signature]) => head.startsWith(signature, offset));
  if (known) return known[2];
  if (head.startsWith('ftyp', 4)) return isoMedia(head.slice(8, 12));
  if (head.startsWith('\x1a\x45\xdf\xa3')) return head.includes('webm') ? WEBM : MATROSKA;
  if (head.startsWith('OggS')) return head.includes('theora') ? OGV : OGG;
  return isText(head, bytes) ? TEXT : BINARY;
}
