import type { RealmKey } from '@/domain/ids';
import { keysOf, transact } from './writing-database';

/** Files of one account's unsent posts, by `DraftMedia.key`. None of the calls rejects. */
export interface DraftFiles {
  /** False when the browser does not keep it. */
  put(key: string, file: Blob): Promise<boolean>;
  get(key: string): Promise<Blob | null>;
  drop(keys: readonly string[]): Promise<void>;
  keys(): Promise<readonly string[]>;
}

async function or<T>(otherwise: T, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch {
    return otherwise;
  }
}

export function draftFiles(owner: RealmKey): DraftFiles {
  const place = (key: string): string => `${owner} ${key}`;
  return {
    put: (key, file) =>
      or(false, async () => {
        await transact('files', 'readwrite', (store) => store.put(file, place(key)));
        return true;
      }),
    get: (key) =>
      or<Blob | null>(null, async () => {
        const found = await transact<unknown>('files', 'readonly', (store) => store.get(place(key)));
        return found instanceof Blob ? found : null;
      }),
    drop: (keys) =>
      or(undefined, async () => {
        for (const key of keys) await transact('files', 'readwrite', (store) => store.delete(place(key)));
      }),
    keys: () =>
      or<readonly string[]>([], async () => {
        const found = await transact('files', 'readonly', (store) => store.getAllKeys(keysOf(owner)));
        return found.flatMap((key) => (typeof key === 'string' ? key.slice(owner.length + 1) : []));
      }),
  };
}
