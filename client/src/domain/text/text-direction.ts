const LEADING_MENTIONS = /^\s*(?:@[\w.@-]+\s+)+/;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Whether the first letter belongs to a script that goes from right to left. */
export const readsRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(/\p{L}/u.exec(text)?.[0] ?? '');

/**
 * `dir` of a box somebody writes in. The names at the beginning of a reply are Latin, its words need not be:
 * what is shown later does not look at the names either.
 */
export function textDirection(text: string): 'auto' | 'rtl' {
  const names = LEADING_MENTIONS.exec(text)?.[0] ?? '';
  if (names === '') return 'auto';
  return readsRightToLeft(text.slice(names.length)) ? 'rtl' : 'auto';
}
