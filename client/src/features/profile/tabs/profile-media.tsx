import { useCallback, useMemo, type ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { useTimeline } from '@/data/react/records';
import type { Account } from '@/domain/account/account';
import type { StatusId } from '@/domain/ids';
import { plainName } from '@/domain/account/plain-name';
import { FailedPage } from '@/parts/account/failed-page';
import { PostsFoot } from '@/parts/status/list/posts-foot';
import { useT } from '@/i18n/use-t';
import { EmptyState } from '@/ui/state/empty-state';
import { LoadingArea } from '@/ui/state/spinner';
import { useInfiniteScroll } from '@/ui/virtual-list/use-infinite-scroll';
import { VirtualList } from '@/ui/virtual-list/virtual-list';
import { MediaRow } from './media-row';
import { useOpenTimeline } from './use-open-timeline';
import styles from '@/features/profile/profile.module.css';

/** Posts in one row of the grid: most have one file. */
const PER_ROW = 3;
const SEPARATOR = ' ';

const rowsOf = (ids: readonly StatusId[]): readonly string[] =>
  Array.from({ length: Math.ceil(ids.length / PER_ROW) }, (_, row) =>
    ids.slice(row * PER_ROW, (row + 1) * PER_ROW).join(SEPARATOR),
  );

/** The person's files as a grid; each leads to its post (PROF-03). */
export function ProfileMedia({ account }: { account: Account }): ReactElement {
  const t = useT();
  const { timelines } = useRealm();
  const key = `media:${account.id}` as const;
  const { ids, loaded, newer, older, reachedEnd } = useTimeline(key);
  useOpenTimeline(key);
  const loadOlder = useCallback(() => void timelines.loadOlder(key), [timelines, key]);
  const rows = useMemo(() => rowsOf(ids), [ids]);
  const row = useCallback((posts: string) => <MediaRow posts={posts.split(SEPARATOR)} />, []);
  useInfiniteScroll(ids.length > 0 && older.is === 'idle' && !reachedEnd, ids.length, loadOlder);
  if (ids.length === 0) {
    if (newer.is === 'failed')
      return (
        <FailedPage
          title={t('feed.failed')}
          error={newer.error}
          onRetry={() => void timelines.loadNewer(key)}
        />
      );
    if (!loaded || newer.is === 'loading') return <LoadingArea label={t('profile.loading_media')} />;
    return <EmptyState icon="image" title={t('profile.no_media')} />;
  }
  return (
    <div className={styles.media}>
      <VirtualList
        ids={rows}
        label={t('profile.media_of', { name: plainName(account) })}
        busy={older.is === 'loading'}
        row={row}
        keepsPlace
      />
      <PostsFoot older={older} reachedEnd={reachedEnd} onLoadOlder={loadOlder} />
    </div>
  );
}
