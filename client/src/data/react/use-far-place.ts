import { useEffect, useState } from 'react';
import type { TimelineKey } from '@/domain/status/timeline-key';
import type { StatusId } from '@/domain/ids';
import { historyEntry } from '@/lib/history/history-entry';
import { keptPlaces } from '@/lib/history/kept-places';
import { useRealm } from './realm-context';

/**
 * True while the posts where the reader was in this history entry are on their way: the page was loaded
 * anew, or the timeline has been forgotten meanwhile.
 */
export function useFarPlace(key: TimelineKey, ids: readonly StatusId[], loaded: boolean): boolean {
  const { timelines } = useRealm();
  const [wanted] = useState(() => keptPlaces.get(historyEntry())?.rows.map(([id]) => id) ?? []);
  const [done, setDone] = useState(wanted.length === 0);
  const far = !done && loaded && !wanted.some((id) => ids.includes(id));
  if (!done && loaded && !far) setDone(true);
  useEffect(() => {
    if (far) void timelines.loadAround(key, wanted[0] ?? '').finally(() => setDone(true));
  }, [far, timelines, key, wanted]);
  return far;
}
