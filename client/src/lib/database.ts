import { connection, type Tables } from './open-database';
import { within } from './within';

/** How long a browser may take to answer before it counts as refusing, in milliseconds. */
const PATIENCE = 5_000;

export interface DatabaseShape<Table extends string> extends Tables<Table> {
  /** `strict`: what is written is on the disk when the call ends, whatever becomes of the browser. */
  durability: 'strict' | 'relaxed';
  /** Lets go of what matters less: a write that was refused, as by a full disk, is tried once more after it. */
  makeRoom?: () => Promise<unknown>;
}

type Work<T> = (store: IDBObjectStore) => IDBRequest<T>;

/**
 * An IndexedDB database that never throws, rejects or hangs. A browser that refuses (private window), is full, or does
 * not answer is one case for the caller.
 */
export interface Database<Table extends string> {
  /** Begins to open, so that it is open when it is wanted. */
  open(): void;
  /** `otherwise` where the browser does not answer; `patience` in milliseconds, null to wait as long as it takes. */
  read<T>(table: Table, otherwise: T, work: Work<T>, patience?: number | null): Promise<T>;
  /** False where it is not known to be kept. It may still be written later, in its turn before all later calls. */
  write<T>(table: Table, work: Work<T>, patience?: number): Promise<boolean>;
}

class SafeDatabase<Table extends string> implements Database<Table> {
  private readonly connect: () => Promise<IDBDatabase>;

  constructor(private readonly shape: DatabaseShape<Table>) {
    this.connect = connection(shape);
  }

  open(): void {
    this.connect().catch(() => undefined);
  }

  read<T>(table: Table, otherwise: T, work: Work<T>, patience: number | null = PATIENCE): Promise<T> {
    const reading = this.transact(table, 'readonly', work);
    return (patience === null ? reading : within(patience, reading)).catch(() => otherwise);
  }

  write<T>(table: Table, work: Work<T>, patience = PATIENCE): Promise<boolean> {
    return within(patience, this.insist(table, work)).then(
      () => true,
      () => false,
    );
  }

  private async insist<T>(table: Table, work: Work<T>): Promise<T> {
    try {
      return await this.transact(table, 'readwrite', work);
    } catch (refusal) {
      if (!this.shape.makeRoom) throw refusal;
      await this.shape.makeRoom();
      return this.transact(table, 'readwrite', work);
    }
  }

  private async transact<T>(table: Table, mode: IDBTransactionMode, work: Work<T>): Promise<T> {
    const database = await this.connect();
    return new Promise((resolve, reject) => {
      const { durability } = this.shape;
      const transaction = database.transaction(table, mode, { durability });
      const request = work(transaction.objectStore(table));
      // By itself it ends when the page has heard the answer: a page that WebKit keeps for going back hears nothing
      // any more, and what it was writing would lock the table for all others.
      transaction.commit();
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('abort', () => reject(new Error('IndexedDB refused')));
    });
  }
}

export const createDatabase = <Table extends string>(shape: DatabaseShape<Table>): Database<Table> =>
  new SafeDatabase(shape);

/** All keys that begin with `owner` and a space: records of one account. */
export const keysOf = (owner: string): IDBKeyRange => IDBKeyRange.bound(`${owner} `, `${owner} \uffff`);
