/**
 * One table of one IndexedDB database: a value per realm. Everything that fails (private windows, full
 * disk, a browser without it) reads as "nothing stored": the page works without.
 */
const DATABASE = 'skein';
const TABLE = 'screens';

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(TABLE));
    request.addEventListener('success', () => {
      // Another tab wants a newer version of the database: this one must not stand in its way.
      request.result.addEventListener('versionchange', () => request.result.close());
      request.result.addEventListener('close', () => {
        opened = null;
      });
      resolve(request.result);
    });
    request.addEventListener('error', () => reject(new Error('IndexedDB does not open')));
    request.addEventListener('blocked', () => reject(new Error('IndexedDB is blocked')));
  });
  return opened;
}

async function transact<T>(
  mode: IDBTransactionMode,
  work: (table: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(TABLE, mode);
    const request = work(transaction.objectStore(TABLE));
    transaction.addEventListener('complete', () => resolve(request.result));
    transaction.addEventListener('abort', () => reject(new Error('IndexedDB refused')));
  });
}

/** Values of realms, by key. None of the calls ever rejects. */
export interface ScreenStore {
  read(key: string): Promise<unknown>;
  write(key: string, value: unknown): Promise<void>;
  drop(key: string): Promise<void>;
}

async function orNothing<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

/** Also lets the database be opened before anything is read. */
export const screenStore: ScreenStore & { open(): void } = {
  open: () => void orNothing(open),
  read: (key) => orNothing<unknown>(() => transact<unknown>('readonly', (table) => table.get(key))),
  async write(key, value) {
    await orNothing(() => transact('readwrite', (table) => table.put(value, key)));
  },
  async drop(key) {
    await orNothing(() => transact('readwrite', (table) => table.delete(key)));
  },
};
