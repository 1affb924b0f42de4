import { expect, it } from 'vitest';
import { fileOf, marked, numbersIn, picturesOf } from '../e2e/translating/marks.ts';
import { english } from './translating.mjs';

it('knows each message again by its mark, also several in one text', () => {
  const words = marked(english);
  const keys = Object.keys(english);
  const told = Object.values(words).map((text) => numbersIn(text).map((at) => keys[at]));
  expect(told).toEqual(keys.map((key) => (/^\w+_words\./.test(key) ? [] : [key])));
  const two = `${words['common.cancel']} (${words['common.close']})`;
  expect(numbersIn(two).map((at) => keys[at])).toEqual(['common.cancel', 'common.close']);
});

it('leaves the words as they are but for letters that nobody sees', () => {
  const words = marked(english);
  for (const [key, text] of Object.entries(english))
    expect(words[key].replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')).toBe(
      text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, ''),
    );
});

it('names a picture by its scene', () => {
  expect(fileOf('/settings/mutesAndBlocks 2')).toBe('settings-mutesandblocks-2.png');
  expect(fileOf('page /search?query=glaze')).toBe('page-search-query-glaze.png');
});

it('names the pictures of a message, first those with little else on them, and three at most', () => {
  const of = (file, ...numbers) => ({ file, numbers });
  const all = [of('a', 0, 1, 2, 2), of('b', 0), of('c', 0, 1), of('d', 0, 1, 1, 1, 1)];
  const pictures = picturesOf(['x', 'y', 'z', 'nowhere'], all);
  expect([...pictures]).toEqual([
    ['x', ['b', 'c', 'a']],
    ['y', ['c', 'a', 'd']],
    ['z', ['a']],
  ]);
});
