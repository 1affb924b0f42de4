/** Formatter objects are dear to make; one per locale and shape is kept. */
function kept<T>(make: (name: string) => T): (name: string) => T {
  const known = new Map<string, T>();
  return (name) => {
    const found = known.get(name);
    if (found !== undefined) return found;
    const made = make(name);
    known.set(name, made);
    return made;
  };
}

/**
 * The reader's own regional variant of the interface language, such as `en-GB` for `en` (behaviour.md §11):
 * dates look the way the browser's owner is used to.
 */
export function regional(locale: string): string {
  const language = locale.split('-')[0];
  const wished = typeof navigator === 'undefined' ? [] : navigator.languages;
  return wished.find((candidate) => candidate.split('-')[0] === language) ?? locale;
}

/** The first use of `Intl` costs as much as a post: English goes without where its digits stand alone. */
const isPlain = (locale: string, value: number): boolean =>
  locale === 'en' && Number.isInteger(value) && value >= 0 && value < 1000;

const compact = kept(
  (locale) => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }),
);
const plain = kept((locale) => new Intl.NumberFormat(locale));
const rules = kept((locale) => new Intl.PluralRules(locale));
export const compactNumber = (locale: string, value: number): string =>
  isPlain(locale, value) ? String(value) : compact(locale).format(value);
export const plainNumber = (locale: string, value: number): string =>
  isPlain(locale, value) ? String(value) : plain(locale).format(value);
export const pluralRule = (locale: string, value: number): string =>
  isPlain(locale, value) ? (value === 1 ? 'one' : 'other') : rules(locale).select(value);
export const dateTime = kept(
  (locale) => new Intl.DateTimeFormat(regional(locale), { dateStyle: 'medium', timeStyle: 'short' }),
);
export const dayMonth = kept(
  (locale) => new Intl.DateTimeFormat(regional(locale), { day: 'numeric', month: 'short' }),
);
export const dayMonthYear = kept(
  (locale) => new Intl.DateTimeFormat(regional(locale), { day: 'numeric', month: 'short', year: 'numeric' }),
);
export const relative = kept((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'always' }));
export const relativeShort = kept(
  (locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'always', style: 'narrow' }),
);
const units = (
  unitDisplay: 'narrow' | 'long',
): ((locale: string) => (value: number, unit: string) => string) =>
  kept((locale) => {
    const of = kept((unit) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }));
    return (value, unit) => of(unit).format(value);
  });
const narrow = units('narrow');
/** "4m": only second, minute, hour and day are the same in English as their first letter. */
export const unitShort = (
  locale: string,
  value: number,
  unit: 'second' | 'minute' | 'hour' | 'day',
): string => (isPlain(locale, value) ? `${value}${unit.charAt(0)}` : narrow(locale)(value, unit));
export const unitLong = units('long');
