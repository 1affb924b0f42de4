import { dateFormat } from './formatters';

const known = new Map<string, Intl.DateTimeFormat>();

/** "April 2021". */
export function monthYear(locale: string): Intl.DateTimeFormat {
  const found = known.get(locale) ?? dateFormat(locale, { month: 'long', year: 'numeric' });
  known.set(locale, found);
  return found;
}
