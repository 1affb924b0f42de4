import { assert, integer, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { breakable, wrapText } from './wrap-text';

const letters = (text: string): number => Array.from(text).length;

describe('lines of a paragraph', () => {
  test('end between words, and punctuation stays with its word', () => {
    expect(wrapText('Hello, wide world!', 8, letters)).toEqual(['Hello,', 'wide', 'world!']);
  });

  test('end within an address that is wider than a line', () => {
    expect(wrapText('at https://example.org/abc now', 10, letters)).toEqual([
      'at',
      'https://ex',
      'ample.org/',
      'abc now',
    ]);
  });

  test('end between words of scripts without spaces', () => {
    const lines = wrapText('日本語の文章を折り返します', 6, letters);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('')).toBe('日本語の文章を折り返します');
  });

  test('keep families of signs together', () => {
    expect(wrapText('👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 7, letters)).toEqual(['👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦']);
  });

  test('lose nothing but white space, and are no wider than allowed, whatever the text', () => {
    assert(
      property(string({ unit: 'grapheme' }), integer({ min: 1, max: 30 }), (text, width) => {
        expect(breakable(text).join('')).toBe(text);
        const lines = wrapText(text, width, letters);
        const bare = (words: string): string => words.replace(/\s/g, '');
        expect(bare(lines.join(''))).toBe(bare(text));
        for (const line of lines) expect(letters(line) <= width || letters(line) < 12).toBe(true);
      }),
    );
  });
});
