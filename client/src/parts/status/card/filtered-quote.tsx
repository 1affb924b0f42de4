import '@/i18n/messages/en/late/placeholder';
import type { ReactElement } from 'react';
import { filterName, type Filter } from '@/domain/filter/filter';
import { useT } from '@/i18n/use-t';
import { TextButton } from '@/ui/button/text-button';
import { FilterLink } from './placeholder';
import styles from './cards.module.css';

/** Stands for a quoted post that a filter meets. */
export function FilteredQuote({ by, onShow }: { by: Filter; onShow: () => void }): ReactElement {
  const t = useT();
  return (
    <p className={styles.missing}>
      {t('placeholder.filtered_quote', { words: filterName(by) })} <FilterLink id={by.id} />{' '}
      <TextButton onClick={onShow}>{t('placeholder.show_notification')}</TextButton>
    </p>
  );
}
