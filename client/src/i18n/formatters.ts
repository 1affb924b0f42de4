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

export const compactNumber = kept(
  (locale) => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }),
);
export const plainNumber = kept((locale) => new Intl.NumberFormat(locale));
export const pluralRules = kept((locale) => new Intl.PluralRules(locale));
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
export const unitShort = units('narrow');
export const unitLong = units('long');
