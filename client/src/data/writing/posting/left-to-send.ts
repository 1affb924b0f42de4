import { writingDatabase } from '@/data/writing/drafts/writing-database';
import type { RealmKey } from '@/domain/ids';
import { keysOf } from '@/lib/database';

/**
 * True when an earlier page has left posts or files of this account in the browser's database, or may have: one that
 * takes its time is waited for, or what waits would be forgotten until the next start.
 */
export async function leftToSend(key: RealmKey): Promise<boolean> {
  for (const table of ['outbox', 'files'] as const)
    if ((await writingDatabase.read(table, 1, (store) => store.count(keysOf(key)), null)) > 0) return true;
  return false;
}
