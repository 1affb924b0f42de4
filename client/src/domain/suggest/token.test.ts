import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completed, replaced, SIGNS, tokenAt } from './token';

const at = (marked: string): ReturnType<typeof tokenAt> =>
  tokenAt(marked.replace('|', ''), marked.indexOf('|'));

describe('the word at the caret', () => {
  it.each([
    ['@ad|', { sign: '@', query: 'ad', start: 0, end: 3 }],
    ['hello @|', { sign: '@', query: '', start: 6, end: 7 }],
    ['see @ada@far.ex| soon', { sign: '@', query: 'ada@far.ex', start: 4, end: 15 }],
    ['@al|ice.', { sign: '@', query: 'alice', start: 0, end: 6 }],
    ['(:sm|)', { sign: ':', query: 'sm', start: 1, end: 4 }],
    [':a::b|', { sign: ':', query: 'b', start: 3, end: 5 }],
    [':ca|t: yes', { sign: ':', query: 'cat', start: 0, end: 5 }],
    ['你好@ad|', { sign: '@', query: 'ad', start: 2, end: 5 }],
    ['猫:ね|', { sign: ':', query: 'ね', start: 1, end: 3 }],
    ['مرحبا @نو|', { sign: '@', query: 'نو', start: 6, end: 9 }],
    ['👩‍👩‍👧:fam|', { sign: ':', query: 'fam', start: 8, end: 12 }],
    ['#été|s', { sign: '#', query: 'étés', start: 0, end: 5 }],
    ['a $ta|', { sign: '$', query: 'ta', start: 2, end: 5 }],
    ['a $[ta|', { sign: '$', query: 'ta', start: 2, end: 6 }],
    ['line\n@b|', { sign: '@', query: 'b', start: 5, end: 7 }],
  ])('in %s', (marked, token) => {
    expect(at(marked)).toEqual(token);
  });

  it.each(['ada@far|', '10:30|', 'https://a.example/#frag|', 'http:|', 'word |', '@ada |', 'C#|', 'a/@b|'])(
    'is nothing to complete in %s',
    (marked) => {
      expect(at(marked)).toBeNull();
    },
  );

  it('is not read from a piece of something longer', () => {
    const long = `@${'a'.repeat(300)}`;
    expect(tokenAt(long, long.length)).toBeNull();
  });
});

describe('completing', () => {
  it('puts one space behind, never two', () => {
    const text = 'see @ad there';
    const token = tokenAt(text, 7);
    expect(token && replaced(text, completed(text, token, '@ada'))).toEqual({
      text: 'see @ada there',
      caret: 9,
    });
  });

  it('puts a space before a handle that follows a letter of a script without spaces', () => {
    const token = tokenAt('你好@ad', 5);
    expect(token && replaced('你好@ad', completed('你好@ad', token, '@ada')).text).toBe('你好 @ada ');
  });

  const piece = fc.oneof(
    fc.constantFrom('@', ':', '#', '$', ' ', '\n', '.', '🦀', '👩‍👩‍👧', '猫', 'ع', 'é', '_', '@ada', ':cat:'),
    fc.string({ unit: 'grapheme', maxLength: 4 }),
  );
  const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));

  it('changes only the word at the caret, wherever it stands in whatever text', () => {
    fc.assert(
      fc.property(
        text,
        fc.nat(),
        fc.constantFrom('@ada@far.example', ':cat:', '🦀'),
        (whole, where, words) => {
          const caret = where % (whole.length + 1);
          const token = tokenAt(whole, caret);
          if (!token) return;
          expect(SIGNS).toContain(token.sign);
          expect(whole[token.start]).toBe(token.sign);
          expect(token.start).toBeLessThan(caret);
          expect(token.end).toBeGreaterThanOrEqual(caret);
          expect(whole.slice(token.start + 1, token.end)).not.toMatch(/\s/);
          const after = replaced(whole, completed(whole, token, words));
          expect(after.text.startsWith(whole.slice(0, token.start))).toBe(true);
          expect(after.text.slice(0, after.caret).endsWith(`${words} `)).toBe(true);
          expect(after.text.slice(after.caret)).toBe(whole.slice(token.end).replace(/^ /, ''));
        },
      ),
    );
  });
});
