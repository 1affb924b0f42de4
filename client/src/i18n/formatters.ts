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
function regional(locale: string): string {
  const language = locale.split('-')[0];
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages;
  return wanted.find((candidate) => candidate.split('-')[0] === language) ?? locale;
}

/** The first use of `Intl` costs as much as a post: English goes without where its digits stand alone. */
const isPlain = (locale: string, value: number): boolean =>
  locale === 'en' && Number.isInteger(value) && value >= 0 && value < 1000;

/**
 * Whether the browser has the words of this language for times and dates. Chromium knows no Basque, Esperanto, Irish
 * and Occitan: `Intl` would answer in the browser's own language.
 */
export const hasWords = kept(
  (locale) => locale === 'en' || Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0,
);
/** Its figures and dates need no words: 1 234,5 and 2026-11-25 16:20, as ISO 8601 has them. */
const WORDLESS = 'sv';
const DAY = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const TIME = { hour: '2-digit', minute: '2-digit' } as const;

/** Figures, which every reader of the language understands. */
export const numberFormat = (locale: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat =>
  new Intl.NumberFormat(hasWords(locale) ? locale : WORDLESS, options);

/** Dates as the reader's region writes them, without words where the browser has none of the language. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  if (hasWords(locale)) return new Intl.DateTimeFormat(regional(locale), options);
  const { dateStyle, timeStyle, timeZone, day, month, year } = options;
  const shown = dateStyle ? DAY : { ...(day && DAY), month: month && DAY.month, year };
  return new Intl.DateTimeFormat(WORDLESS, { ...shown, ...(timeStyle && TIME), timeZone });
}

const compact = kept((locale) => numberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }));
const plain = kept((locale) => numberFormat(locale));
const rules = kept((locale) => new Intl.PluralRules([locale, 'en']));
export const compactNumber = (locale: string, value: number): string =>
  isPlain(locale, value) ? String(value) : compact(locale).format(value);
export const plainNumber = (locale: string, value: number): string =>
  isPlain(locale, value) ? String(value) : plain(locale).format(value);
export const pluralRule = (locale: string, value: number): string =>
  isPlain(locale, value) ? (value === 1 ? 'one' : 'other') : rules(locale).select(value);
export const dateTime = kept((locale) => dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }));
export const dayMonth = kept((locale) => dateFormat(locale, { day: 'numeric', month: 'short' }));
export const dayMonthYear = kept((locale) =>
  dateFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }),
);
export const relative = kept((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'always' }));
export const relativeShort = kept(
  (locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'always', style: 'narrow' }),
);
/** Symbols are the same in every language; longer units are days. */
const DAYS: Readonly<Record<string, number>> = { week: 7, month: 30, year: 365 };
function withSymbol(value: number, unit: string): string {
  const days = DAYS[unit];
  return days ? `${value * days} d` : `${value} ${unit === 'minute' ? 'min' : unit.charAt(0)}`;
}
const units = (
  unitDisplay: 'narrow' | 'short' | 'long',
): ((locale: string) => (value: number, unit: string) => string) =>
  kept((locale) => {
    const of = kept((unit) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }));
    return (value, unit) => (hasWords(locale) ? of(unit).format(value) : withSymbol(value, unit));
  });
const narrow = units('narrow');
const short = units('short');
/** "4m"; in Japanese "4 分", as its narrow form is in Latin letters. */
export const unitShort = (
  locale: string,
  value: number,
  unit: 'second' | 'minute' | 'hour' | 'day',
): string => {
  // Only these four are the same in English as their first letter.
  if (isPlain(locale, value)) return `${value}${unit.charAt(0)}`;
  return (locale === 'ja' ? short : narrow)(locale)(value, unit);
};
export const unitLong = units('long');
