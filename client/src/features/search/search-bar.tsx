import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { paths } from '@/domain/paths';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { SearchInput } from '@/ui/field/search-input';
import { Icon } from '@/ui/icon/icon';
import styles from './search.module.css';

/** The box of the search page: Enter or the button searches, an empty query is ignored (SRCH-01). */
export function SearchBar({ query }: { query: string }): ReactElement {
  const t = useT();
  const [, navigate] = useLocation();
  const [text, setText] = useState(query);
  const [searched, setSearched] = useState(query);
  // The same box goes on when the address changes: who searched by Enter keeps the focus in it.
  if (searched !== query) {
    setSearched(query);
    setText(query);
  }
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Nothing else is to be done on a page without results.
    if (query === '') field.current?.focus();
  }, [query]);
  const search = (): void => {
    const words = text.trim();
    if (words !== '' && words !== query) navigate(paths.search(words));
  };
  const clear = (): void => {
    setText('');
    field.current?.focus();
  };
  return (
    <form
      className={styles.form}
      role="search"
      aria-label={t('searching.title')}
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <div className={styles.box}>
        <Icon name="search" size="s" />
        <SearchInput
          ref={field}
          value={text}
          label={t('searching.field')}
          placeholder={t('searching.hint')}
          onText={setText}
          // Never undefined: the box would be another element then, and who types would lose the focus.
          end={
            text !== '' && <IconButton icon="x" iconSize="s" label={t('searching.clear')} onClick={clear} />
          }
        />
      </div>
      <Button type="submit" look="primary">
        {t('searching.submit')}
      </Button>
    </form>
  );
}
