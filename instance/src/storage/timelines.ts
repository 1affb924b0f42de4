import { withoutFiltered, type FilteredPlace } from './filtered.ts';
import { onlyVisible, withoutUnwanted } from './visible.ts';
import type { Db } from '../lib/db.ts';
import { wordsWhere } from './search-words.ts';
import { Where } from './where.ts';

/** Where a page begins and ends; ids are compared as text, which is their order in time. */
export interface Page {
  limit: number;
  maxId?: string | undefined;
  sinceId?: string | undefined;
  minId?: string | undefined;
  offset?: number | undefined;
  /** Only this post: whether it belongs to the timeline at all. */
  onlyId?: string | undefined;
}

export interface TimelineFilter {
  local?: boolean;
  remote?: boolean;
  onlyMedia?: boolean;
  withMuted?: boolean;
  excludeVisibilities?: readonly string[];
  replyVisibility?: 'following' | 'self' | undefined;
  /** Only posts from this host. */
  host?: string | undefined;
  excludeReplies?: boolean;
  excludeReblogs?: boolean;
}

export interface Reader {
  viewerId: string | null;
  /** Milliseconds. */
  now: number;
}

const FOLLOWED = `SELECT followed_id FROM follows WHERE follower_id = ? AND state = 'accepted'`;

function applyReplies(where: Where, mode: 'following' | 'self' | undefined, viewerId: string | null): void {
  if (mode === undefined || viewerId === null) return;
  const named = 'EXISTS (SELECT 1 FROM mentions m WHERE m.status_id = s.id AND m.account_id = ?)';
  if (mode === 'self') {
    where.add(`s.in_reply_to_id IS NULL OR s.account_id = ? OR ${named}`, viewerId, viewerId);
    return;
  }
  where.add(
    `s.in_reply_to_id IS NULL OR s.account_id = ? OR s.in_reply_to_account_id = ? OR s.in_reply_to_account_id IN (${FOLLOWED})`,
    viewerId,
    viewerId,
    viewerId,
  );
}

function applyFilter(where: Where, filter: TimelineFilter, reader: Reader): void {
  if (filter.local === true) where.add('s.local = 1');
  if (filter.remote === true) where.add('s.local = 0');
  if (filter.onlyMedia === true) where.add('s.has_media = 1');
  if (filter.excludeReplies === true) where.add('s.in_reply_to_id IS NULL');
  if (filter.excludeReblogs === true) where.add('s.reblog_of_id IS NULL');
  if (filter.host !== undefined)
    where.add('s.account_id IN (SELECT id FROM accounts WHERE host = ?)', filter.host);
  for (const hidden of filter.excludeVisibilities ?? []) where.add('s.visibility <> ?', hidden);
  applyReplies(where, filter.replyVisibility, reader.viewerId);
}

/** Ids of a page, newest first. `min_id` takes the page right after that id, `since_id` the newest page. */
export function pageOfIds(db: Db, where: Where, page: Page): string[] {
  if (page.maxId !== undefined) where.add('s.id < ?', page.maxId);
  if (page.sinceId !== undefined) where.add('s.id > ?', page.sinceId);
  if (page.minId !== undefined) where.add('s.id > ?', page.minId);
  if (page.onlyId !== undefined) where.add('s.id = ?', page.onlyId);
  const isUpwards = page.minId !== undefined;
  const rows = db.all<{ id: string }>(
    `SELECT s.id FROM statuses s LEFT JOIN statuses r ON r.id = s.reblog_of_id
     WHERE ${where.sql} ORDER BY s.id ${isUpwards ? 'ASC' : 'DESC'} LIMIT ? OFFSET ?`,
    ...where.params,
    page.limit,
    page.offset ?? 0,
  );
  const ids = rows.map(({ id }) => id);
  return isUpwards ? ids.toReversed() : ids;
}

function start(filter: TimelineFilter, reader: Reader, place?: FilteredPlace): Where {
  const where = new Where();
  onlyVisible(where, reader.viewerId);
  withoutUnwanted(where, reader.viewerId, reader.now, filter.withMuted === true);
  applyFilter(where, filter, reader);
  if (place && reader.viewerId !== null) withoutFiltered(where, place, reader.viewerId, reader.now);
  return where;
}

/** Own posts, posts of followed people and tags, and what names the viewer; no repeats of one's own posts. */
export function homeIds(
  db: Db,
  filter: TimelineFilter,
  page: Page,
  reader: Reader & { viewerId: string },
): string[] {
  const me = reader.viewerId;
  const where = start(filter, reader, 'home');
  where.add(
    `s.account_id = ? OR s.account_id IN (${FOLLOWED})
     OR (s.reblog_of_id IS NULL AND (s.id IN (SELECT status_id FROM mentions WHERE account_id = ?)
       OR (s.visibility IN ('public', 'local') AND EXISTS (
         SELECT 1 FROM status_tags t JOIN tag_follows f ON f.tag = t.tag WHERE t.status_id = s.id AND f.account_id = ?))))`,
    me,
    me,
    me,
    me,
  );
  where.add('s.reblog_of_id IS NULL OR r.account_id <> ?', me);
  where.add(
    's.reblog_of_id IS NULL OR s.account_id NOT IN (SELECT followed_id FROM follows WHERE follower_id = ? AND reblogs = 0)',
    me,
  );
  return pageOfIds(db, where, page);
}

export function publicIds(db: Db, filter: TimelineFilter, page: Page, reader: Reader): string[] {
  // The words of the partial index statuses_public.
  const where = start(filter, reader, 'public').add(
    `s.visibility IN ('public', 'local') AND s.reblog_of_id IS NULL`,
  );
  return pageOfIds(db, where, page);
}

/** Public posts from here and from the hosts of the bubble. */
export function bubbleIds(
  db: Db,
  hosts: readonly string[],
  filter: TimelineFilter,
  page: Page,
  reader: Reader,
): string[] {
  const where = start(filter, reader, 'public').add(
    `s.visibility IN ('public', 'local') AND s.reblog_of_id IS NULL`,
  );
  where.add(
    's.local = 1 OR s.account_id IN (SELECT id FROM accounts WHERE host IN (SELECT value FROM json_each(?)))',
    JSON.stringify(hosts),
  );
  return pageOfIds(db, where, page);
}

export interface TagQuery {
  any: readonly string[];
  all: readonly string[];
  none: readonly string[];
}

export function tagIds(db: Db, tags: TagQuery, filter: TimelineFilter, page: Page, reader: Reader): string[] {
  const where = start(filter, reader, 'public').add(`s.visibility IN ('public', 'local')`);
  const tagged = 's.id IN (SELECT status_id FROM status_tags WHERE tag';
  where.add(`${tagged} IN (SELECT value FROM json_each(?)))`, JSON.stringify(tags.any));
  for (const tag of tags.all) where.add(`${tagged} = ?)`, tag);
  for (const tag of tags.none) where.add(`NOT ${tagged} = ?)`, tag);
  return pageOfIds(db, where, page);
}

/** Posts of the members whom the owner follows (others are members without a voice, as on the real server). */
export function listIds(
  db: Db,
  listId: number,
  filter: TimelineFilter,
  page: Page,
  reader: Reader & { viewerId: string },
): string[] {
  const where = start(filter, reader, 'home');
  where.add('s.account_id IN (SELECT account_id FROM list_members WHERE list_id = ?)', listId);
  where.add(`s.account_id = ? OR s.account_id IN (${FOLLOWED})`, reader.viewerId, reader.viewerId);
  return pageOfIds(db, where, page);
}

export function directIds(db: Db, filter: TimelineFilter, page: Page, reader: Reader): string[] {
  return pageOfIds(db, start(filter, reader, 'home').add(`s.visibility = 'direct'`), page);
}

export interface ProfileFilter extends TimelineFilter {
  pinned?: boolean;
  tagged?: string | undefined;
}

/** What an account posted and repeated. Its owner's mutes do not apply on a profile, blocks do. */
export function profileIds(
  db: Db,
  accountId: string,
  filter: ProfileFilter,
  page: Page,
  reader: Reader,
): string[] {
  const where = start({ ...filter, withMuted: true }, reader).add('s.account_id = ?', accountId);
  if (filter.pinned === true) where.add('s.pinned_at IS NOT NULL');
  if (filter.tagged !== undefined) {
    where.add('s.id IN (SELECT status_id FROM status_tags WHERE tag = ?)', filter.tagged);
  }
  return pageOfIds(db, where, page);
}

/** The whole conversation except the post itself, oldest first. */
export function conversationIds(db: Db, conversationId: number, reader: Reader): string[] {
  const where = new Where().add('s.conversation_id = ? AND s.reblog_of_id IS NULL', conversationId);
  onlyVisible(where, reader.viewerId);
  withoutUnwanted(where, reader.viewerId, reader.now, true);
  const rows = db.all<{ id: string }>(
    `SELECT s.id FROM statuses s LEFT JOIN statuses r ON r.id = s.reblog_of_id WHERE ${where.sql} ORDER BY s.id`,
    ...where.params,
  );
  return rows.map(({ id }) => id);
}

/** Own or public posts that hold all the words, newest first. */
export function searchIds(
  db: Db,
  query: string,
  filter: ProfileFilter & { accountId?: string | undefined },
  page: Page,
  reader: Reader,
): string[] {
  const where = start(filter, reader).add('s.reblog_of_id IS NULL');
  where.add(`s.visibility IN ('public', 'unlisted') OR s.account_id = ?`, reader.viewerId);
  if (filter.accountId !== undefined) where.add('s.account_id = ?', filter.accountId);
  const words = wordsWhere(query);
  where.add(words.sql, ...words.params);
  return pageOfIds(db, where, page);
}
