import Database from 'libsql';

/** What SQLite stores; booleans are 0 and 1, times are milliseconds since 1970, structures are JSON text. */
export type SqlValue = string | number | bigint | null | Uint8Array;
type SqlParams = readonly SqlValue[];

/** A small synchronous face over the driver, so that another SQLite binding can take its place. */
export interface Db {
  get<Row extends object>(sql: string, ...params: SqlParams): Row | undefined;
  all<Row extends object>(sql: string, ...params: SqlParams): Row[];
  run(sql: string, ...params: SqlParams): { changes: number; id: number };
  exec(sql: string): void;
  /** All or nothing; may be nested (savepoints). */
  transaction<T>(work: () => T): T;
  /** Runs `work` once the outermost transaction is on disk, at once outside a transaction. */
  afterCommit(work: () => void): void;
  close(): void;
}

function isRow<Row extends object>(value: unknown): value is Row {
  return typeof value === 'object' && value !== null;
}

function toRow<Row extends object>(value: unknown): Row | undefined {
  if (!isRow<Row>(value)) return undefined;
  // The driver adds its timing to single rows.
  Reflect.deleteProperty(value, '_metadata');
  return value;
}

/** Opens (and creates) the database file; `:memory:` for tests. */
export function openDb(file: string): Db {
  const raw = new Database(file, { timeout: 5000 });
  raw.exec('PRAGMA journal_mode = WAL');
  // FULL: what was acknowledged survives a power cut, not only a killed process.
  raw.exec('PRAGMA synchronous = FULL');
  raw.exec('PRAGMA foreign_keys = ON');
  raw.exec('PRAGMA cache_size = -32000');
  return wrap(raw);
}

function wrap(raw: Database.Database): Db {
  const statements = new Map<string, Database.Statement>();
  const prepare = (sql: string) => {
    const known = statements.get(sql);
    if (known) return known;
    const made = raw.prepare(sql);
    statements.set(sql, made);
    return made;
  };
  const level = transactions((sql) => raw.exec(sql));
  return {
    get: <Row extends object>(sql: string, ...params: SqlParams) => toRow<Row>(prepare(sql).get(...params)),
    all: <Row extends object>(sql: string, ...params: SqlParams) =>
      prepare(sql)
        .all(...params)
        .filter((row): row is Row => isRow<Row>(row)),
    run: (sql, ...params) => {
      const done = prepare(sql).run(...params);
      return { changes: done.changes, id: Number(done.lastInsertRowid) };
    },
    exec: (sql) => void raw.exec(sql),
    ...level,
    close: () => void raw.close(),
  };
}

function transactions(exec: (sql: string) => void): Pick<Db, 'transaction' | 'afterCommit'> {
  let depth = 0;
  let later: (() => void)[] = [];
  const flush = () => {
    const ready = later;
    later = [];
    for (const run of ready) run();
  };
  const undo = (level: number, queued: number) => {
    later = later.slice(0, queued);
    exec(level === 0 ? 'ROLLBACK' : `ROLLBACK TO s${level}; RELEASE s${level}`);
  };
  const attempt = <T>(level: number, work: () => T): T => {
    const queued = later.length;
    depth = level + 1;
    try {
      const result = work();
      exec(level === 0 ? 'COMMIT' : `RELEASE s${level}`);
      return result;
    } catch (error) {
      undo(level, queued);
      throw error;
    } finally {
      depth = level;
    }
  };
  return {
    transaction<T>(work: () => T): T {
      const level = depth;
      exec(level === 0 ? 'BEGIN IMMEDIATE' : `SAVEPOINT s${level}`);
      const result = attempt(level, work);
      if (level === 0) flush();
      return result;
    },
    afterCommit(work) {
      if (depth === 0) work();
      else later.push(work);
    },
  };
}
