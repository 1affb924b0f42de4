import type { StatusBundle } from '@/api/decode/status';
import type { Page } from '@/api/pagination';
import { compareIds, type StatusId } from '@/domain/ids';
import type { TimelineGap } from './timelines';
import { PAGE_SIZE, type Timeline } from './timeline';

// Comes with the first moment that somebody goes to.

const isNewer = (a: StatusId, b: StatusId): boolean => compareIds(a, b) > 0;

interface Around {
  newer: Page<StatusBundle>;
  older: Page<StatusBundle>;
}

/** What of a gap is left above and below two pages that lie in it. */
function split({ above, since }: TimelineGap, { newer, older }: Around, place: StatusId): TimelineGap[] {
  const top = newer.items[0]?.status.id ?? place;
  const bottom = older.items.at(-1)?.status.id ?? place;
  const reachesUp = newer.items.length < PAGE_SIZE || !isNewer(above, top);
  const reachesDown = older.items.length === 0 || !isNewer(bottom, since);
  return [...(reachesUp ? [] : [{ above, since: top }]), ...(reachesDown ? [] : [{ above: bottom, since }])];
}

/** Puts the pages into the list: into the gap that the place lies in, or below its end, with a gap between. */
function put(timeline: Timeline, around: Around, place: StatusId): void {
  const { newer, older } = around;
  const { queue } = timeline;
  const gap = timeline.gaps.find(({ above, since }) => isNewer(above, place) && isNewer(place, since));
  const end = queue.shown.at(-1);
  if (gap) {
    const parts = split(gap, around, place);
    timeline.gaps = timeline.gaps.flatMap((other) => (other === gap ? parts : other));
    timeline.take(newer);
    timeline.take(older);
    return;
  }
  // Within what is here.
  if (end !== undefined && isNewer(place, end)) return;
  const first = newer.items[0]?.status.id;
  if (end !== undefined && first !== undefined && isNewer(end, first) && newer.items.length >= PAGE_SIZE)
    timeline.gaps = [...timeline.gaps, { above: end, since: first }];
  timeline.take(newer);
  timeline.take(older, () => timeline.continueFrom(older.items.length > 0 ? older : newer));
}

/**
 * Brings the posts around a place, an id that no post need have, into a list in the order of ids. Resolves with the
 * first post after it, else the last before; null where there is none. Rejects with ApiError.
 */
export async function loadMoment(timeline: Timeline, place: StatusId): Promise<StatusId | null> {
  const { epoch } = timeline.fetcher;
  const newer = await timeline.fetch({ minId: place });
  // A plain number may be a post's own.
  const older = await timeline.fetch({ maxId: newer.items.at(-1)?.status.id ?? place });
  if (epoch !== timeline.fetcher.epoch) return null;
  put(timeline, { newer, older }, place);
  const { shown } = timeline.queue;
  return shown.findLast((id) => compareIds(id, place) >= 0) ?? shown[0] ?? null;
}
