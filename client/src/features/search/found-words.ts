/** Not words: what a server's operators say (`from:wren`, `-milk`, `or`), and a single letter. */
const OTHER = /^(?:-.*|\p{L}+:\S+|or|and|not|.)$/iu;
const SPECIAL = /[\\^$.*+?()[\]{}|]/g;
/** In scripts that put spaces between words, only a word's beginning counts. */
const INSIDE = String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}])`;

/** What of a text was searched for: words as they begin, those that follow each other together; null without any. */
export function foundPattern(query: string): RegExp | null {
  const words = query
    .replaceAll(/["“”]/g, ' ')
    .split(/\s+/)
    .map((word) => word.replace(/^[#@]/, ''))
    .filter((word) => word !== '' && !OTHER.test(word))
    .map((word) => word.replace(SPECIAL, String.raw`\$&`));
  if (words.length === 0) return null;
  const one = `(?:${words.join('|')})`;
  return new RegExp(String.raw`${INSIDE}${one}(?:\s+${one})*`, 'giu');
}

/** Where the pattern is found in a text: pairs of begin and end. */
export function foundIn(text: string, pattern: RegExp): readonly (readonly [number, number])[] {
  return [...text.matchAll(pattern)].map((match) => [match.index, match.index + match[0].length] as const);
}
