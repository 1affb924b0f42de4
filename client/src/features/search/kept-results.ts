import type { ResultsSoFar } from '@/data/screens/screens';
import type { Realm } from '@/data/realm';
import { EntryMemory } from '@/lib/history/entry-memory';
import { historyEntry } from '@/lib/history/history-entry';

interface Kept extends ResultsSoFar {
  realm: string;
  query: string;
}

const kept = new EntryMemory<Kept>();

/** Who comes back from a result finds the list as it was, with all that was loaded more. */
export function keepResults(realm: Realm, query: string, found: ResultsSoFar): void {
  kept.set(historyEntry(), { realm: realm.key, query, ...found });
}

/** What this history entry has found for the query, as long as all of it is still known; else null. */
export function keptResults({ key, records }: Realm, query: string): ResultsSoFar | null {
  const found = kept.get(historyEntry());
  if (found?.realm !== key || found.query !== query) return null;
  const { statuses, accounts } = found.results;
  const known =
    statuses.every((id) => records.status(id).get()) && accounts.every((id) => records.account(id).get());
  return known ? found : null;
}
