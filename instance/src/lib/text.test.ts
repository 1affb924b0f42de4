import { array, assert, constantFrom, property } from 'fast-check';
import { expect, it } from 'vitest';
import { isLonger } from './text.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const count = (text: string): number => [...segmenter.segment(text)].length;

const PARTS = ['a', ' ', '\r\n', 'é', 'e\u0301', '👩‍👩‍👧‍👦', '🇩🇪', '👍🏽', 'กำ', '한', '\u0600', '\u0301', 'ꙭ'];

it('counts as a segmentation of the whole text does, wherever its pieces end', () => {
  const texts = array(constantFrom(...PARTS), { minLength: 1, maxLength: 600 });
  assert(
    property(texts, (parts) => {
      const text = parts.join('');
      const length = count(text);
      expect([isLonger(text, length), isLonger(text, length - 1)]).toEqual([false, true]);
    }),
    { numRuns: 60 },
  );
});

it('ends no character within a code point', () => {
  const family = '👩‍👩‍👧‍👦';
  for (let before = 200; before < 256; before += 1) {
    const text = 'x'.repeat(before) + family + 'y'.repeat(200);
    expect(isLonger(text, before + 201)).toBe(false);
  }
});

it('reads a character that is longer than a piece as one', () => {
  const long = `a${'\u0301'.repeat(700)}`;
  expect(isLonger(`${long}${'b'.repeat(99)}`, 100)).toBe(false);
  expect(isLonger(`${long}${'b'.repeat(100)}`, 100)).toBe(true);
});

it('calls a text too long by its plain length, whatever characters it has', () => {
  expect(isLonger(`a${'\u0301'.repeat(3_000_000)}`, 5000)).toBe(true);
  expect(isLonger('kiln ribs '.repeat(300_000), 5000)).toBe(true);
});
