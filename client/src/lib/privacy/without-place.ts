import { says, type Bytes } from './bytes';
import { isFilm, stripFilm } from './film';
import { stripJpeg } from './jpeg';
import { stripPng } from './png';
import { stripWebp } from './webp';

function stripperOf(head: Bytes): ((bytes: Bytes) => Bytes) | null {
  if (says(head, 0, '\xff\xd8\xff')) return stripJpeg;
  if (says(head, 0, '\x89PNG\r\n\x1a\n')) return stripPng;
  if (says(head, 0, 'RIFF') && says(head, 8, 'WEBP')) return stripWebp;
  return null;
}

/**
 * The file without what it says of the place where it was taken, of the camera and its owner: JPEG, PNG,
 * WebP, MP4 and QuickTime, told by their first bytes. Pixels are not touched. Other files come back as they are.
 */
export async function withoutPlace(file: Blob): Promise<Blob> {
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  const strip = stripperOf(head);
  if (strip) return new Blob([strip(new Uint8Array(await file.arrayBuffer()))], { type: file.type });
  return isFilm(head) ? stripFilm(file) : file;
}
