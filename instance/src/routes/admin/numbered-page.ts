import type { Instance } from '../../lib/context.ts';
import type { SqlValue } from '../../lib/db.ts';
import type { Input } from '../../lib/input.ts';
import type { Where } from '../../storage/where.ts';

/** What a numbered list of the staff calls is read from; names of this code, never of a request. */
export interface Numbered {
  table: string;
  columns: string;
  where: Where;
  /** Rows of a page when the request says nothing, and at the most. */
  standard: number;
  most: number;
}

/** Newest first, by `page` (from 1) and `page_size` of the request; `total` counts all that fit. `read` says what a row is. */
export function numberedPage<Row>(
  { db }: Instance,
  query: Input,
  { table, columns, where, standard, most }: Numbered,
  read: (sql: string, params: readonly SqlValue[]) => Row[],
): { rows: Row[]; total: number; size: number } {
  const total = db.get<{ count: number }>(
    `SELECT count(*) AS count FROM ${table} WHERE ${where.sql}`,
    ...where.params,
  );
  const size = Math.min(Math.max(query.int('page_size') ?? standard, 1), most);
  const page = Math.max(query.int('page') ?? 1, 1);
  const sql = `SELECT ${columns} FROM ${table} WHERE ${where.sql} ORDER BY id DESC LIMIT ? OFFSET ?`;
  const rows = read(sql, [...where.params, size, (page - 1) * size]);
  return { rows, total: total?.count ?? 0, size };
}
