import { keysOf, transact } from '@/data/writing/drafts/writing-database';
import type { RealmKey } from '@/domain/ids';

/** True when an earlier page has left posts or files of this account in the browser's database. */
export async function leftToSend(key: RealmKey): Promise<boolean> {
  for (const table of ['outbox', 'files'] as const)
    if ((await transact(table, 'readonly', (store) => store.count(keysOf(key)))) > 0) return true;
  return false;
}
