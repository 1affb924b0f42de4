/**
 * Files that wait to be posted, by their local key: a database of its own beside the one of the screens.
 * Nothing rejects: where the browser keeps nothing, a file lives as long as the page.
 */
const DATABASE = 'skein-files';
const TABLE = 'files';

/** Local keys are random: accounts do not get in each other's way. */
export interface FileStore {
  /** False when the browser refused (private window, full disk). */
  keep(key: string, file: Blob): Promise<boolean>;
  read(key: string): Promise<Blob | null>;
  drop(key: string): Promise<void>;
  /** Drops those that were kept before `time` (Unix milliseconds) and are not `inUse`. */
  sweep(inUse: (key: string) => boolean, time: number): Promise<void>;
}

interface Kept {
  /** Bytes, not the Blob: a Blob of a file that was changed or deleted since cannot be read again. */
  bytes: ArrayBuffer;
  type: string;
  keptAt: number;
}

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(TABLE));
    request.addEventListener('success', () => {
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

function readKept(stored: unknown): Kept | null {
  if (typeof stored !== 'object' || stored === null) return null;
  if (!('bytes' in stored && stored.bytes instanceof ArrayBuffer)) return null;
  if (!('type' in stored && typeof stored.type === 'string')) return null;
  const keptAt = 'keptAt' in stored && typeof stored.keptAt === 'number' ? stored.keptAt : 0;
  return { bytes: stored.bytes, type: stored.type, keptAt };
}

async function sweep(inUse: (key: string) => boolean, time: number): Promise<void> {
  const keys = await transact('readonly', (table) => table.getAllKeys());
  for (const key of keys) {
    if (typeof key !== 'string' || inUse(key)) continue;
    const kept = readKept(await transact<unknown>('readonly', (table) => table.get(key)));
    if (!kept || kept.keptAt < time) await transact('readwrite', (table) => table.delete(key));
  }
}

export const fileStore: FileStore = {
  async keep(key, file) {
    try {
      const kept: Kept = { bytes: await file.arrayBuffer(), type: file.type, keptAt: Date.now() };
      await transact('readwrite', (table) => table.put(kept, key));
      return true;
    } catch {
      return false;
    }
  },
  async read(key) {
    try {
      const kept = readKept(await transact<unknown>('readonly', (table) => table.get(key)));
      return kept && new Blob([kept.bytes], { type: kept.type });
    } catch {
      return null;
    }
  },
  async drop(key) {
    await transact('readwrite', (table) => table.delete(key)).catch(() => undefined);
  },
  async sweep(inUse, time) {
    await sweep(inUse, time).catch(() => undefined);
  },
};
