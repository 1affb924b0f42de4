import { createDatabase, keysOf } from '@/lib/database';

/** What was on the screen last, one value a realm. It may be lost: the page works without. */
const database = createDatabase({ name: 'skein', version: 1, tables: ['screens'], durability: 'relaxed' });

/** Values of realms, by key. None of the calls ever rejects; what the browser does not tell reads as `undefined`. */
export interface SnapshotStore {
  read(key: string): Promise<unknown>;
  /** All whose keys go on after it and a space. */
  readAll(key: string): Promise<readonly unknown[]>;
  /** In one step with what it stands for instead, of which the keys go. False where it is not known to be kept. */
  write(key: string, value: unknown, instead?: readonly string[]): Promise<boolean>;
  /** The value, and those whose keys go on after it and a space. */
  drop(key: string): Promise<void>;
}

/** Also lets the database be opened before anything is read. */
export const snapshotStore: SnapshotStore & { open(): void; clear(): Promise<boolean> } = {
  open: () => database.open(),
  clear: () => database.write('screens', (table) => table.clear()),
  read: (key) => database.read<unknown>('screens', undefined, (table) => table.get(key)),
  readAll: (key) => database.read<unknown[]>('screens', [], (table) => table.getAll(keysOf(key))),
  write: (key, value, instead = []) =>
    database.write('screens', (table) => {
      instead.forEach((other) => table.delete(other));
      return table.put(value, key);
    }),
  async drop(key) {
    await database.write('screens', (table) => table.delete(IDBKeyRange.bound(key, `${key} \uffff`)));
  },
};
