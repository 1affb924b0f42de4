import { useCallback, useMemo, type ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { useTimeline } from '@/data/react/records';
import type { Account } from '@/domain/account/account';
import { plainName } from '@/domain/account/plain-name';
import { FailedPage } from '@/parts/account/failed-page';
import { MediaRow, mediaRows } from '@/parts/status/list/media-row';
import { PostsFoot } from '@/parts/status/list/posts-foot';
import { useT } from '@/i18n/use-t';
import { EmptyState } from '@/ui/state/empty-state';
import { LoadingArea } from '@/ui/state/spinner';
import { useInfiniteScroll } from '@/ui/virtual-list/use-infinite-scroll';
import { VirtualList } from '@/ui/virtual-list/virtual-list';
import { useOpenTimeline } from './use-open-timeline';
import styles from '@/features/profile/profile.module.css';

/** The person's files as a grid; each leads to its post (PROF-03). */
export function ProfileMedia({ account }: { account: Account }): ReactElement {
  const t = useT();
  const { timelines } = useRealm();
  const key = `media:${account.id}` as const;
  const { ids, loaded, newer, older, reachedEnd } = useTimeline(key);
  useOpenTimeline(key);
  const loadOlder = useCallback(() => void timelines.loadOlder(key), [timelines, key]);
  const rows = useMemo(() => mediaRows(ids), [ids]);
  const row = useCallback((key: string) => <MediaRow row={key} />, []);
  useInfiniteScroll(ids.length > 0 && older.is === 'idle' && !reachedEnd, ids.length, loadOlder);
  if (ids.length === 0) {
    // Where the network is gone an empty list is what was there last.
    const wasEmpty = newer.is === 'failed' && newer.error.kind === 'offline' && loaded;
    if (newer.is === 'failed' && !wasEmpty)
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
