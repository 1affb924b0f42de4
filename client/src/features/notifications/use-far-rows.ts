import { useEffect, useState } from 'react';
import type { Realm } from '@/data/realm';
import { useRealm } from '@/data/react/realm-context';
import { useNotifications } from '@/data/react/records';
import { compareIds } from '@/domain/ids';
import { groupNotifications } from '@/domain/notification-groups';
import { historyEntry } from '@/lib/history-entry';
import { keptPlaces } from '@/lib/kept-places';
import { BELOW_HEADERS } from '@/ui/virtual-list/places';
import { dayOf } from './day-of';

/** Steps back in time that may be taken to find the place again. */
const MOST_STEPS = 40;

type Facts = Pick<Realm, 'notifications' | 'records'>;

/** Whether a group was read does not matter here. */
const plain = (key: string): string => key.replace(/ (true|false)$/, '');

/**
 * Whether the rows, by id or key of their group, are in the list: one of them, and the list goes on to the last one, as
 * with less below it the first could not stand where it stood.
 */
function isHere({ notifications, records }: Facts, wanted: readonly string[]): boolean {
  const { ids, reachedEnd } = notifications.view.get();
  const known = ids.flatMap((id) => records.notification(id).get() ?? []);
  const here = new Set([...ids, ...groupNotifications(known, dayOf).map(({ key }) => plain(key))]);
  const last = plain(wanted.at(-1) ?? '');
  return wanted.some((key) => here.has(plain(key))) && (reachedEnd || here.has(last) || isPast(ids, [last]));
}

/** Whether the list reaches farther back than all of these: then none of them will come. */
function isPast(ids: readonly string[], wanted: readonly string[]): boolean {
  const oldest = ids.at(-1);
  return oldest !== undefined && wanted.every((key) => !key.includes(' ') && compareIds(oldest, key) < 0);
}

async function find(facts: Facts, wanted: readonly string[], signal: AbortSignal): Promise<void> {
  const { notifications } = facts;
  const now = () => notifications.view.get();
  // The first answer may replace what the last visit has left.
  if (now().newer.is === 'loading' || !isHere(facts, wanted)) await notifications.loadNewer();
  for (let step = 0; step < MOST_STEPS && !signal.aborted && !isHere(facts, wanted); step += 1) {
    if (now().reachedEnd || now().older.is === 'failed' || isPast(now().ids, wanted)) return;
    await notifications.showMore();
  }
}

/**
 * True while the rows where the reader was in this history entry are on their way: the page was loaded anew, which
 * leaves the newest ones alone, or so many have come since that the server's first answer knows none of them.
 */
export function useFarRows(): boolean {
  const { notifications, records } = useRealm();
  const [wanted] = useState(() => {
    const { rows = [], heights = [] } = keptPlaces.get(historyEntry()) ?? {};
    const [key, top = BELOW_HEADERS] = rows[0] ?? [];
    // At the top there is nothing to look for.
    const isTop = top >= BELOW_HEADERS && key === heights[0]?.[0];
    return isTop ? [] : rows.map(([key]) => key);
  });
  const [isOver, setOver] = useState(wanted.length === 0);
  useNotifications();
  useEffect(() => {
    if (wanted.length === 0) return;
    const gone = new AbortController();
    // Whatever comes of it: then the list is shown as it is.
    const tell = (): void => {
      if (!gone.signal.aborted) setOver(true);
    };
    find({ notifications, records }, wanted, gone.signal).then(tell, tell);
    return () => gone.abort();
  }, [notifications, records, wanted]);
  return !isOver && !isHere({ notifications, records }, wanted);
}
