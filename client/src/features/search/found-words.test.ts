import { describe, expect, test } from 'vitest';
import { foundIn, foundPattern } from './found-words';

const marked = (query: string, text: string): string[] => {
  const pattern = foundPattern(query);
  return pattern ? foundIn(text, pattern).map(([from, to]) => text.slice(from, to)) : [];
};

describe('the words that were searched for', () => {
  test.each([
    ['low tide', 'Low tide at 05:52, tides are low', ['Low tide', 'tide', 'low']],
    ['"low tide"', 'the low\ntide', ['low\ntide']],
    ['tide from:wren -milk or boat', 'tide from wren, milk or a boat', ['tide', 'boat']],
    ['#laundry', 'on. #laundry', ['laundry']],
    ['ide', 'tide', []],
    ['C++ (what?)', 'C++ and (what?)', ['C++', '(what?)']],
    ['low-tide 1/2', 'a low-tide walk, 1/2', ['low-tide', '1/2']],
    ['料理', '今日の料理です', ['料理']],
    ['صبر', 'قليل من صبر', ['صبر']],
    ['a', 'a b', []],
    ['from:wren', 'from:wren', []],
    ['ß', 'ß', []],
  ] as const)('%s in %s', (query, text, expected) => {
    expect(marked(query, text)).toEqual(expected);
  });
});
