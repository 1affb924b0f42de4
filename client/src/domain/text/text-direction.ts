const LEADING_MENTIONS = /^\s*(?:@[\w.@-]+\s+)+/;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * `dir` of a box somebody writes in. The names at the beginning of a reply are Latin, its words need not be:
 * what is shown later does not look at the names either.
 */
export function textDirection(text: string): 'auto' | 'rtl' {
  const names = LEADING_MENTIONS.exec(text)?.[0] ?? '';
  if (names === '') return 'auto';
  const letter = /\p{L}/u.exec(text.slice(names.length))?.[0] ?? '';
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'auto';
}
