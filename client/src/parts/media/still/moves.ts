/** What a file of moving pictures is called on its label. */
export type MovingKind = 'GIF' | 'WEBP' | 'APNG';

const BY_ENDING: Readonly<Record<string, MovingKind>> = { gif: 'GIF', webp: 'WEBP', apng: 'APNG' };

/** As far as an address can tell. */
export function movingByName(url: string): MovingKind | null {
  const ending = /\.(gif|webp|apng)(?:[?#]|$)/i.exec(url)?.[1]?.toLowerCase();
  return ending === undefined ? null : (BY_ENDING[ending] ?? null);
}

const letters = (bytes: Uint8Array, start: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(start, start + length));

const indexOf = (bytes: Uint8Array, word: string): number =>
  bytes.findIndex((_, index) => letters(bytes, index, word.length) === word);

/** What the first bytes of a file tell (behaviour.md §12): GIF8; VP8X with its animation bit; acTL before IDAT. */
export function movingByBytes(bytes: Uint8Array): MovingKind | null {
  if (letters(bytes, 0, 4) === 'GIF8') return 'GIF';
  if (letters(bytes, 0, 4) === 'RIFF' && letters(bytes, 8, 8) === 'WEBPVP8X')
    return ((bytes[20] ?? 0) & 0b10) === 0 ? null : 'WEBP';
  if (letters(bytes, 1, 3) !== 'PNG') return null;
  const control = indexOf(bytes, 'acTL');
  const data = indexOf(bytes, 'IDAT');
  return control !== -1 && (data === -1 || control < data) ? 'APNG' : null;
}
