import { useCallback, useMemo, type ReactElement } from 'react';
import type { Library } from '@/data/library/library';
import { useReadable } from '@/data/react/realm-context';
import { usePreference } from '@/data/react/records';
import { parseQuery } from '@/domain/library/query';
import { useT } from '@/i18n/use-t';
import { FailedPage } from '@/parts/account/failed-page';
import { moveBetweenPosts } from '@/parts/status/card/move-between-posts';
import { EmptyState } from '@/ui/state/empty-state';
import { LoadMore } from '@/ui/state/load-more';
import { SkeletonPosts } from '@/ui/state/skeleton';
import { VirtualList } from '@/ui/virtual-list/virtual-list';
import { FoundRow } from './found-row';
import { useFound, type Found } from './use-found';
import { useLibraryState } from './use-library';
import styles from './library.module.css';

/** Pixels of a row until it is measured. */
const USUAL = 130;

/** What is found of what is typed; all posts, newest first, while nothing is. */
export function FoundPosts({ library, typed }: { library: Library; typed: string }): ReactElement {
  const t = useT();
  const [found, more, again] = useFound(library, typed);
  const { result, error } = found;
  if (error) return <FailedPage title={t('library.failed')} error={error} onRetry={again} />;
  if (!result) return <SkeletonPosts label={t('library.loading')} />;
  const count = { count: result.total };
  return (
    <>
      <p className={styles.count} role="status">
        {t(result.isSure ? 'library.found' : 'library.found_most', count)}
      </p>
      {result.posts.length === 0 ? (
        <Nothing library={library} typed={found.typed} />
      ) : (
        <FoundList library={library} found={found} onMore={more} />
      )}
    </>
  );
}

function Nothing({ library, typed }: { library: Library; typed: string }): ReactElement {
  const t = useT();
  const { filling } = useLibraryState(library);
  const comes = filling.is === 'filling' || filling.is === 'waiting';
  const hint = comes ? 'library.nothing_filling' : 'library.nothing_hint';
  return typed === '' ? (
    <EmptyState icon="search" title={t('library.empty')} text={t(comes ? hint : 'library.empty_hint')} />
  ) : (
    <EmptyState icon="search" title={t('library.nothing')} text={t(hint)} />
  );
}

function FoundList({
  library,
  found,
  onMore,
}: {
  library: Library;
  found: Found;
  onMore: () => void;
}): ReactElement {
  const t = useT();
  const virtual = usePreference('virtualScrolling');
  const { result, typed } = found;
  const folders = useReadable(library.folders);
  const query = useMemo(() => parseQuery(typed), [typed]);
  const posts = useMemo(() => new Map(result?.posts.map((post) => [post.id, post])), [result]);
  const ids = useMemo(() => [...posts.keys()], [posts]);
  const row = useCallback(
    (id: string): ReactElement => {
      const post = posts.get(id);
      const folder = post?.folder && folders?.find(({ id: each }) => each === post.folder)?.name;
      return post ? <FoundRow post={post} query={query} folder={folder || null} /> : <></>;
    },
    [posts, query, folders],
  );
  const words = {
    more: t('library.more'),
    loading: t('library.loading'),
    retry: t('common.retry'),
    ended: t('library.ended'),
  };
  return (
    <>
      <div role="presentation" onKeyDown={moveBetweenPosts}>
        <VirtualList
          ids={ids}
          label={t('library.results')}
          virtual={virtual}
          usualHeight={USUAL}
          keepsPlace
          row={row}
        />
      </div>
      <LoadMore is={result?.isAll ? 'ended' : 'idle'} words={words} why={null} onMore={onMore} />
    </>
  );
}
