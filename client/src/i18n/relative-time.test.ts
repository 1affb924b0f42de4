import { expect, test } from 'vitest';
import { compactCount, fullCount } from './count';
import { difference, duration, longTime, shortTime } from './relative-time';
import { createTranslator } from './translator';

const t = createTranslator('en', 'ltr', {});
const now = Date.UTC(2026, 5, 15, 12);
const SECOND = 1000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

test.each([
  [0, 'now'],
  [59 * SECOND, '59s'],
  [60 * SECOND, '1m'],
  [59 * 60 * SECOND, '59m'],
  [HOUR, '1h'],
  [23.9 * HOUR, '23h'],
  [6.9 * DAY, '6d'],
])('%d ms ago is shown as %s', (ago, words) => {
  expect(shortTime(t, now - ago, now)).toBe(words);
});

test('no language has the letters of another one', () => {
  const ja = createTranslator('ja', 'ltr', {});
  const ago = [9 * SECOND, 9 * 60 * SECOND, 9 * HOUR, 3 * DAY];
  expect(ago.map((each) => shortTime(ja, now - each, now))).toEqual(['9 秒', '9 分', '9 時間', '3 日']);
});

test('after a week the day is shown, in another year with the year', () => {
  expect(shortTime(t, now - 10 * DAY, now)).toMatch(/5 Jun|Jun 5/);
  expect(shortTime(t, now - 400 * DAY, now)).toMatch(/2025/);
});

test('past differences are rounded down, future ones up', () => {
  expect(difference(now - 1.9 * HOUR, now)).toEqual({ amount: 1, unit: 'hour', past: true });
  expect(difference(now + 1.1 * HOUR, now)).toEqual({ amount: 2, unit: 'hour', past: false });
});

test.each([
  [59.5 * SECOND, 'in 1 minute'],
  [HOUR - 3 * SECOND, 'in 1 hour'],
  [HOUR - 90 * SECOND, 'in 59 minutes'],
  [DAY - 3 * SECOND, 'in 1 day'],
  [7 * DAY - 3 * SECOND, 'in 1 week'],
])('what is rounded up to the next unit is told in it: %d ms ahead', (ahead, words) => {
  expect(longTime(t, now + ahead, now)).toBe(words);
});

test('long forms are words', () => {
  expect(longTime(t, now - 4 * 60 * SECOND, now)).toBe('4 minutes ago');
  expect(longTime(t, now + 3 * HOUR, now)).toBe('in 3 hours');
  expect(duration(t, now + 3 * HOUR, now)).toBe('3 hours');
  expect(duration(t, HOUR, 0)).toBe('1 hour');
});

test('counts are compact from a thousand on and whole in tooltips', () => {
  expect(compactCount(t, 999)).toBe('999');
  expect(compactCount(t, 1234)).toBe('1.2k');
  expect(compactCount(t, 3_000_000)).toBe('3M');
  expect(fullCount(t, 1234)).toBe('1,234');
});
