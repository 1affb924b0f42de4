import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { paths } from '@/domain/paths';
import { useT } from '@/i18n/use-t';
import { TextInput } from '@/ui/field/text-input';
import { Icon } from '@/ui/icon/icon';
import styles from './bar.module.css';

/** The search box of the wide top bar; an empty query is ignored (S1 §5). */
export function SearchField(): ReactElement {
  const t = useT();
  const [, navigate] = useLocation();
  const search = (form: FormData): void => {
    const query = form.get('query');
    if (typeof query === 'string' && query.trim() !== '') navigate(paths.search(query.trim()));
  };
  return (
    <form
      className={styles.search}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search(new FormData(event.currentTarget));
      }}
    >
      <Icon name="search" size="s" />
      <TextInput type="search" name="query" aria-label={t('nav.search')} placeholder={t('nav.search')} />
    </form>
  );
}
