import { expect, it } from 'vitest';
import { FILTER_PLACES, wordFilter, type Filter } from './filter';
import { createFilterIndex } from './filter-index';
import { folded } from './filter';
import { phrasePattern } from './phrase-pattern';

const whole = (phrase: string): Filter => ({
  ...wordFilter(phrase),
  phrases: [{ id: null, phrase, wholeWord: true }],
});

it.each([
  [wordFilter('tide'), ['The TIDE', 'tides', 'untidy', 'none']],
  [whole('tide'), ['The tide.', 'tides', 'a_tide', 'tide!']],
  [whole('c++'), ['c++11', 'C++', 'abc++']],
  [whole('犬'), ['白い犬がいる', '猫']],
  [wordFilter('low  tide'), ['low\ntide', 'lowtide']],
  [wordFilter('a.b*(c'), ['a.b*(c', 'axb(c']],
])('finds what the filter finds: %#', (filter, texts) => {
  const pattern = new RegExp(phrasePattern([filter], 'warn'), 'iu');
  const index = createFilterIndex([filter]);
  for (const text of texts)
    expect([text, pattern.test(text)]).toEqual([text, index.find(folded(text)).length > 0]);
});

it('takes the filters of this action that hold for notifications', () => {
  const hides: Filter = { ...wordFilter('ebb'), action: 'hide' };
  const elsewhere: Filter = { ...wordFilter('flood'), places: FILTER_PLACES.filter((one) => one === 'home') };
  expect(phrasePattern([hides, elsewhere], 'hide')).toBe('ebb');
  expect(phrasePattern([hides, elsewhere], 'warn')).toBe('');
});
