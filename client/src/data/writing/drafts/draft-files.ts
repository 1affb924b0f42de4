import type { RealmKey } from '@/domain/ids';
import { keysOf } from '@/lib/database';
import { writingDatabase } from './writing-database';

/** Files of one account's unsent posts, by `DraftMedia.key`. None of the calls rejects. */
export interface DraftFiles {
  /** False when the browser does not keep it. */
  put(key: string, file: Blob): Promise<boolean>;
  get(key: string): Promise<Blob | null>;
  drop(keys: readonly string[]): Promise<void>;
  keys(): Promise<readonly string[]>;
}

/** Milliseconds: a film takes a slow disk longer than a draft. */
const PATIENCE = 30_000;

export function draftFiles(owner: RealmKey): DraftFiles {
  const place = (key: string): string => `${owner} ${key}`;
  return {
    put: (key, file) => writingDatabase.write('files', (store) => store.put(file, place(key)), PATIENCE),
    async get(key) {
      const found = await writingDatabase.read<unknown>('files', null, (store) => store.get(place(key)));
      return found instanceof Blob ? found : null;
    },
    async drop(keys) {
      for (const key of keys) await writingDatabase.write('files', (store) => store.delete(place(key)));
    },
    async keys() {
      const found = await writingDatabase.read<IDBValidKey[]>('files', [], (store) =>
        store.getAllKeys(keysOf(owner)),
      );
      return found.flatMap((key) => (typeof key === 'string' ? key.slice(owner.length + 1) : []));
    },
  };
}
