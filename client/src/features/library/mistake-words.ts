import type { Mistake } from '@/domain/library/query';
import type { Translator } from '@/i18n/translator';

/** What is wrong with a query, in words. */
export function mistakeWords(t: Translator, { is, operator, word }: Mistake): string {
  switch (is) {
    case 'operator':
      return t('library.wrong_operator', { operator });
    case 'value':
      return t('library.wrong_value', { operator, word });
    case 'date':
      return t('library.wrong_date', { word });
    case 'empty':
      return t('library.wrong_empty', { operator });
    case 'quote':
      return t('library.wrong_quote');
  }
}
