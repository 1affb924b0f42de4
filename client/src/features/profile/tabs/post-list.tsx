import { useCallback, useMemo, useState, useSyncExternalStore, type ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { useTimeline } from '@/data/react/records';
import { useFarPlace } from '@/data/react/use-far-place';
import type { TimelineKey } from '@/domain/status/timeline-key';
import { useT } from '@/i18n/use-t';
import { historyEntry } from '@/lib/history/history-entry';
import { keptPlaces } from '@/lib/history/kept-places';
import { GapRow } from '@/parts/status/list/gap-row';
import { GrowingFeed, NoPosts } from '@/parts/status/list/growing-feed';
import type { ReplyForm } from '@/parts/status/actions/reply-slot';
import { StatusCard } from '@/parts/status/card/status-card';
import { SkeletonPosts } from '@/ui/state/skeleton';
import { useOpenTimeline } from './use-open-timeline';

interface PostListProps {
  timelineKey: TimelineKey;
  label: string;
  /** Stand above all others. */
  pinned?: readonly string[];
  /** False while those are on their way: the reader's place may be told by them. */
  ready?: boolean;
  empty: ReactElement;
  replyForm: ReplyForm;
}

const NONE: readonly string[] = [];

const pinnedFirst = (pinned: readonly string[], ids: readonly string[]): readonly string[] =>
  pinned.length === 0 ? ids : [...pinned, ...ids.filter((id) => !pinned.includes(id))];

/** Posts that are missing above this one, after the list was brought to a moment. */
function GapAbove({ timelineKey, rowId }: { timelineKey: TimelineKey; rowId: string }): ReactElement | null {
  const view = useRealm().timelines.view(timelineKey);
  const gap = useSyncExternalStore(view.subscribe, () => view.get().gaps.get(rowId));
  return gap ? (
    <GapRow key={`${gap.above} ${gap.since}`} timelineKey={timelineKey} rowId={rowId} gap={gap} />
  ) : null;
}

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
  const view = useTimeline(timelineKey);
  const { ids, loaded } = view;
  useOpenTimeline(timelineKey);
  const rows = useMemo(() => pinnedFirst(pinned, ids), [pinned, ids]);
  const row = useCallback(
    (id: string) => (
      <>
        <GapAbove timelineKey={timelineKey} rowId={id} />
        <StatusCard
          id={id}
          replyForm={replyForm}
          showPinned={pinned.includes(id)}
          onProfile={timelineKey !== 'favourites'}
        />
      </>
    ),
    [replyForm, pinned, timelineKey],
  );
  const [returns] = useState(() => keptPlaces.get(historyEntry()) !== undefined);
  const far = useFarPlace(timelineKey, rows, loaded && ready);
  if (far || (returns && !ready)) return <SkeletonPosts label={t('feed.loading')} />;
  if (rows.length > 0) return <GrowingFeed timelineKey={timelineKey} label={label} rows={rows} row={row} />;
  return (
    <NoPosts timelineKey={timelineKey} view={view}>
      {empty}
    </NoPosts>
  );
}
