import { expect, test } from 'vitest';
import { isMovingPicture } from './moving-picture';

const letters = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const moves = (...parts: readonly string[]): Promise<boolean> =>
  isMovingPicture(new Blob(parts.map(letters)));

const PNG = '\x89PNG\r\n\x1a\n';
const header = `\0\0\0\x0dIHDR${'\0'.repeat(17)}`;
const webp = (flags: string): string => `RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0${flags}\0\0\0`;

test('a GIF, and a PNG, WebP or AVIF that announces frames, moves', async () => {
  expect(await moves('GIF89a')).toBe(true);
  expect(await moves(PNG, header, `\0\0\0\x08acTL${'\0'.repeat(12)}`)).toBe(true);
  expect(await moves(webp('\x12'))).toBe(true);
  expect(await moves('\0\0\0\x20ftypavis')).toBe(true);
});

test('others stand still, whatever their pixels say', async () => {
  expect(await moves(PNG, header, '\0\0\0\x04IDATacTL')).toBe(false);
  expect(await moves(webp('\x10'))).toBe(false);
  expect(await moves('\0\0\0\x20ftypavif')).toBe(false);
  expect(await moves('\xff\xd8\xff')).toBe(false);
  expect(await moves('')).toBe(false);
});
