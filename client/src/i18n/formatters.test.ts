import { expect, test } from 'vitest';
import { dayOrTime } from './day-range';
import {
  compactNumber,
  dateTime,
  dayMonth,
  dayMonthYear,
  hasWords,
  plainNumber,
  pluralRule,
  unitLong,
  unitShort,
} from './formatters';
import { listWords } from './list-words';
import { monthYear } from './month-year';
import { longTime, shortTime } from './relative-time';
import { createTranslator } from './translator';

const COUNTS = [0, 1, 2, 10, 11, 21, 59, 101, 999, 1000, 1234, 12_345, 1_200_000, 1.5, -1, -20];

test.each(['en', 'de', 'ar', 'pl'])('numbers of %s are as the browser has them', (locale) => {
  const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  for (const count of COUNTS) {
    expect(plainNumber(locale, count)).toBe(new Intl.NumberFormat(locale).format(count));
    expect(compactNumber(locale, count)).toBe(compact.format(count));
    expect(pluralRule(locale, count)).toBe(new Intl.PluralRules(locale).select(count));
  }
});

test.each(['second', 'minute', 'hour', 'day'] as const)('short %ss are as the browser has them', (unit) => {
  const kinds = [
    ['en', 'narrow'],
    ['de', 'narrow'],
    ['ja', 'short'],
  ] as const;
  for (const [locale, unitDisplay] of kinds) {
    const browser = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay });
    for (const count of COUNTS) expect(unitShort(locale, count, unit)).toBe(browser.format(count));
  }
});

/** Klingon, to every engine what Basque is to Chromium. */
const UNKNOWN = 'tlh';

test('a language that the browser does not know gets figures without the words of another', () => {
  expect(hasWords(UNKNOWN)).toBe(false);
  expect(plainNumber(UNKNOWN, 1234).replaceAll(/\s/g, ' ')).toBe('1 234');
  expect(pluralRule(UNKNOWN, 1)).toBe('one');
  const time = new Date(2026, 10, 25, 16, 20).getTime();
  expect(dateTime(UNKNOWN).format(time)).toBe('2026-11-25 16:20');
  expect(dayMonthYear(UNKNOWN).format(time)).toBe('2026-11-25');
  expect(monthYear(UNKNOWN).format(time)).toBe('2026-11');
  expect(dayMonth(UNKNOWN).format(time)).toMatch(/^\d+[/-]\d+$/);
  const t = createTranslator(UNKNOWN, 'ltr', {});
  expect(dayOrTime(t, Date.UTC(2026, 10, 25), true)).toBe('2026-11-25');
  expect(dayOrTime(t, time, false)).toBe('2026-11-25 16:20');
  expect(longTime(t, time, time + 3 * 3_600_000)).toBe('2026-11-25 16:20');
  expect(shortTime(t, time, time + 3 * 3_600_000)).toBe('3 h');
  expect(shortTime(t, time, time - 3 * 3_600_000)).toBe('2026-11-25 16:20');
  expect(unitLong(UNKNOWN)(2, 'week')).toBe('14 d');
  expect(listWords(t, ['a', 'b', 'c'])).toBe('a, b, c');
});
