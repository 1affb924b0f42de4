import { randomUUID } from 'node:crypto';
import type { Instance } from '../lib/context.ts';
import { badRequest, notFound, unprocessable } from '../lib/errors.ts';
import { getAccount } from '../storage/accounts.ts';
import { newId } from '../storage/ids.ts';
import { insertRow } from '../storage/insert.ts';
import { getStatus, type StatusRow } from '../storage/statuses.ts';
import { originOf } from './compose.ts';
import { notify, unnotify } from './notify.ts';
import { removeStatus } from './remove.ts';
import { isOpen, visibility, type Visibility } from './visibility.ts';

const MAX_PINS = 5;

/** Likes a post; again changes nothing. */
export function favourite(inst: Instance, accountId: string, row: StatusRow): void {
  inst.db.transaction(() => {
    const { changes } = inst.db.run(
      'INSERT INTO favourites (account_id, status_id, created_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
      accountId,
      row.id,
      inst.now(),
    );
    if (changes === 0) return;
    notify(inst, { accountId: row.account_id, type: 'favourite', fromId: accountId, statusId: row.id });
  });
}

export function unfavourite(inst: Instance, accountId: string, row: StatusRow): void {
  inst.db.transaction(() => {
    const { changes } = inst.db.run(
      'DELETE FROM favourites WHERE account_id = ? AND status_id = ?',
      accountId,
      row.id,
    );
    if (changes === 0) throw badRequest('Could not unfavorite');
    unnotify(inst, { accountId: row.account_id, type: 'favourite', fromId: accountId, statusId: row.id });
  });
}

function repeatOf(inst: Instance, accountId: string, id: string): StatusRow | undefined {
  return inst.db.get<StatusRow>(
    'SELECT * FROM statuses WHERE reblog_of_id = ? AND account_id = ?',
    id,
    accountId,
  );
}

function insertRepeat(inst: Instance, accountId: string, row: StatusRow, wanted: Visibility): string {
  const id = newId(inst.now());
  const host = getAccount(inst.db, accountId)?.host ?? null;
  const uri = `${originOf(host)}/activities/${randomUUID()}`;
  insertRow(inst.db, 'statuses', {
    id,
    account_id: accountId,
    uri,
    url: uri,
    local: host === null ? 1 : 0,
    created_at: inst.now(),
    visibility: wanted,
    conversation_id: row.conversation_id,
    context: row.context,
    language: row.language,
    has_media: row.has_media,
    reblog_of_id: row.id,
  });
  return id;
}

/** Repeats a post (one's own private post stays private); returns the repeat's id, the old one if there is. */
export function repeat(inst: Instance, accountId: string, row: StatusRow, wanted: Visibility): string {
  const kind = visibility(row.visibility);
  const isOwnPrivate = kind === 'private' && row.account_id === accountId;
  if (!isOpen(kind) && !isOwnPrivate) throw notFound();
  return inst.db.transaction(() => {
    const known = repeatOf(inst, accountId, row.id);
    if (known) return known.id;
    const id = insertRepeat(inst, accountId, row, isOwnPrivate ? 'private' : wanted);
    notify(inst, { accountId: row.account_id, type: 'reblog', fromId: accountId, statusId: row.id });
    inst.db.afterCommit(() => inst.hub.publish({ type: 'update', statusId: id }));
    return id;
  });
}

export function unrepeat(inst: Instance, accountId: string, row: StatusRow): void {
  inst.db.transaction(() => {
    const known = repeatOf(inst, accountId, row.id);
    if (!known) throw badRequest('Could not unrepeat');
    removeStatus(inst, known);
    unnotify(inst, { accountId: row.account_id, type: 'reblog', fromId: accountId, statusId: row.id });
  });
}

/** Into a folder of one's own, or into none; a bookmark that is there moves. */
export function bookmark(
  inst: Instance,
  accountId: string,
  row: StatusRow,
  folderId: string | null = null,
): void {
  inst.db.run(
    'INSERT INTO bookmarks (account_id, status_id, created_at, folder_id) VALUES (?, ?, ?, ?) ON CONFLICT (account_id, status_id) DO UPDATE SET folder_id = excluded.folder_id',
    accountId,
    row.id,
    inst.now(),
    folderId,
  );
}

export function unbookmark(inst: Instance, accountId: string, row: StatusRow): void {
  inst.db.run('DELETE FROM bookmarks WHERE account_id = ? AND status_id = ?', accountId, row.id);
}

/** Puts an own public post at the top of the profile. */
export function pin(inst: Instance, accountId: string, row: StatusRow): void {
  if (row.account_id !== accountId) throw unprocessable("Someone else's status cannot be pinned");
  if (row.visibility !== 'public' && row.visibility !== 'unlisted') {
    throw unprocessable('Non-public status cannot be pinned');
  }
  if (row.pinned_at !== null) return;
  const pins = inst.db.get<{ count: number }>(
    'SELECT count(*) AS count FROM statuses WHERE account_id = ? AND pinned_at IS NOT NULL',
    accountId,
  );
  if ((pins?.count ?? 0) >= MAX_PINS)
    throw badRequest('You have already pinned the maximum number of statuses');
  inst.db.run('UPDATE statuses SET pinned_at = ? WHERE id = ?', inst.now(), row.id);
}

export function unpin(inst: Instance, accountId: string, row: StatusRow): void {
  if (row.account_id !== accountId) throw unprocessable("Someone else's status cannot be unpinned");
  inst.db.run('UPDATE statuses SET pinned_at = NULL WHERE id = ?', row.id);
}

/** Mutes the conversation of a post, for `seconds` or (0) for good. */
export function muteThread(inst: Instance, accountId: string, row: StatusRow, seconds: number): void {
  const now = inst.now();
  const known = inst.db.get(
    'SELECT 1 FROM thread_mutes WHERE account_id = ? AND conversation_id = ? AND (expires_at IS NULL OR expires_at > ?)',
    accountId,
    row.conversation_id,
    now,
  );
  if (known) throw badRequest('conversation is already muted');
  inst.db.run(
    'INSERT OR REPLACE INTO thread_mutes (account_id, conversation_id, expires_at) VALUES (?, ?, ?)',
    accountId,
    row.conversation_id,
    seconds > 0 ? now + seconds * 1000 : null,
  );
}

export function unmuteThread(inst: Instance, accountId: string, row: StatusRow): void {
  inst.db.run(
    'DELETE FROM thread_mutes WHERE account_id = ? AND conversation_id = ?',
    accountId,
    row.conversation_id,
  );
}

/** The post itself, also when the id names a repeat of it. */
export function originalOf(inst: Instance, row: StatusRow): StatusRow {
  return (row.reblog_of_id === null ? undefined : getStatus(inst.db, row.reblog_of_id)) ?? row;
}
