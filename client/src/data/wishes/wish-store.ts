import type { RealmKey } from '@/domain/ids';
import { writingDatabase } from '@/data/writing/drafts/writing-database';
import { keysOf } from '@/lib/database';
import { decodeWish, type KeptWish } from './wish';

/** Where wishes are kept, one for each matter. None of the calls rejects; `unknown`: the browser does not tell. */
export interface WishStore {
  list(): Promise<readonly KeptWish[] | 'unknown'>;
  read(key: string): Promise<KeptWish | null | 'unknown'>;
  write(kept: KeptWish): Promise<boolean>;
  remove(key: string): Promise<boolean>;
}

const UNKNOWN: unknown[] = [];

/** The wishes of one account in IndexedDB. */
export function wishStore(owner: RealmKey): WishStore {
  const place = (key: string): string => `${owner} ${key}`;
  return {
    async list() {
      const all = await writingDatabase.read<unknown[]>('wishes', UNKNOWN, (table) =>
        table.getAll(keysOf(owner)),
      );
      return all === UNKNOWN ? 'unknown' : all.flatMap((stored) => decodeWish(stored) ?? []);
    },
    async read(key) {
      const stored = await writingDatabase.read<unknown>('wishes', 'unknown', (table) =>
        table.get(place(key)),
      );
      return stored === 'unknown' ? stored : decodeWish(stored);
    },
    write: (kept) => writingDatabase.write('wishes', (table) => table.put(kept, place(kept.key))),
    remove: (key) => writingDatabase.write('wishes', (table) => table.delete(place(key))),
  };
}
