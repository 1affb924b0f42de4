import { expect, test } from 'vitest';
import { findRow } from './places';

const rows = [
  ['group', 40],
  ['c', 130],
  ['d', 220],
] as const;

test('the first row that is still there tells the place', () => {
  expect(findRow(rows, ['a', 'c', 'd'])).toEqual({ id: 'c', index: 1, top: 130 });
  expect(findRow(rows, ['a', 'b'])).toBeNull();
});

test('a group that somebody joined goes up without the reader', () => {
  const before = ['a', 'b', 'group', 'c', 'd'];
  expect(findRow(rows, ['group', 'a', 'b', 'c', 'd'], before)).toEqual({ id: 'c', index: 3, top: 130 });
  expect(findRow(rows, ['new', 'a', 'b', 'group', 'c', 'd'], before)?.id).toBe('group');
  // What was above it went, which is no sign.
  expect(findRow(rows, ['group', 'c', 'd'], before)?.id).toBe('group');
  expect(findRow(rows, ['group', 'a', 'b'], before)?.id).toBe('group');
});

test('a notification that was read goes below the unread ones without the reader', () => {
  const before = ['group', 'c', 'd', 'e', 'f'];
  expect(findRow(rows, ['c', 'd', 'e', 'f', 'group'], before)?.id).not.toBe('group');
});
