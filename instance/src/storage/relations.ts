import type { Db } from '../lib/db.ts';

export interface FollowRow {
  id: number;
  follower_id: string;
  followed_id: string;
  state: 'accepted' | 'pending';
  reblogs: number;
  created_at: number;
}

export function getFollow(db: Db, followerId: string, followedId: string): FollowRow | undefined {
  return db.get<FollowRow>(
    'SELECT * FROM follows WHERE follower_id = ? AND followed_id = ?',
    followerId,
    followedId,
  );
}

/** Whether one follows the other (not merely asked to). */
export function follows(db: Db, followerId: string, followedId: string): boolean {
  return getFollow(db, followerId, followedId)?.state === 'accepted';
}

/** Whether either has blocked the other. */
export function blockedEitherWay(db: Db, one: string, other: string): boolean {
  const found = db.get(
    'SELECT 1 FROM blocks WHERE (account_id = ? AND target_id = ?) OR (account_id = ? AND target_id = ?)',
    one,
    other,
    other,
    one,
  );
  return found !== undefined;
}

export function isBlocking(db: Db, accountId: string, targetId: string): boolean {
  return (
    db.get('SELECT 1 FROM blocks WHERE account_id = ? AND target_id = ?', accountId, targetId) !== undefined
  );
}

export interface MuteRow {
  id: number;
  target_id: string;
  notifications: number;
  expires_at: number | null;
}

/** The mute in force at `now` (ms). */
export function getMute(db: Db, accountId: string, targetId: string, now: number): MuteRow | undefined {
  return db.get<MuteRow>(
    `SELECT id, target_id, notifications, expires_at FROM mutes
     WHERE account_id = ? AND target_id = ? AND (expires_at IS NULL OR expires_at > ?)`,
    accountId,
    targetId,
    now,
  );
}
