import { useEffect, useState } from 'react';
import type { Realm } from '@/data/realm';
import { useRealm } from '@/data/react/realm-context';
import { useNotifications } from '@/data/react/records';
import { compareIds } from '@/domain/ids';
import { groupNotifications } from '@/domain/notification/notification-groups';
import { historyEntry } from '@/lib/history/history-entry';
import { keptPlaces } from '@/lib/history/kept-places';
import { BELOW_HEADERS } from '@/ui/virtual-list/places';
import { dayOf } from './day-of';

/** Steps back in time that may be taken to find the place again. */
const MOST_STEPS = 40;

type Facts = Pick<Realm, 'notifications' | 'records'>;

/** Whether a group was read does not matter here. */
const plain = (key: string): string => key.replace(/ (true|false)$/, '');

/**
 * What is not in the list of the rows, by id or key of their group: all of them, or the list does not go on to the last
 * one, as with less below it the first could not stand where it stood; or the rest of a group that is the list's last
 * row: it may have been larger.
 */
function missing({ notifications, records }: Facts, wanted: readonly string[]): 'rows' | 'rest' | null {
  const { ids, reachedEnd } = notifications.view.get();
  const known = ids.flatMap((id) => records.notification(id).get() ?? []);
  const keys = groupNotifications(known, dayOf).map(({ key }) => plain(key));
  const here = new Set([...ids, ...keys]);
  const last = plain(wanted.at(-1) ?? '');
  if (!wanted.some((key) => here.has(plain(key)))) return 'rows';
  if (reachedEnd || isPast(ids, [last])) return null;
  if (!here.has(last)) return 'rows';
  return isGroup(last) && keys.at(-1) === last ? 'rest' : null;
}

/** Ids have no blank. */
const isGroup = (key: string): boolean => key.includes(' ');

/** Whether the list reaches farther back than all of these: then none of them will come. */
function isPast(ids: readonly string[], wanted: readonly string[]): boolean {
  const oldest = ids.at(-1);
  return oldest !== undefined && wanted.every((key) => !isGroup(key) && compareIds(oldest, key) < 0);
}

async function find(facts: Facts, wanted: readonly string[], signal: AbortSignal): Promise<void> {
  const { notifications } = facts;
  const now = () => notifications.view.get();
  // The first answer may replace what the last visit has left.
  if (now().newer.is === 'loading' || missing(facts, wanted) === 'rows') await notifications.loadNewer();
  for (let step = 0; step < MOST_STEPS && !signal.aborted && missing(facts, wanted) === 'rows'; step += 1) {
    if (now().reachedEnd || now().older.is === 'failed' || isPast(now().ids, wanted)) return;
    await notifications.showMore();
  }
  // Once: a group of hundreds needs no more of them to be as high.
  if (!signal.aborted && missing(facts, wanted) === 'rest') await notifications.showMore();
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
  return !isOver && missing({ notifications, records }, wanted) !== null;
}
