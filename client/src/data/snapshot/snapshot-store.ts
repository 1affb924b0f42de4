import { createDatabase } from '@/lib/database';

/** What was on the screen last, one value a realm. It may be lost: the page works without. */
const database = createDatabase({ name: 'skein', version: 1, tables: ['screens'], durability: 'relaxed' });

/** Values of realms, by key. None of the calls ever rejects; what the browser does not tell reads as `undefined`. */
export interface SnapshotStore {
  read(key: string): Promise<unknown>;
  write(key: string, value: unknown): Promise<void>;
  /** The value, and those whose keys go on after it and a space. */
  drop(key: string): Promise<void>;
}

/** Also lets the database be opened before anything is read. */
export const snapshotStore: SnapshotStore & { open(): void; clear(): Promise<boolean> } = {
  open: () => database.open(),
  clear: () => database.write('screens', (table) => table.clear()),
  read: (key) => database.read<unknown>('screens', undefined, (table) => table.get(key)),
  async write(key, value) {
    await database.write('screens', (table) => table.put(value, key));
  },
  async drop(key) {
    await database.write('screens', (table) => table.delete(IDBKeyRange.bound(key, `${key} \uffff`)));
  },
};
