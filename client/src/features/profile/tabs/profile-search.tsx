import { useCallback, useEffect, useRef, useState, type ReactElement } from 'react';
import { remembered } from '@/data/react/remembered';
import { usePreference } from '@/data/react/records';
import { usePaged } from '@/data/react/use-screens';
import type { Screens, PageMark, Paged } from '@/data/screens/screens';
import type { Account } from '@/domain/account/account';
import type { StatusId } from '@/domain/ids';
import { plainName } from '@/domain/account/plain-name';
import { FailedPage } from '@/parts/account/failed-page';
import { WhyNoMore } from '@/parts/account/why-no-more';
import { useT } from '@/i18n/use-t';
import { moveBetweenPosts } from '@/parts/status/card/move-between-posts';
import type { ReplyForm } from '@/parts/status/actions/reply-slot';
import { StatusCard } from '@/parts/status/card/status-card';
import { IconButton } from '@/ui/button/icon-button';
import { SearchInput } from '@/ui/field/search-input';
import { EmptyState } from '@/ui/state/empty-state';
import { LoadMore } from '@/ui/state/load-more';
import { SkeletonPosts } from '@/ui/state/skeleton';
import { VirtualList } from '@/ui/virtual-list/virtual-list';
import styles from '@/features/profile/profile.module.css';

/** The box to search the person's posts with; closing it shows all posts again. */
export function ProfileSearch({
  account,
  query,
  takesFocus,
  onSearch,
  onEnd,
}: {
  account: Account;
  query: string;
  /** Who has just asked for the box types next; who comes back to results does not. */
  takesFocus: boolean;
  onSearch: (query: string) => void;
  onEnd: () => void;
}): ReactElement {
  const t = useT();
  const [text, setText] = useState(query);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  return (
    <form
      className={styles.search}
      role="search"
      aria-label={t('profile.search_label', { name: plainName(account) })}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <SearchInput
        ref={field}
        value={text}
        label={t('profile.search')}
        placeholder={t('profile.search')}
        onText={setText}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onEnd();
        }}
      />
      <IconButton type="submit" icon="search" label={t('profile.search_go')} />
      <IconButton icon="x" label={t('profile.search_clear')} onClick={onEnd} />
    </form>
  );
}

interface FoundProps {
  account: Account;
  query: string;
  replyForm: ReplyForm;
}

const FOUND = remembered('searchWithin');
const itself = (id: StatusId): string => id;

/** The person's posts that have these words. Another query is another component. */
export function FoundPosts({ account, query, replyForm }: FoundProps): ReactElement {
  const t = useT();
  const { id } = account;
  const name = plainName(account);
  const virtual = usePreference('virtualScrolling');
  const ask = useCallback(
    (screens: Screens, after: PageMark | null): Promise<Paged<StatusId>> =>
      screens.search.within(id, query, after),
    [id, query],
  );
  const [kept] = useState(() => ({ memory: FOUND, about: `${id} ${query}` }));
  const { items, fetch, loaded, reachedEnd, more } = usePaged(ask, itself, kept);
  const row = useCallback(
    (post: string) => <StatusCard id={post} onProfile replyForm={replyForm} />,
    [replyForm],
  );
  if (!loaded)
    return fetch.is === 'failed' ? (
      <FailedPage title={t('profile.search_failed')} error={fetch.error} onRetry={more} />
    ) : (
      <SkeletonPosts label={t('profile.searching')} />
    );
  if (items.length === 0 && reachedEnd)
    return <EmptyState icon="search" title={t('profile.search_none')} text={t('profile.search_hint')} />;
  const words = {
    more: t('feed.load_older'),
    loading: t('feed.loading_older'),
    retry: t('common.retry'),
    ended: t('feed.no_more'),
  };
  return (
    <div role="presentation" onKeyDown={moveBetweenPosts}>
      <VirtualList
        ids={items}
        label={t('profile.found', { name, query })}
        virtual={virtual}
        keepsPlace
        row={row}
      />
      <LoadMore
        is={fetch.is === 'idle' && reachedEnd ? 'ended' : fetch.is}
        words={words}
        why={fetch.is === 'failed' && <WhyNoMore error={fetch.error} />}
        onMore={more}
      />
    </div>
  );
}
