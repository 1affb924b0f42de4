import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textLength, type Counting } from './text-length';
import { cpuMs } from '../../../test/cpu-ms';

const whole: Counting = { graphemes: true, link: null };
const mastodon: Counting = { graphemes: true, link: 23 };
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

describe('the length of a text', () => {
  it.each([
    ['👩‍👩‍👧‍👦', 1],
    ['e\u0301', 1],
    ['1\uFE0F\u20E3', 1],
    ['🇮🇸🇵🇱', 2],
    ['नमस्ते', 3],
    ['가\u11A8', 1],
    ['港のねこ', 4],
    ['مرحبا', 5],
    ['a\n\nb', 4],
    [':blobcat:', 9],
    ['@lin@far.example', 16],
    ['https://example.org/', 20],
  ])('%s counts as readers see it', (text, length) => {
    expect(textLength(text, whole)).toBe(length);
  });

  it('is the number of graphemes, whatever stands beside what', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'a',
        ' ',
        '\n',
        '\u0301',
        '\u200D',
        '👩',
        '🏽',
        '🇮',
        '가',
        '\u11A8',
        'ক',
        '\u09CD',
        '©',
        '\u0600',
        'न',
        '\u094D',
        '\u0E33',
        'ก',
        '\uFF9E',
        '\u200C',
        '\u00A0',
        '\u{E007F}',
        '\u1100',
        '\u1161',
        '\u0D4E',
      ),
      fc.string({ unit: 'binary', maxLength: 3 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('').replaceAll('\r', '');
        expect(textLength(text, whole)).toBe(Array.from(segmenter.segment(text)).length);
      }),
    );
  });

  it('is in code points where the server counts so, or nobody knows', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(textLength(text)).toBe(Array.from(text).length);
        expect(textLength(text, { graphemes: false, link: null })).toBe(Array.from(text).length);
      }),
    );
  });

  it.each([
    ['https://a.example', 23],
    ['see https://example.org/a/very/long/path?with=much#behind and', 4 + 23 + 4],
    ['(https://example.org/x).', 1 + 23 + 2],
    ['https://a.example https://b.example', 47],
    ['http://localhost', 16],
    [`https://example.com。${'長'.repeat(490)}`, 23 + 1 + 490],
    ['https://example.com長い', 23 + 2],
    ['長https://example.com、そして', 1 + 23 + 4],
    ['https://a.example:8080/', 23],
    ['https://a.example?q=1#there', 23],
    ['https://a.example#there', 23 + 6],
    ['https://a.example/x。長い', 23],
    ['https://例え.テスト/x', 23],
    ['https://www.a.example.', 23 + 1],
    ['see example.org', 15],
    ['hi @lin@far.example!', 8],
    ['@lin@far.example @ada', 9],
    ['mail me@far.example', 19],
    ['https://example.org/@lin@far.example', 23],
  ])('on Mastodon links count 23, hosts of mentions nothing: %s', (text, length) => {
    expect(textLength(text, mastodon)).toBe(length);
  });

  it('of a long text is known at once', () => {
    const text = 'Tide @lin@far.example 🦀 :blobcat: https://example.org/x 潮が引く。\n'.repeat(90);
    const took = cpuMs(() => {
      for (let index = 0; index < 20; index += 1) textLength(`${text}${index}`, mastodon);
    });
    expect(took / 20).toBeLessThan(20);
  });
});
