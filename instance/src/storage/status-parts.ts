import type { Db } from '../lib/db.ts';

export interface MediaRow {
  id: number;
  account_id: string;
  status_id: string | null;
  position: number;
  type: 'image' | 'video' | 'audio' | 'unknown';
  mime_type: string;
  path: string;
  preview_path: string | null;
  remote_url: string | null;
  description: string | null;
  blurhash: string | null;
  width: number | null;
  height: number | null;
  /** `x,y`, each -1 to 1; null: the middle. */
  focus: string | null;
}

export interface PollRow {
  id: number;
  status_id: string;
  expires_at: number | null;
  multiple: number;
  hide_totals: number;
  voters_count: number;
  /** JSON list of `[title, votes]` in order. */
  options: string;
  author_id: string;
  emojis: string;
}

export interface ReactionRow {
  status_id: string;
  account_id: string;
  name: string;
  url: string | null;
}

/** A parameter for `IN (SELECT value FROM json_each(?))`: one prepared statement for any number of ids. */
const idList = (ids: Iterable<string | number>): string => JSON.stringify([...ids]);

/** Attachments of many statuses, in their order. */
export function mediaOf(db: Db, statusIds: Iterable<string>): MediaRow[] {
  return db.all<MediaRow>(
    'SELECT * FROM media WHERE status_id IN (SELECT value FROM json_each(?)) ORDER BY position, id',
    idList(statusIds),
  );
}

export function mediaRow(db: Db, id: string): MediaRow | undefined {
  return db.get<MediaRow>('SELECT * FROM media WHERE id = ?', id);
}

const POLL = `SELECT p.*, s.account_id AS author_id, s.emojis,
  (SELECT json_group_array(json_array(o.title, o.votes_count)) FROM
    (SELECT title, votes_count FROM poll_options WHERE poll_id = p.id ORDER BY position) o) AS options
  FROM polls p JOIN statuses s ON s.id = p.status_id`;

export function pollRows(db: Db, ids: Iterable<number>): PollRow[] {
  return db.all<PollRow>(`${POLL} WHERE p.id IN (SELECT value FROM json_each(?))`, idList(ids));
}

/** What one account chose in these polls. */
export function votesOf(
  db: Db,
  pollIds: Iterable<number>,
  accountId: string,
): { poll_id: number; position: number }[] {
  return db.all(
    'SELECT poll_id, position FROM poll_votes WHERE poll_id IN (SELECT value FROM json_each(?)) AND account_id = ?',
    idList(pollIds),
    accountId,
  );
}

/** Reactions, oldest emoji first. */
export function reactionsOf(db: Db, statusIds: Iterable<string>): ReactionRow[] {
  return db.all<ReactionRow>(
    'SELECT status_id, account_id, name, url FROM reactions WHERE status_id IN (SELECT value FROM json_each(?)) ORDER BY id',
    idList(statusIds),
  );
}

export function mentionsOf(db: Db, statusIds: Iterable<string>): { status_id: string; account_id: string }[] {
  return db.all(
    'SELECT status_id, account_id FROM mentions WHERE status_id IN (SELECT value FROM json_each(?))',
    idList(statusIds),
  );
}

export function tagsOf(db: Db, statusIds: Iterable<string>): { status_id: string; tag: string }[] {
  return db.all(
    'SELECT status_id, tag FROM status_tags WHERE status_id IN (SELECT value FROM json_each(?))',
    idList(statusIds),
  );
}

export interface ViewerMarks {
  favourited: Set<string>;
  /** The folder of each bookmark; null in none. */
  bookmarked: Map<string, string | null>;
  reblogged: Set<string>;
  mutedThreads: Set<number>;
  mutedAccounts: Set<string>;
}

/** What the viewer did with these statuses; empty sets for guests. */
export function viewerMarks(
  db: Db,
  statusIds: Iterable<string>,
  viewerId: string | null,
  now: number,
): ViewerMarks {
  const ids = idList(statusIds);
  const pick = (sql: string) => {
    if (viewerId === null) return [];
    return db
      .all<{ id: string }>(`${sql} IN (SELECT value FROM json_each(?))`, viewerId, ids)
      .map(({ id }) => id);
  };
  const live = 'account_id = ? AND (expires_at IS NULL OR expires_at > ?)';
  const muted = <Id>(column: string, table: string): Id[] =>
    viewerId === null
      ? []
      : db
          .all<{ id: Id }>(`SELECT ${column} AS id FROM ${table} WHERE ${live}`, viewerId, now)
          .map(({ id }) => id);
  return {
    favourited: new Set(pick('SELECT status_id AS id FROM favourites WHERE account_id = ? AND status_id')),
    bookmarked: new Map(
      viewerId === null
        ? []
        : db
            .all<{ id: string; folder: string | null }>(
              'SELECT status_id AS id, folder_id AS folder FROM bookmarks WHERE account_id = ? AND status_id IN (SELECT value FROM json_each(?))',
              viewerId,
              ids,
            )
            .map(({ id, folder }) => [id, folder]),
    ),
    reblogged: new Set(pick('SELECT reblog_of_id AS id FROM statuses WHERE account_id = ? AND reblog_of_id')),
    mutedThreads: new Set(muted<number>('conversation_id', 'thread_mutes')),
    mutedAccounts: new Set(muted<string>('target_id', 'mutes')),
  };
}

/** The ids of direct conversations as their owner sees them, by conversation. */
export function participationIds(
  db: Db,
  conversations: Iterable<number>,
  accountId: string,
): Map<number, number> {
  const rows = db.all<{ id: number; conversation_id: number }>(
    'SELECT id, conversation_id FROM participations WHERE account_id = ? AND conversation_id IN (SELECT value FROM json_each(?))',
    accountId,
    idList(conversations),
  );
  return new Map(rows.map((row) => [row.conversation_id, row.id]));
}
