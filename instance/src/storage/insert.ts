import type { Db, SqlValue } from '../lib/db.ts';

const sqlCache = new Map<string, string>();

/** Inserts one row given by column; names come from code, never from a request. Returns the row's integer id. */
export function insertRow(db: Db, table: string, row: Record<string, SqlValue | undefined>): number {
  const columns = Object.keys(row).filter((name) => row[name] !== undefined);
  const key = `${table} ${columns.join()}`;
  let sql = sqlCache.get(key);
  if (sql === undefined) {
    const marks = columns.map(() => '?').join(', ');
    sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks})`;
    sqlCache.set(key, sql);
  }
  return db.run(sql, ...columns.map((name) => row[name] ?? null)).id;
}

/** `?, ?, ?` for an IN list. */
export function marks(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ');
}
