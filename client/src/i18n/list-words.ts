import { hasWords } from './formatters';
import type { Translator } from './translator';

/** "a, b and c" in the reader's language. */
export const listWords = (t: Pick<Translator, 'locale'>, names: readonly string[]): string =>
  hasWords(t.locale) ? new Intl.ListFormat(t.locale).format(names) : names.join(', ');
