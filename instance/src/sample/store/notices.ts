import type { Db } from '../../lib/db.ts';
import { insertRow } from '../../storage/insert.ts';
import { HOUR } from '../world/world.ts';

interface Notice {
  readonly account_id: string;
  readonly type: string;
  readonly from_account_id: string;
  readonly status_id?: string | null;
  readonly target_account_id?: string | null;
  readonly report_id?: string | null;
  readonly emoji?: string | null;
  readonly emoji_url?: string | null;
  readonly created_at: number;
}

/** Notifications of each person reach back this many. */
const KEPT = 120;
const KEPT_OF_KIND = 4;
/** Of ada's, this many of the newest are unread. */
const UNREAD = 11;

const own = `JOIN accounts o ON o.id = s.account_id AND o.host IS NULL`;
const fromPosts = `
SELECT s.account_id, 'favourite' AS type, f.account_id AS from_account_id, s.id AS status_id,
  NULL AS emoji, NULL AS emoji_url, f.created_at FROM favourites f JOIN statuses s ON s.id = f.status_id ${own}
UNION ALL SELECT s.account_id, 'pleroma:emoji_reaction', r.account_id, s.id,
  CASE WHEN r.url IS NULL THEN r.name ELSE ':' || r.name || ':' END, r.url, r.created_at
  FROM reactions r JOIN statuses s ON s.id = r.status_id ${own}
UNION ALL SELECT s.account_id, 'reblog', b.account_id, s.id, NULL, NULL, b.created_at
  FROM statuses b JOIN statuses s ON s.id = b.reblog_of_id ${own}
UNION ALL SELECT m.account_id, 'mention', s.account_id, s.id, NULL, NULL, s.created_at
  FROM mentions m JOIN statuses s ON s.id = m.status_id JOIN accounts o ON o.id = m.account_id AND o.host IS NULL
UNION ALL SELECT v.account_id, 'poll', s.account_id, s.id, NULL, NULL, p.expires_at
  FROM (SELECT DISTINCT poll_id, account_id FROM poll_votes) v JOIN polls p ON p.id = v.poll_id
  JOIN statuses s ON s.id = p.status_id JOIN accounts o ON o.id = v.account_id AND o.host IS NULL
  WHERE p.expires_at <= ?
UNION ALL SELECT b.account_id, 'update', s.account_id, s.id, NULL, NULL, s.edited_at
  FROM statuses b JOIN statuses s ON s.id = b.reblog_of_id JOIN accounts o ON o.id = b.account_id AND o.host IS NULL
  WHERE s.edited_at IS NOT NULL
UNION ALL SELECT f.account_id, 'status', s.account_id, s.id, NULL, NULL, s.created_at
  FROM subscriptions f JOIN statuses s ON s.account_id = f.target_id JOIN accounts o ON o.id = f.account_id AND o.host IS NULL
  WHERE s.in_reply_to_id IS NULL AND s.reblog_of_id IS NULL AND s.visibility IN ('public', 'unlisted')
UNION ALL SELECT f.followed_id, CASE f.state WHEN 'pending' THEN 'follow_request' ELSE 'follow' END, f.follower_id,
  NULL, NULL, NULL, f.created_at FROM follows f JOIN accounts o ON o.id = f.followed_id AND o.host IS NULL
UNION ALL SELECT o.id, 'pleroma:report', r.actor_id, NULL, r.id, NULL, r.created_at
  FROM reports r JOIN accounts o ON o.host IS NULL AND (o.is_admin = 1 OR o.is_moderator = 1)`;

function moves(db: Db, now: number): Notice[] {
  return db.all<Notice>(
    `SELECT f.follower_id AS account_id, 'move' AS type, a.id AS from_account_id, a.moved_to_id AS target_account_id,
       ? AS created_at FROM accounts a JOIN follows f ON f.followed_id = a.id
     JOIN accounts o ON o.id = f.follower_id AND o.host IS NULL WHERE a.moved_to_id IS NOT NULL`,
    now - 25 * HOUR,
  );
}

function gathered(db: Db, now: number): Notice[] {
  const rows = db.all<Notice & { emoji: string | null }>(fromPosts, now);
  return rows
    .filter((row) => row.account_id !== row.from_account_id)
    .map((row) => (row.type === 'pleroma:report' ? { ...row, emoji: null, report_id: row.emoji } : row));
}

/** The newest of each person and a few of each kind, oldest first, so that the numbers follow the time. */
function kept(notices: readonly Notice[]): Notice[] {
  const counts = new Map<string, number>();
  const add = (key: string): number => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count;
  };
  const newest = notices
    .toSorted((a, b) => b.created_at - a.created_at)
    .filter(({ account_id: id, type }) => {
      const ofKind = add(`${id} ${type}`);
      return add(id) <= KEPT || ofKind <= KEPT_OF_KIND;
    });
  return newest.toReversed();
}

/** Tells local people of all that happened to them, with some of ada's unread. */
export function addNotices(db: Db, now: number, adaId: string): void {
  const notices = kept([...gathered(db, now), ...moves(db, now)]);
  for (const notice of notices) insertRow(db, 'notifications', { ...notice, is_seen: 1 });
  const unread = 'SELECT id FROM notifications WHERE account_id = ? ORDER BY id DESC LIMIT ?';
  db.run(`UPDATE notifications SET is_seen = 0 WHERE id IN (${unread})`, adaId, UNREAD);
  db.run(
    'UPDATE notifications SET is_seen = 0 WHERE account_id <> ? AND created_at > ?',
    adaId,
    now - 20 * HOUR,
  );
}
