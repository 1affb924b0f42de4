import type { Db } from '../lib/db.ts';
import { withoutFiltered } from './filtered.ts';
import { Where } from './where.ts';

export interface NotificationRow {
  id: number;
  account_id: string;
  type: string;
  from_account_id: string;
  status_id: string | null;
  target_account_id: string | null;
  report_id: string | null;
  emoji: string | null;
  emoji_url: string | null;
  is_seen: number;
  created_at: number;
  /** The sender is muted by the owner. */
  is_muted: number;
}

export interface NotificationFilter {
  types: readonly string[];
  fromId?: string | undefined;
  excludeVisibilities: readonly string[];
  withMuted: boolean;
}

export interface NumberPage {
  limit: number;
  maxId?: number | undefined;
  sinceId?: number | undefined;
  minId?: number | undefined;
}

const SELECT = `SELECT n.*, EXISTS (SELECT 1 FROM mutes m WHERE m.account_id = n.account_id
  AND m.target_id = n.from_account_id AND (m.expires_at IS NULL OR m.expires_at > ?)) AS is_muted
  FROM notifications n LEFT JOIN statuses s ON s.id = n.status_id LEFT JOIN statuses r ON r.id = s.reblog_of_id`;

/** A page of somebody's notifications, newest first. */
export function notificationRows(
  db: Db,
  ownerId: string,
  filter: NotificationFilter,
  page: NumberPage,
  now: number,
): NotificationRow[] {
  const where = new Where().add('n.account_id = ?', ownerId);
  where.add('n.type IN (SELECT value FROM json_each(?))', JSON.stringify(filter.types));
  where.add('n.from_account_id NOT IN (SELECT target_id FROM blocks WHERE account_id = ?)', ownerId);
  if (filter.fromId !== undefined) where.add('n.from_account_id = ?', filter.fromId);
  for (const hidden of filter.excludeVisibilities)
    where.add('s.visibility IS NULL OR s.visibility <> ?', hidden);
  withoutFiltered(where, 'notifications', ownerId, now);
  if (!filter.withMuted) where.add('is_muted = 0');
  if (page.maxId !== undefined) where.add('n.id < ?', page.maxId);
  if (page.sinceId !== undefined) where.add('n.id > ?', page.sinceId);
  if (page.minId !== undefined) where.add('n.id > ?', page.minId);
  const isUpwards = page.minId !== undefined;
  const rows = db.all<NotificationRow>(
    `${SELECT} WHERE ${where.sql} ORDER BY n.id ${isUpwards ? 'ASC' : 'DESC'} LIMIT ?`,
    now,
    ...where.params,
    page.limit,
  );
  return isUpwards ? rows.toReversed() : rows;
}

export function notificationRow(
  db: Db,
  ownerId: string,
  id: number,
  now: number,
): NotificationRow | undefined {
  return db.get<NotificationRow>(`${SELECT} WHERE n.account_id = ? AND n.id = ?`, now, ownerId, id);
}

/** Whether an irreversible filter of the owner holds this one back. */
export function isHeldBack(db: Db, ownerId: string, id: number, now: number): boolean {
  const where = withoutFiltered(new Where().add('n.id = ?', id), 'notifications', ownerId, now);
  return db.get(`${SELECT} WHERE ${where.sql}`, now, ...where.params) === undefined;
}

/** Marks one as read; false when there is no such notification. */
export function markRead(db: Db, ownerId: string, id: number): boolean {
  return (
    db.run('UPDATE notifications SET is_seen = 1 WHERE account_id = ? AND id = ?', ownerId, id).changes > 0
  );
}

/** Marks all up to an id as read; the first 80 that were unread, oldest first. */
export function markReadUpTo(db: Db, ownerId: string, maxId: number, now: number): NotificationRow[] {
  const rows = db.all<NotificationRow>(
    `${SELECT} WHERE n.account_id = ? AND n.is_seen = 0 AND n.id <= ? ORDER BY n.id LIMIT 80`,
    now,
    ownerId,
    maxId,
  );
  db.run(
    'UPDATE notifications SET is_seen = 1 WHERE account_id = ? AND is_seen = 0 AND id <= ?',
    ownerId,
    maxId,
  );
  return rows.map((row) => ({ ...row, is_seen: 1 }));
}

/** Deletes some (or, without ids, all) of somebody's notifications; how many. */
export function dropNotifications(db: Db, ownerId: string, ids?: readonly number[]): number {
  if (!ids) return db.run('DELETE FROM notifications WHERE account_id = ?', ownerId).changes;
  return db.run(
    'DELETE FROM notifications WHERE account_id = ? AND id IN (SELECT value FROM json_each(?))',
    ownerId,
    JSON.stringify(ids),
  ).changes;
}
