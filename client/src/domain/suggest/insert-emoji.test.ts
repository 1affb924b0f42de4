import { expect, it } from 'vitest';
import { emojiInsertion } from './insert-emoji';
import { replaced } from './token';

const put = (marked: string, pad: boolean): string => {
  const at = marked.indexOf('|');
  const text = marked.replace('|', '');
  return replaced(text, emojiInsertion(text, { start: at, end: at }, ':cat:', pad)).text;
};

it.each([
  ['|', ':cat: '],
  ['a|', 'a :cat: '],
  ['a |', 'a :cat: '],
  ['a|b', 'a :cat: b'],
  ['a | b', 'a :cat: b'],
  ['a\n|', 'a\n:cat: '],
])('an emoji in "%s" has spaces around it, never two', (marked, text) => {
  expect(put(marked, true)).toBe(text);
});

it('stands close where the reader wants no spaces, and takes the place of what is selected', () => {
  expect(put('a|b', false)).toBe('a:cat:b');
  expect(replaced('abc', emojiInsertion('abc', { start: 1, end: 2 }, '🦀', true)).text).toBe('a 🦀 c');
});
