import type { SqlValue } from './db.ts';
import { readQuery } from './body.ts';
import type { AppContext } from './context.ts';

export interface Page {
  maxId: string | undefined;
  sinceId: string | undefined;
  minId: string | undefined;
  limit: number;
  offset: number;
}

/** The paging parameters of a request; too large a limit is capped (api.md §1: 20, at most 40). */
export function pageOf(c: AppContext, standard = 20, most = 40): Page {
  const query = readQuery(c);
  const asked = query.int('limit') ?? standard;
  return {
    maxId: query.text('max_id') || undefined,
    sinceId: query.text('since_id') || undefined,
    minId: query.text('min_id') || undefined,
    limit: Math.min(Math.max(asked, 0), most),
    offset: Math.max(query.int('offset') ?? 0, 0),
  };
}

export interface PageClause {
  /** ` AND id < ? … ORDER BY id DESC LIMIT ?`: to put behind a WHERE with at least one condition. */
  sql: string;
  params: SqlValue[];
  /** Newest first again (pages after `min_id` are read oldest first). */
  order<Row>(rows: Row[]): Row[];
}

/** The SQL of a page over a sortable column; `kind` says how its ids compare. */
export function pageClause(page: Page, column: string, kind: 'text' | 'integer' = 'text'): PageClause {
  const value = (id: string): SqlValue => (kind === 'integer' ? Number.parseInt(id, 10) || 0 : id);
  const params: SqlValue[] = [];
  let sql = '';
  const add = (operator: string, id: string | undefined) => {
    if (id === undefined) return;
    sql += ` AND ${column} ${operator} ?`;
    params.push(value(id));
  };
  add('<', page.maxId);
  add('>', page.sinceId);
  add('>', page.minId);
  const rising = page.minId !== undefined;
  sql += ` ORDER BY ${column} ${rising ? 'ASC' : 'DESC'} LIMIT ? OFFSET ?`;
  params.push(page.limit, page.offset);
  return { sql, params, order: (rows) => (rising ? rows.toReversed() : rows) };
}

/** Sets the Link header for a page whose first and last items have these cursor ids. */
export function linkPage(
  c: AppContext,
  first: string | number | undefined,
  last: string | number | undefined,
) {
  if (first === undefined || last === undefined) return;
  const url = new URL(c.req.url);
  const kept = [...url.searchParams].filter(
    ([name]) => !['max_id', 'min_id', 'since_id', 'offset', 'access_token'].includes(name),
  );
  const link = (name: string, id: string | number, rel: string) => {
    const query = new URLSearchParams([[name, String(id)], ...kept]);
    return `<${c.get('base')}${url.pathname}?${query.toString()}>; rel="${rel}"`;
  };
  c.header('link', `${link('max_id', last, 'next')}, ${link('min_id', first, 'prev')}`);
}
