import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseQuery } from './query';

const needles = (typed: string): string[] =>
  parseQuery(typed).clauses.map(({ not, needle }) => `${not ? '-' : ''}[${needle}]`);

describe('words', () => {
  test.each([
    ['low tide', ['[ low]', '[ tide]']],
    ['"low tide"', ['[ low tide ]']],
    ['“low tide”', ['[ low tide ]']],
    ['tea -milk', ['[ tea]', '-[ milk]']],
    ['tea -"with milk"', ['[ tea]', '-[ with milk ]']],
    ['Café', ['[ cafe]']],
    ["don't", ['[ don t]']],
    ['東京', ['[東京]']],
    ['- ... ""', []],
    ['https://reef.example/a', ['[ https reef example a]']],
  ])('%s', (typed, expected) => {
    expect(needles(typed)).toEqual(expected);
    expect(parseQuery(typed).mistakes).toEqual([]);
  });
});

describe('operators', () => {
  test.each([
    ['from:@Wren@reef.example', { is: 'from', name: 'wren@reef.example', not: false }],
    ['-from:me', { is: 'from', name: 'me', not: true }],
    ['has:image', { is: 'has', kind: 'image', not: false }],
    ['HAS:links', { is: 'has', kind: 'link', not: false }],
    ['lang:pt-BR', { is: 'lang', code: 'pt-br', not: false }],
    ['language:de', { is: 'lang', code: 'de', not: false }],
    ['in:favorites', { is: 'in', place: 'favourites', not: false }],
    ['before:2026-03', { is: 'time', from: -Infinity, to: new Date(2026, 2, 1).getTime(), not: false }],
    ['after:2026-03-09', { is: 'time', from: new Date(2026, 2, 10).getTime(), to: Infinity, not: false }],
    ['after:2025', { is: 'time', from: new Date(2026, 0, 1).getTime(), to: Infinity, not: false }],
  ])('%s', (typed, filter) => {
    expect(parseQuery(typed)).toEqual({ clauses: [], filters: [filter], mistakes: [] });
  });
});

describe('mistakes are told, and the rest is searched', () => {
  test.each([
    ['tea form:wren', 'operator', 'form', 2],
    ['tea has:cats', 'value', 'has', 1],
    ['tea in:cellar', 'value', 'in', 1],
    ['tea before:2026-02-30', 'date', 'before', 1],
    ['tea after:yesterday', 'date', 'after', 1],
    ['tea from:', 'empty', 'from', 1],
    ['tea "and milk', 'quote', '', 2],
  ] as const)('%s', (typed, is, operator, clauses) => {
    const query = parseQuery(typed);
    expect(query.mistakes).toMatchObject([{ is, operator }]);
    expect(query.clauses).toHaveLength(clauses);
    expect(query.filters).toEqual([]);
  });
});

test('no text breaks it, and it reads the same text the same way', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (typed) => {
      const query = parseQuery(typed);
      expect(parseQuery(typed)).toEqual(query);
      expect(query.clauses.every(({ units }) => units.length > 0)).toBe(true);
    }),
  );
});

test('in: names a folder of bookmarks, in quotes where it has spaces, without regard to accents and capitals', () => {
  const folders = [
    { id: 'f1', name: 'Crème "brûlée"' },
    { id: 'f2', name: 'soups' },
  ];
  const filters = (typed: string) => parseQuery(typed, folders).filters;
  expect(filters('in:"creme brulee"')).toEqual([{ is: 'folder', id: 'f1', not: false }]);
  expect(filters('-in:Soups')).toEqual([{ is: 'folder', id: 'f2', not: true }]);
  expect(filters('in:bookmarks')).toEqual([{ is: 'in', place: 'bookmarks', not: false }]);
  expect(parseQuery('in:soups').mistakes).toEqual([{ is: 'value', operator: 'in', word: 'soups' }]);
});
