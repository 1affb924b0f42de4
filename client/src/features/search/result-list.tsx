import { useCallback, useRef, type ReactElement } from 'react';
import type { SearchKind, SearchResults } from '@/data/screens/screens';
import { usePreference } from '@/data/react/records';
import { useT } from '@/i18n/use-t';
import { PersonRow } from '@/parts/account/person-row';
import { WhyNoMore } from '@/parts/account/why-no-more';
import { lateReplyForm } from '@/parts/composer/places/late-forms';
import { moveBetweenPosts } from '@/parts/status/card/move-between-posts';
import { StatusCard } from '@/parts/status/card/status-card';
import { useLate } from '@/ui/late/use-late';
import { EmptyState } from '@/ui/state/empty-state';
import { LoadMore } from '@/ui/state/load-more';
import { VirtualList } from '@/ui/virtual-list/virtual-list';
import { FoundTags } from './found-tags';
import { useFoundWords } from './use-found-words';
import type { MoreState } from './use-more-results';
import styles from './search.module.css';

const NOTHING = {
  statuses: 'searching.no_posts',
  accounts: 'searching.no_people',
  hashtags: 'searching.no_hashtags',
} as const;

/** The results of one kind and the way to more of them. */
export function ResultList({
  kind,
  query,
  label,
  results,
  fetch,
  hint,
  onMore,
}: {
  kind: SearchKind;
  query: string;
  label: string;
  results: SearchResults;
  fetch: MoreState;
  /** What may be done where nothing was found. */
  hint: string;
  onMore: () => void;
}): ReactElement {
  const t = useT();
  if (results[kind].length === 0) return <EmptyState icon="search" title={t(NOTHING[kind])} text={hint} />;
  const words = {
    more: t('searching.more'),
    loading: t('searching.loading_more'),
    retry: t('common.retry'),
    ended: t('searching.no_more'),
  };
  return (
    <>
      {kind === 'statuses' && <FoundPosts query={query} label={label} ids={results.statuses} />}
      {kind === 'accounts' && (
        <ul className={styles.people} aria-label={label}>
          {results.accounts.map((id) => (
            <li key={id}>
              <PersonRow id={id} />
            </li>
          ))}
        </ul>
      )}
      {kind === 'hashtags' && <FoundTags label={label} tags={results.hashtags} />}
      <LoadMore
        is={fetch.is}
        words={words}
        why={fetch.is === 'failed' && <WhyNoMore error={fetch.error} />}
        onMore={onMore}
      />
    </>
  );
}

function FoundPosts({
  query,
  label,
  ids,
}: {
  query: string;
  label: string;
  ids: readonly string[];
}): ReactElement {
  const list = useRef<HTMLDivElement>(null);
  useFoundWords(list, query);
  const virtual = usePreference('virtualScrolling');
  const reply = useLate(lateReplyForm, true);
  const form = reply?.Part;
  const row = useCallback(
    (id: string): ReactElement => <StatusCard id={id} searched replyForm={form} />,
    [form],
  );
  return (
    <div ref={list} role="presentation" onKeyDown={moveBetweenPosts}>
      <VirtualList ids={ids} label={label} virtual={virtual} keepsPlace row={row} />
    </div>
  );
}
