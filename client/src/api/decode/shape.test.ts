import { expect, test } from 'vitest';
import { id, nameOrNull, text, time, wordsOrNull } from './shape';

test('dates of servers are Unix milliseconds', () => {
  expect(time('2026-11-22T07:00:00.000Z')).toBe(Date.UTC(2026, 10, 22, 7));
  expect(time('2026-11-22')).toBe(Date.UTC(2026, 10, 22));
  expect(time('2026-11-22T07:00:00.123456+01:00')).toBe(Date.UTC(2026, 10, 22, 6, 0, 0, 123));
});

test.each([
  [undefined],
  [null],
  [''],
  ['yesterday'],
  ['5'],
  ['Invalid Date'],
  ['post 12'],
  [1_700_000_000],
  ['2026-13-45T99:99:99Z'],
  // What languages write for "no date": the beginning of Unix time, of Go's and of C#'s.
  ['1970-01-01T00:00:00.000Z'],
  ['0001-01-01T00:00:00.000Z'],
])('%j is no date', (input) => expect(time(input)).toBeNull());

test('half a pair of UTF-16, which has no place in an address, is read as a sign of its own', () => {
  const half = JSON.parse('"a\\ud83d"');
  for (const read of [text, wordsOrNull, nameOrNull, id]) {
    expect(read(half)).toBe('a\ufffd');
    expect(read('a😀')).toBe('a😀');
  }
});
