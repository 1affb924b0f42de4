import { expect, test } from 'vitest';
import { timeLeft } from './time-left';
import { createTranslator } from './translator';

const t = createTranslator('en', 'ltr', {});
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [7 * DAY, '1 week'],
  [7 * DAY + MINUTE, '1 week'],
  [10 * DAY, '10 days'],
  [40 * DAY, '6 weeks'],
  [30 * DAY, '1 month'],
  [61 * DAY, '2 months'],
  [DAY - 5 * MINUTE, '1 day'],
  [90 * MINUTE, '90 minutes'],
  [10_000, '1 minute'],
])('%d ms are left as %s', (left, words) => {
  expect(timeLeft(t, 1_000_000 + left, 1_000_000)).toBe(words);
});
