/**
 * A message that stands on a page is known by letters that nobody sees before its words: its number in the catalogue, in
 * six of the four invisible operators of Unicode.
 */
const FIRST = 0x2061;
const LETTERS = 6;
const MARK = /[\u2061-\u2064]{6}/g;

const mark = (at: number): string =>
  Array.from({ length: LETTERS }, (_, place) =>
    String.fromCharCode(FIRST + (Math.floor(at / 4 ** place) % 4)),
  ).join('');

/** The catalogue with a mark before each message. What people would type to find a setting stands nowhere. */
export const marked = (catalogue: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(catalogue).map(([key, words], at) => [
      key,
      /^\w+_words\./.test(key) ? words : mark(at) + words,
    ]),
  );

/** The numbers of the messages that a text is made of. */
export const numbersIn = (text: string): number[] =>
  [...text.matchAll(MARK)].map(([letters]) =>
    Array.from(letters).reduce((sum, letter, place) => sum + (letter.charCodeAt(0) - FIRST) * 4 ** place, 0),
  );

/** The file of a scene's picture. */
export const fileOf = (scene: string): string =>
  `${scene
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}.png`;

/** A screen that has a picture, and the numbers of the messages on it. */
export interface Pictured {
  readonly file: string;
  readonly numbers: readonly number[];
}

/** How many pictures of a message are named. */
const ENOUGH = 3;

/** The pictures of each message by its key, first those with the fewest others on them: there it is found at once. */
export function picturesOf(
  keys: readonly string[],
  all: readonly Pictured[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { file, numbers } of all.toSorted((a, b) => a.numbers.length - b.numbers.length))
    for (const at of new Set(numbers)) {
      const key = keys[at];
      if (key === undefined) continue;
      const files = found.get(key) ?? [];
      if (files.length < ENOUGH) found.set(key, [...files, file]);
    }
  return found;
}
