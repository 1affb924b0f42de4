/**
 * The IndexedDB database of what is being written: files until they are posted, and posts that wait to
 * be sent. Apart from the database of screens, which may be thrown away; this one holds people's work.
 */
const DATABASE = 'skein-writing';
export type WritingTable = 'files' | 'outbox';
const TABLES: readonly WritingTable[] = ['files', 'outbox'];

let opened: Promise<IDBDatabase> | null = null;

function connect(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.addEventListener('upgradeneeded', () => {
      for (const table of TABLES) request.result.createObjectStore(table);
    });
    request.addEventListener('success', () => {
      const database = request.result;
      // Another tab wants a newer version of the database: this one must not stand in its way.
      database.addEventListener('versionchange', () => {
        opened = null;
        database.close();
      });
      database.addEventListener('close', () => {
        opened = null;
      });
      resolve(database);
    });
    request.addEventListener('error', () => reject(new Error('IndexedDB does not open')));
    request.addEventListener('blocked', () => reject(new Error('IndexedDB is blocked')));
  });
}

/** Rejects where the browser keeps nothing (private windows, full disk); the next call tries again. */
export async function transact<T>(
  table: WritingTable,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  opened ??= connect();
  const database = await opened.catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(table, mode);
    const request = work(transaction.objectStore(table));
    transaction.addEventListener('complete', () => resolve(request.result));
    transaction.addEventListener('abort', () => reject(new Error('IndexedDB refused')));
  });
}

/** All keys of one account in a table: they begin with its key and a space. */
export const keysOf = (owner: string): IDBKeyRange => IDBKeyRange.bound(`${owner} `, `${owner} \uffff`);
