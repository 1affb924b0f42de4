import { useCallback, useSyncExternalStore, type ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { useStatus } from '@/data/react/records';
import { filterPlaceOf } from '@/domain/filter/filter-place';
import type { TimelineKey } from '@/domain/status/timeline-key';
import type { StatusId } from '@/domain/ids';
import { late } from '@/lib/late';
import type { ReplyForm } from '@/parts/status/actions/reply-slot';
import { StatusCard } from '@/parts/status/card/status-card';
import { useLate } from '@/ui/late/use-late';

const rowAbove = late(() => import('./timeline-pieces').then((module) => module.RowAbove));

interface TimelineRowProps {
  timelineKey: TimelineKey;
  id: StatusId;
  replyForm: ReplyForm | undefined;
}

/** A post of a timeline, with what may stand above it: the line below what was unread, a gap. */
export function TimelineRow({ timelineKey, id, replyForm }: TimelineRowProps): ReactElement {
  const view = useRealm().timelines.view(timelineKey);
  const subject = useStatus(id)?.reblogId ?? id;
  const also = useSyncExternalStore(view.subscribe, () => view.get().also.get(subject));
  const gap = useSyncExternalStore(view.subscribe, () => view.get().gaps.get(id));
  const isLastRead = useCallback(() => {
    const { readUpTo, ids } = view.get();
    return readUpTo === id && ids[0] !== id;
  }, [view, id]);
  const unread = useSyncExternalStore(view.subscribe, isLastRead);
  const above = useLate(rowAbove, gap !== undefined || unread);
  return (
    <>
      {above && (gap || unread) && (
        <above.Part timelineKey={timelineKey} rowId={id} gap={gap} unread={unread} />
      )}
      <StatusCard id={id} replyForm={replyForm} alsoBy={also} place={filterPlaceOf(timelineKey)} />
    </>
  );
}
