import { says, viewOf, type Bytes } from './privacy/bytes';

/** More than stands before the first frame of a picture. */
const HEAD = 64 * 1024;
const WEBP_MOVES = 0x02;

/** Whether a PNG announces frames, which it does before its first picture. */
function pngMoves(bytes: Bytes): boolean {
  const view = viewOf(bytes);
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    if (says(bytes, at + 4, 'acTL')) return true;
    if (says(bytes, at + 4, 'IDAT')) return false;
  }
  return false;
}

/** Whether a picture has several frames, told by its first bytes. GIFs count as such: hardly one stands still. */
export async function isMovingPicture(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
  if (says(bytes, 0, 'GIF8') || says(bytes, 4, 'ftypavis')) return true;
  if (says(bytes, 0, '\x89PNG\r\n\x1a\n')) return pngMoves(bytes);
  if (says(bytes, 0, 'RIFF') && says(bytes, 8, 'WEBPVP8X')) return ((bytes[20] ?? 0) & WEBP_MOVES) !== 0;
  return false;
}
