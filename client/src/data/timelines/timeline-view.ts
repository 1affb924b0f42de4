import { compareIds } from '@/domain/ids';
import type { TimelineGap, TimelineView } from './timelines';
import { gapsByRow } from './gaps';
import type { TimelineQueue } from './queue';

export const EMPTY_VIEW: TimelineView = {
  ids: [],
  queued: 0,
  mustReload: false,
  older: { is: 'idle' },
  newer: { is: 'idle' },
  reachedEnd: false,
  loaded: false,
  gaps: new Map(),
  readUpTo: null,
  also: new Map(),
  filter: { onlyMedia: false, hideRepeats: false },
};

/** TL-04: the button reads "reload" while there is a gap between what waits and what is shown. */
const gapWaits = ([newest]: readonly string[], gaps: readonly TimelineGap[]): boolean =>
  newest !== undefined && gaps.some(({ above }) => compareIds(newest, above) < 0);

/** What a screen sees of a timeline; the old view when that is the same. */
export function viewOf(
  old: TimelineView,
  queue: TimelineQueue,
  gaps: readonly TimelineGap[],
  changes: Partial<TimelineView>,
): TimelineView {
  const lists = {
    ids: queue.shown,
    queued: queue.queued.length,
    mustReload: queue.mustReload || gapWaits(queue.shown, gaps),
    also: queue.also,
    gaps: gaps.length === 0 ? EMPTY_VIEW.gaps : gapsByRow(queue.shown, gaps),
  };
  const next = { ...old, ...changes, ...lists };
  const same =
    Object.keys(changes).length === 0 &&
    next.ids === old.ids &&
    next.queued === old.queued &&
    next.mustReload === old.mustReload &&
    next.also === old.also &&
    next.gaps === old.gaps;
  return same ? old : next;
}
