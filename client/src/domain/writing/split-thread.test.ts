import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitThread } from './split-thread';
import { textLength } from './text-length';

const piece = fc.constantFrom(
  'Tide tables. ',
  'Why? ',
  '@lin@far.example ',
  ':blobcat: ',
  '👩‍👩‍👧‍👦',
  'a\n\n',
  '潮が引く。',
  ' ',
  'https://example.org/a-long-path ',
  'é',
);
const text = fc.oneof(
  fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
);
const limit = fc.integer({ min: 40, max: 120 });

describe('a text that is split into a chain', () => {
  it('loses no character, whatever it is made of', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 120 }), (words, most) => {
        expect(splitThread(words, most).join('')).toBe(words);
      }),
    );
  });

  it('is in pieces that fit', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), limit, (pieces, most) => {
        for (const part of splitThread(pieces.join(''), most)) expect(part.length).toBeLessThanOrEqual(most);
      }),
    );
  });

  it('is in pieces that fit as the server counts', () => {
    const measure = (part: string): number => textLength(part, { graphemes: true, link: 23 });
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), limit, (pieces, most) => {
        const parts = splitThread(pieces.join(''), most, measure);
        expect(parts.join('')).toBe(pieces.join(''));
        for (const part of parts) expect(measure(part)).toBeLessThanOrEqual(most);
      }),
    );
  });

  it('cuts no mention, no emoji and no link', () => {
    const whole = /@lin@far\.example|:blobcat:|👩‍👩‍👧‍👦|https:\/\/example\.org\/a-long-path/gu;
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), limit, (pieces, most) => {
        const words = pieces.join(' ');
        const kept = splitThread(words, most).flatMap((part) => part.match(whole) ?? []);
        expect(kept).toEqual(words.match(whole) ?? []);
      }),
    );
  });

  it('ends its posts where sentences end', () => {
    const parts = splitThread('One is here. Two is there. Three is nowhere at all.', 30);
    expect(parts).toEqual(['One is here. Two is there. ', 'Three is nowhere at all.']);
  });

  it('stays whole where it fits, and where the server has no limit', () => {
    expect(splitThread('short', 10)).toEqual(['short']);
    expect(splitThread('x'.repeat(9000), 0)).toHaveLength(1);
  });
});
