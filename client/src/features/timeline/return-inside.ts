import type { Timelines } from '@/data/timelines/timelines';
import type { TimelineKey } from '@/domain/status/timeline-key';
import { historyEntry } from '@/lib/history/history-entry';
import { keptPlaces } from '@/lib/history/kept-places';

/** Before the first answer: where this history entry was left inside the list, what is newer is no part of it yet. */
export function returnInside(timelines: Timelines, key: TimelineKey): void {
  const { first, rows } = keptPlaces.get(historyEntry()) ?? {};
  if (first !== undefined && rows?.[0]?.[0] !== first) timelines.returnInside(key, first);
}
