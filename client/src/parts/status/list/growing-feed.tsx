import type { ReactElement } from 'react';
import { usePreference, useTimeline } from '@/data/react/records';
import { useRealm } from '@/data/react/realm-context';
import type { TimelineView } from '@/data/timelines/timelines';
import type { TimelineKey } from '@/domain/status/timeline-key';
import { useT } from '@/i18n/use-t';
import { FailedPage } from '@/parts/account/failed-page';
import { SkeletonPosts } from '@/ui/state/skeleton';
import { useInfiniteScroll } from '@/ui/virtual-list/use-infinite-scroll';
import { VirtualList } from '@/ui/virtual-list/virtual-list';
import { moveBetweenPosts } from '@/parts/status/card/move-between-posts';
import { PostsFoot } from './posts-foot';

interface FeedProps {
  timelineKey: TimelineKey;
  label: string;
  rows: readonly string[];
  /** The same function as long as it draws the same: a new one would draw every row again. */
  row: (id: string) => ReactElement;
}

/** The posts of a timeline, growing at the end (TL-06). */
export function GrowingFeed({ timelineKey, label, rows, row }: FeedProps): ReactElement {
  const { timelines } = useRealm();
  const { ids, older, reachedEnd } = useTimeline(timelineKey);
  const virtual = usePreference('virtualScrolling');
  const loadOlder = (): void => void timelines.loadOlder(timelineKey);
  useInfiniteScroll(ids.length > 0 && older.is === 'idle' && !reachedEnd, ids.length, loadOlder);
  return (
    // The keys of the ARIA feed pattern: the posts inside take the focus.
    <div role="presentation" onKeyDown={moveBetweenPosts}>
      <VirtualList
        key={timelineKey}
        ids={rows}
        label={label}
        busy={older.is === 'loading'}
        virtual={virtual}
        keepsPlace
        row={row}
      />
      <PostsFoot older={older} reachedEnd={reachedEnd} onLoadOlder={loadOlder} />
    </div>
  );
}

/** Why a timeline has no posts: they are on their way, they could not be had, or there are none. */
export function NoPosts({
  timelineKey,
  view: { loaded, newer },
  children,
}: {
  timelineKey: TimelineKey;
  view: TimelineView;
  /** Shown where there are none. */
  children: ReactElement;
}): ReactElement {
  const t = useT();
  const { timelines } = useRealm();
  // Where the network is gone an empty list is what was there last.
  const wasEmpty = newer.is === 'failed' && newer.error.kind === 'offline' && loaded;
  if (newer.is === 'failed' && !wasEmpty)
    return (
      <FailedPage
        title={t('feed.failed')}
        error={newer.error}
        onRetry={() => void timelines.loadNewer(timelineKey)}
      />
    );
  return loaded && newer.is !== 'loading' ? children : <SkeletonPosts label={t('feed.loading')} />;
}
