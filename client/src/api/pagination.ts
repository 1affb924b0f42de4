import { ApiError } from '@/domain/api-error';
import { dto, id, list } from './decode/shape';
import type { ApiAnswer } from './http';
import type { Query } from './query';

/** Where a page of a list begins or ends. The ids may be those of rows, not of items (api.md §1). */
export interface Cursor {
  /** Where a server counts pages by a mark of its own, that mark: `cursor=eyJpZ…`. */
  maxId?: string;
  minId?: string;
  sinceId?: string;
}

export interface Page<T> {
  items: T[];
  /** Asks for what comes after the last item; null at the end, as far as the server tells. */
  older: Cursor | null;
  /** Asks for what came before the first item; null for an empty page. */
  newer: Cursor | null;
}

const NAMES = [
  ['max_id', 'maxId'],
  ['min_id', 'minId'],
  ['since_id', 'sinceId'],
] as const;

/** Parameters by which others page than by ids: lists of people on Pixelfed, what is popular on Mastodon. */
const MARKS = ['cursor', 'offset', 'page'];

/** Only the cursor is taken from the address: where to ask is never the server's choice. */
function cursorIn(address: string): Cursor | null {
  const search = new URLSearchParams(address.split('?', 2)[1] ?? '');
  const cursor: Cursor = {};
  for (const [wire, name] of NAMES) {
    const value = search.get(wire);
    if (value) cursor[name] = value;
  }
  for (const name of MARKS) if (search.get(name)) cursor.maxId ??= `${name}=${search.get(name)}`;
  return Object.keys(cursor).length > 0 ? cursor : null;
}

/** Cursors of a `Link` header, by relation (`next` is older, `prev` is newer). */
export function parseLink(header: string | null): { older: Cursor | null; newer: Cursor | null } {
  const found: { older: Cursor | null; newer: Cursor | null } = { older: null, newer: null };
  for (const [, address = '', parameters = ''] of (header ?? '').matchAll(/<([^<>]*)>([^<]*)/g)) {
    const relation = /;\s*rel="?(next|prev)\b/i.exec(parameters)?.[1]?.toLowerCase();
    if (relation === 'next') found.older ??= cursorIn(address);
    if (relation === 'prev') found.newer ??= cursorIn(address);
  }
  return found;
}

/**
 * A page of a list. Without a usable `Link` header the ids of the items serve, unless `linkOnly`
 * (favourites, bookmarks, follow requests: their cursors are ids of rows). A header that names only what is
 * newer ends the list.
 */
export function readPage<T>(
  answer: ApiAnswer,
  decode: (item: unknown) => T | null,
  how: { linkOnly?: boolean } = {},
): Page<T> {
  if (!Array.isArray(answer.body)) throw new ApiError('nonsense', { status: answer.status });
  const linked = parseLink(answer.link);
  const ids = how.linkOnly ? [] : list(answer.body, (item) => id(dto(item).id));
  const first = ids[0];
  const last = ids.at(-1);
  return {
    items: list(answer.body, decode),
    older: linked.older ?? (linked.newer || last === undefined ? null : { maxId: last }),
    newer: linked.newer ?? (first === undefined ? null : { minId: first }),
  };
}

/** The query part of a cursor. No id has a `=`: what has one is a mark, under its own name. */
export function cursorQuery({ maxId, minId, sinceId }: Cursor): Query {
  const [, name = 'max_id', mark = maxId] = /^(\w+)=(.*)/.exec(maxId ?? '') ?? [];
  return { min_id: minId, since_id: sinceId, [name]: mark };
}
