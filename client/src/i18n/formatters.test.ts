import { expect, test } from 'vitest';
import { compactNumber, plainNumber, pluralRule, unitShort } from './formatters';

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
  for (const locale of ['en', 'de', 'ja']) {
    const browser = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'narrow' });
    for (const count of COUNTS) expect(unitShort(locale, count, unit)).toBe(browser.format(count));
  }
});
