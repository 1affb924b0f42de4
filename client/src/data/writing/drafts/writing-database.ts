/**
 * The IndexedDB database of what is being written: drafts (SPEC W3), files until they are posted, and posts that
 * wait to be sent. Apart from the database of screens, which may be thrown away; this one holds people's work.
 */
const DATABASE = 'skein-writing';
const VERSION = 2;
export type WritingTable = 'files' | 'outbox' | 'drafts';
const TABLES: readonly WritingTable[] = ['files', 'outbox', 'drafts'];

let opened: Promise<IDBDatabase> | null = null;

function connect(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, VERSION);
    request.addEventListener('upgradeneeded', () => {
      const { result } = request;
      for (const table of TABLES)
        if (!result.objectStoreNames.contains(table)) result.createObjectStore(table);
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
    // `strict`: it is on the disk when it is done, whatever becomes of the browser (SPEC W3).
    const transaction = database.transaction(table, mode, { durability: 'strict' });
    const request = work(transaction.objectStore(table));
    transaction.addEventListener('complete', () => resolve(request.result));
    transaction.addEventListener('abort', () => reject(new Error('IndexedDB refused')));
  });
}

/** All keys of one account in a table: they begin with its key and a space. */
export const keysOf = (owner: string): IDBKeyRange => IDBKeyRange.bound(`${owner} `, `${owner} \uffff`);
