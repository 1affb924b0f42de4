import type { Where } from './where.ts';

const FOLLOWED = `s.account_id IN (SELECT followed_id FROM follows WHERE follower_id = ? AND state = 'accepted')`;
const NAMED = 'EXISTS (SELECT 1 FROM mentions m WHERE m.status_id = s.id AND m.account_id = ?)';
const LISTED = `s.visibility = 'list' AND EXISTS (SELECT 1 FROM list_members l WHERE l.list_id = s.list_id AND l.account_id = ?)`;

/**
 * Keeps the rows `s` of `statuses` that the viewer may see: public and unlisted for all, local for members,
 * private for followers, direct for those it names, always one's own; nothing of closed accounts.
 */
export function onlyVisible(where: Where, viewerId: string | null): Where {
  where.add('s.account_id NOT IN (SELECT id FROM accounts WHERE is_active = 0)');
  if (viewerId === null) return where.add(`s.visibility IN ('public', 'unlisted')`);
  return where.add(
    `s.visibility IN ('public', 'unlisted', 'local') OR s.account_id = ? OR ${NAMED} OR (s.visibility = 'private' AND ${FOLLOWED}) OR (${LISTED})`,
    viewerId,
    viewerId,
    viewerId,
    viewerId,
  );
}

const BLOCKED = 'SELECT target_id FROM blocks WHERE account_id = ?';
const MUTED = 'SELECT target_id FROM mutes WHERE account_id = ? AND (expires_at IS NULL OR expires_at > ?)';
const FAR = `SELECT 1 FROM accounts a JOIN domain_blocks d ON d.domain = a.host AND d.account_id = ?
  WHERE a.id = s.account_id AND a.id NOT IN (SELECT followed_id FROM follows WHERE follower_id = d.account_id)`;

/** Leaves out whom the viewer blocked, and (unless asked for) muted people and threads. `r` is the repeated row. */
export function withoutUnwanted(
  where: Where,
  viewerId: string | null,
  now: number,
  withMuted: boolean,
): Where {
  if (viewerId === null) return where;
  where.add(`s.account_id NOT IN (${BLOCKED})`, viewerId);
  where.add(`r.account_id IS NULL OR r.account_id NOT IN (${BLOCKED})`, viewerId);
  where.add(`NOT EXISTS (${FAR})`, viewerId);
  if (withMuted) return where;
  where.add(`s.account_id NOT IN (${MUTED})`, viewerId, now);
  where.add(`r.account_id IS NULL OR r.account_id NOT IN (${MUTED})`, viewerId, now);
  return where.add(
    `coalesce(r.conversation_id, s.conversation_id) NOT IN (
      SELECT conversation_id FROM thread_mutes WHERE account_id = ? AND (expires_at IS NULL OR expires_at > ?))`,
    viewerId,
    now,
  );
}
