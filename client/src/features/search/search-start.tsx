import { useState, type ReactElement } from 'react';
import { useMe, useServer } from '@/data/react/records';
import { useScreens } from '@/data/react/use-screens';
import type { SearchHistory } from '@/data/screens/screens';
import { paths } from '@/domain/paths';
import { useT } from '@/i18n/use-t';
import { IconButton } from '@/ui/button/icon-button';
import { TextButton } from '@/ui/button/text-button';
import { Icon } from '@/ui/icon/icon';
import { Link } from '@/ui/link/link';
import { SearchOperators } from './search-operators';
import styles from './search.module.css';

/** Before a search: what was searched for last, and what can be. */
export function SearchStart(): ReactElement {
  const t = useT();
  const { can } = useServer();
  const me = useMe();
  const [asked] = useScreens('history', async (pages) => pages.search.history);
  return (
    <>
      {me && (
        <Link href={paths.library()} className={styles.goTo}>
          <Icon name="stack" size="s" />
          {t('searching.own_library')}
        </Link>
      )}
      {asked.is === 'here' && <History history={asked.value} />}
      <section className={styles.start} aria-label={t('searching.hint_title')}>
        <h2 className={styles.heading}>{t('searching.hint_title')}</h2>
        <ul className={styles.hints}>
          <li>{t('searching.hint_words')}</li>
          <li>{t('searching.hint_people')}</li>
          <li>{t('searching.hint_tag')}</li>
          <li>{t('searching.hint_link')}</li>
        </ul>
        {can.searchOperators !== 'none' && <SearchOperators kind={can.searchOperators} />}
      </section>
    </>
  );
}

function History({ history }: { history: SearchHistory }): ReactElement | null {
  const t = useT();
  const [queries, setQueries] = useState(() => history.list());
  if (queries.length === 0) return null;
  // The focus goes on before what it is on goes away.
  const change = (work: () => void, next: HTMLElement | null): void => {
    next?.focus();
    work();
    setQueries(history.list());
  };
  const main = (): HTMLElement | null => document.getElementById('main');
  const forget = (query: string, row: Element | null): void => {
    const beside = row?.nextElementSibling ?? row?.previousElementSibling;
    change(() => history.remove(query), beside?.querySelector('button') ?? main());
  };
  return (
    <section className={styles.recent} aria-label={t('searching.recent')}>
      <div className={styles.recentHead}>
        <h2 className={styles.heading}>{t('searching.recent')}</h2>
        <TextButton onClick={() => change(() => history.clear(), main())}>
          {t('searching.clear_recent')}
        </TextButton>
      </div>
      <ul>
        {queries.map((query) => (
          <li key={query} className={styles.past}>
            <Link href={paths.search(query)} className={styles.pastLink}>
              <Icon name="clock" size="s" />
              <bdi>{query}</bdi>
            </Link>
            <IconButton
              icon="x"
              iconSize="s"
              label={t('searching.forget', { query })}
              onClick={(event) => forget(query, event.currentTarget.closest('li'))}
            />
          </li>
        ))}
      </ul>
      <p className={styles.faint}>{t('searching.history_local')}</p>
    </section>
  );
}
