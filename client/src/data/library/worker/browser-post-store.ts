import { databaseOf } from '@/data/library/database-of';
import type { StatusId } from '@/domain/ids';
import type { KeptPost } from '@/domain/library/kept-post';
import type { Segment } from '@/domain/library/segment';
import { connection } from '@/lib/open-database';
import type { Change, PostStore } from './post-store';

const TABLES = ['posts', 'segments', 'bits', 'seen'] as const;

/** Bytes that stay free for what the reader writes, and the part of the browser's room that is never passed. */
const FREE = 50_000_000;
const PART = 0.8;

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
  });

/** Drafts come first: the library ends where their room would begin. */
async function hasRoom(): Promise<boolean> {
  const { usage = 0, quota = Infinity } = (await navigator.storage?.estimate().catch(() => null)) ?? {};
  return usage < quota * PART && quota - usage > FREE;
}

const done = (transaction: IDBTransaction): Promise<'yes' | 'full' | 'refused'> =>
  new Promise((resolve) => {
    transaction.addEventListener('complete', () => resolve('yes'));
    transaction.addEventListener('abort', () =>
      resolve(transaction.error?.name === 'QuotaExceededError' ? 'full' : 'refused'),
    );
  });

type Row = readonly [ordinal: number, post: KeptPost];

async function rowsFrom(transaction: IDBTransaction, from: number, count?: number): Promise<readonly Row[]> {
  const posts = transaction.objectStore('posts');
  const range = IDBKeyRange.lowerBound(from);
  const [keys, values] = await Promise.all([
    answered<IDBValidKey[]>(posts.getAllKeys(range, count)),
    answered<KeptPost[]>(posts.getAll(range, count)),
  ]);
  return values.map((post, at) => [Number(keys[at]), post] as const);
}

async function segmentsIn(transaction: IDBTransaction): Promise<readonly Segment[]> {
  const bits = transaction.objectStore('bits');
  const [segments, numbers, rows] = await Promise.all([
    answered<Segment[]>(transaction.objectStore('segments').getAll()),
    answered<IDBValidKey[]>(bits.getAllKeys()),
    answered<Uint16Array[]>(bits.getAll()),
  ]);
  const newest = new Map(numbers.map((number, at) => [number, rows[at]]));
  return segments.map((segment) => ({ ...segment, bits: newest.get(segment.number) ?? segment.bits }));
}

function write(
  transaction: IDBTransaction,
  { puts, drops, segments, dropped, bits }: Change,
): ReturnType<typeof done> {
  const posts = transaction.objectStore('posts');
  drops.forEach((ordinal) => posts.delete(ordinal));
  puts.forEach(([ordinal, post]) => posts.put(post, ordinal));
  segments.forEach((segment) => transaction.objectStore('segments').put(segment, segment.number));
  bits.forEach(([number, row]) => transaction.objectStore('bits').put(row, number));
  for (const number of dropped)
    for (const table of ['segments', 'bits'] as const) transaction.objectStore(table).delete(number);
  return done(transaction);
}

/**
 * A database of its own for each account: whoever deletes it deletes all. Once that is asked for it is closed for good,
 * so that nothing brings it back.
 */
export function browserPostStore(owner: string): PostStore {
  let gone = false;
  const name = databaseOf(owner);
  const connect = connection({ name, version: 2, tables: TABLES, numbered: ['seen'] }, () => {
    gone = true;
  });
  const within = async <T>(
    mode: IDBTransactionMode,
    otherwise: T,
    work: (transaction: IDBTransaction) => Promise<T>,
  ): Promise<T> => {
    try {
      if (gone) return otherwise;
      const database = await connect();
      if (gone) return otherwise;
      return await work(database.transaction(TABLES, mode, { durability: 'relaxed' }));
    } catch {
      return otherwise;
    }
  };
  return {
    segments: () => within<readonly Segment[] | null>('readonly', null, segmentsIn),
    read: (ordinals) =>
      within<readonly (KeptPost | undefined)[]>('readonly', [], (transaction) => {
        const posts = transaction.objectStore('posts');
        return Promise.all(ordinals.map((ordinal) => answered<KeptPost | undefined>(posts.get(ordinal))));
      }),
    async change(change) {
      if (change.puts.length > 0 && !(await hasRoom())) return 'full';
      return within<'yes' | 'full' | 'refused'>('readwrite', 'refused', (transaction) =>
        write(transaction, change),
      );
    },
    async see(ids, first) {
      await within('readwrite', undefined, async (transaction) => {
        const table = transaction.objectStore('seen');
        if (first) table.clear();
        table.add(ids);
        await done(transaction);
      });
    },
    seen: () =>
      within<readonly StatusId[]>('readonly', [], async (transaction) =>
        (await answered<StatusId[][]>(transaction.objectStore('seen').getAll())).flat(),
      ),
    walk: (from, count) =>
      within<readonly Row[]>('readonly', [], (transaction) => rowsFrom(transaction, from, count)),
  };
}
