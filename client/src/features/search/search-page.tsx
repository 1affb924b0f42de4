import { useEffect, useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useRealm } from '@/data/react/realm-context';
import { useServer } from '@/data/react/records';
import { remembered } from '@/data/react/remembered';
import { useScreens } from '@/data/react/use-screens';
import type { ResultsSoFar, Screens } from '@/data/screens/screens';
import '@/i18n/messages/en/late/searching';
import { paths, profilePath } from '@/domain/paths';
import { isOwnHost } from '@/domain/instance/server';
import { AsOf } from '@/parts/instance/as-of';
import { useT } from '@/i18n/use-t';
import { FailedPage } from '@/parts/account/failed-page';
import { SkeletonPosts } from '@/ui/state/skeleton';
import { VisuallyHidden } from '@/ui/state/visually-hidden';
import { hostToAsk, placeOnOwn } from './go-to';
import { keptResults } from './kept-results';
import { SearchBar } from './search-bar';
import { SearchResultTabs } from './search-result-tabs';
import { SearchStart } from './search-start';
import { firstResults } from './use-more-results';
import styles from './search.module.css';

const RESULTS = remembered('search');

/** SRCH-01. `query` is that of the address; empty shows what can be searched for and what was. */
export function SearchPage({ query }: { query: string }): ReactElement {
  const t = useT();
  return (
    <>
      <div className={styles.head}>
        <VisuallyHidden>
          <h1>{t('searching.title')}</h1>
        </VisuallyHidden>
        <SearchBar query={query} />
      </div>
      {query === '' ? <SearchStart /> : <Asked key={query} query={query} />}
    </>
  );
}

/** What has an address on this very server is opened; else it is searched for. */
function Asked({ query }: { query: string }): ReactElement {
  const t = useT();
  const realm = useRealm();
  const server = useServer();
  const [, navigate] = useLocation();
  const own = placeOnOwn(query, (host) => host === location.host || isOwnHost(server, host));
  const [unknown, setUnknown] = useState(false);
  const path = own?.is === 'page' ? own.path : null;
  const looksUp = own?.is === 'address';
  useEffect(() => {
    const go = (to: string): void => navigate(to, { replace: true });
    if (path !== null) return go(path);
    if (!looksUp) return;
    let left = false;
    const look = async (): Promise<void> => {
      const place = await realm.lookUp(query).catch(() => null);
      if (left) return;
      if (!place) setUnknown(true);
      else go(place.is === 'status' ? paths.conversation(place.id) : profilePath(place, realm.server.get()));
    };
    void look();
    return () => {
      left = true;
    };
  }, [realm, navigate, query, path, looksUp]);
  if (own === null || unknown) return <Results query={query} />;
  return <SkeletonPosts label={t('searching.searching')} />;
}

function Results({ query }: { query: string }): ReactElement {
  const t = useT();
  const realm = useRealm();
  const ownHost = new URL(useServer().base).host;
  const [kept] = useState(() => keptResults(realm, query));
  const ask = async (screens: Screens, signal: AbortSignal): Promise<ResultsSoFar> => {
    if (kept) return kept;
    const found = await screens.search.find(query, signal);
    // Akkoma makes hashtags of the pieces of an address: nobody looked for those.
    const named = hostToAsk(query, '') !== null;
    return firstResults(named ? { ...found, hashtags: [] } : found);
  };
  const [asked, again] = useScreens(query, ask, RESULTS);
  useEffect(() => {
    // Without the code for it the search itself has failed too, and says so.
    realm.late.screens.load().then(
      (screens) => screens.search.history.add(query),
      () => {},
    );
  }, [realm, query]);
  if (asked.is === 'failed')
    return <FailedPage title={t('searching.failed')} error={asked.error} onRetry={again} />;
  if (asked.is === 'waiting') {
    const host = hostToAsk(query, ownHost);
    return (
      <>
        {host !== null && <p className={styles.lookingUp}>{t('searching.looking_up', { host })}</p>}
        <SkeletonPosts label={t('searching.searching')} />
      </>
    );
  }
  return (
    <>
      {asked.readAt !== undefined && (
        <p className={styles.lookingUp}>
          <AsOf className="" at={asked.readAt} />
        </p>
      )}
      <SearchResultTabs key={asked.readAt ?? ''} query={query} begun={asked.value} />
    </>
  );
}
