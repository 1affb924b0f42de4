import type { Instance } from '../lib/context.ts';
import type { Db } from '../lib/db.ts';
import { insertRow } from '../storage/insert.ts';
import type { PollDraft } from './draft.ts';

/** Of these attachment ids, the author's own that hang on no post (or on this one), in the given order. */
export function usableMedia(db: Db, accountId: string, ids: readonly string[], statusId = ''): number[] {
  const rows = db.all<{ id: number }>(
    `SELECT id FROM media WHERE account_id = ? AND (status_id IS NULL OR status_id = ?)
     AND id IN (SELECT CAST(value AS INTEGER) FROM json_each(?))`,
    accountId,
    statusId,
    JSON.stringify(ids),
  );
  const usable = new Set(rows.map(({ id }) => id));
  return [...new Set(ids.map(Number))].filter((id) => usable.has(id));
}

/** Hangs these attachments on a post, in order, and takes off all others. */
export function attachMedia(db: Db, statusId: string, ids: readonly number[]): void {
  db.run('UPDATE media SET status_id = NULL WHERE status_id = ?', statusId);
  ids.forEach((id, position) => {
    db.run('UPDATE media SET status_id = ?, position = ? WHERE id = ?', statusId, position, id);
  });
  db.run('UPDATE statuses SET has_media = ? WHERE id = ?', ids.length > 0 ? 1 : 0, statusId);
}

/** Gives a post its poll; an older one (and its votes) goes. */
export function attachPoll(inst: Instance, statusId: string, poll: PollDraft): void {
  const { db } = inst;
  db.run('DELETE FROM polls WHERE status_id = ?', statusId);
  const id = insertRow(db, 'polls', {
    status_id: statusId,
    expires_at: inst.now() + poll.expiresIn * 1000,
    multiple: poll.multiple ? 1 : 0,
    hide_totals: poll.hideTotals ? 1 : 0,
  });
  poll.options.forEach((title, position) => insertRow(db, 'poll_options', { poll_id: id, position, title }));
  db.run('UPDATE statuses SET poll_id = ? WHERE id = ?', id, statusId);
}

/** Writes whom a post addresses and what it is tagged with; what stood there before goes. */
export function attachNames(
  inst: Instance,
  statusId: string,
  peopleIds: readonly string[],
  tags: readonly string[],
): void {
  const { db } = inst;
  db.run('DELETE FROM mentions WHERE status_id = ?', statusId);
  db.run('DELETE FROM status_tags WHERE status_id = ?', statusId);
  for (const id of peopleIds) insertRow(db, 'mentions', { status_id: statusId, account_id: id });
  for (const tag of tags) {
    db.run('INSERT INTO tags (name, created_at) VALUES (?, ?) ON CONFLICT DO NOTHING', tag, inst.now());
    insertRow(db, 'status_tags', { tag, status_id: statusId });
  }
}
