import { useCallback, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { usePreference, useTimeline } from '@/data/react/records';
import { useFarPlace } from '@/data/react/use-far-place';
import type { TimelineKey } from '@/domain/status/timeline-key';
import { FailedPage } from '@/parts/account/failed-page';
import { useT } from '@/i18n/use-t';
import { historyEntry } from '@/lib/history/history-entry';
import { keptPlaces } from '@/lib/history/kept-places';
import { moveBetweenPosts } from '@/parts/status/list/move-between-posts';
import { PostsFoot } from '@/parts/status/list/posts-foot';
import type { ReplyForm } from '@/parts/status/actions/reply-slot';
import { StatusCard } from '@/parts/status/card/status-card';
import { SkeletonPosts } from '@/ui/state/skeleton';
import { useInfiniteScroll } from '@/ui/virtual-list/use-infinite-scroll';
import { VirtualList } from '@/ui/virtual-list/virtual-list';
import { useOpenTimeline } from './use-open-timeline';

interface PostListProps {
  timelineKey: TimelineKey;
  label: string;
  /** Stand above all others. */
  pinned?: readonly string[];
  /** False while those are on their way: the reader's place may be told by them. */
  ready?: boolean;
  empty: ReactNode;
  replyForm: ReplyForm;
}

const NONE: readonly string[] = [];

/** Posts of one person or of one kind, growing at the end. */
export function PostList({
  timelineKey,
  label,
  pinned = NONE,
  ready = true,
  empty,
  replyForm,
}: PostListProps): ReactElement {
  const t = useT();
  const { timelines } = useRealm();
  const { ids, loaded, newer, older, reachedEnd } = useTimeline(timelineKey);
  const virtual = usePreference('virtualScrolling');
  useOpenTimeline(timelineKey);
  const loadOlder = useCallback(() => void timelines.loadOlder(timelineKey), [timelines, timelineKey]);
  const rows = useMemo(
    () => (pinned.length === 0 ? ids : [...pinned, ...ids.filter((id) => !pinned.includes(id))]),
    [pinned, ids],
  );
  const row = useCallback(
    (id: string) => (
      <StatusCard
        id={id}
        replyForm={replyForm}
        showPinned={pinned.includes(id)}
        onProfile={timelineKey !== 'favourites'}
      />
    ),
    [replyForm, pinned, timelineKey],
  );
  useInfiniteScroll(ids.length > 0 && older.is === 'idle' && !reachedEnd, ids.length, loadOlder);
  const [returns] = useState(() => keptPlaces.get(historyEntry()) !== undefined);
  const far = useFarPlace(timelineKey, rows, loaded && ready);
  if (far || (returns && !ready)) return <SkeletonPosts label={t('feed.loading')} />;
  if (rows.length === 0) {
    if (newer.is === 'failed')
      return (
        <FailedPage
          title={t('feed.failed')}
          error={newer.error}
          onRetry={() => void timelines.loadNewer(timelineKey)}
        />
      );
    if (!loaded || newer.is === 'loading') return <SkeletonPosts label={t('feed.loading')} />;
    return <>{empty}</>;
  }
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
