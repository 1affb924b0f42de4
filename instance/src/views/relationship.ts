import type { Relationship } from '@skein/wire';
import type { Db, SqlValue } from '../lib/db.ts';
import { marks } from '../storage/insert.ts';
import type { FollowRow, MuteRow } from '../storage/relations.ts';

interface Known {
  out: Map<string, FollowRow>;
  in: Map<string, FollowRow>;
  blocks: Set<string>;
  mutes: Map<string, MuteRow>;
  domains: Set<string>;
  notes: Map<string, string>;
  subscriptions: Set<string>;
}

function keyed<Row>(rows: Row[], key: (row: Row) => string): Map<string, Row> {
  return new Map(rows.map((row) => [key(row), row]));
}

function load(db: Db, me: string, ids: string[], now: number): Known {
  const list = marks(ids);
  const rows = <Row extends object>(sql: string, ...params: SqlValue[]) =>
    db.all<Row>(sql, ...params, ...ids);
  const targets = (sql: string) => new Set(rows<{ id: string }>(sql, me).map((row) => row.id));
  return {
    out: keyed(
      rows<FollowRow>(`SELECT * FROM follows WHERE follower_id = ? AND followed_id IN (${list})`, me),
      (row) => row.followed_id,
    ),
    in: keyed(
      rows<FollowRow>(`SELECT * FROM follows WHERE followed_id = ? AND follower_id IN (${list})`, me),
      (row) => row.follower_id,
    ),
    blocks: targets(`SELECT target_id AS id FROM blocks WHERE account_id = ? AND target_id IN (${list})`),
    subscriptions: targets(
      `SELECT target_id AS id FROM subscriptions WHERE account_id = ? AND target_id IN (${list})`,
    ),
    mutes: keyed(
      rows<MuteRow>(
        `SELECT id, target_id, notifications, expires_at FROM mutes
         WHERE account_id = ? AND (expires_at IS NULL OR expires_at > ?) AND target_id IN (${list})`,
        me,
        now,
      ),
      (row) => row.target_id,
    ),
    domains: targets(
      `SELECT a.id FROM domain_blocks d JOIN accounts a ON a.host = d.domain COLLATE NOCASE
       WHERE d.account_id = ? AND a.id IN (${list})`,
    ),
    notes: new Map(
      rows<{ id: string; comment: string }>(
        `SELECT target_id AS id, comment FROM account_notes WHERE account_id = ? AND target_id IN (${list})`,
        me,
      ).map((row) => [row.id, row.comment]),
    ),
  };
}

function toView(id: string, known: Known): Relationship {
  const out = known.out.get(id);
  const into = known.in.get(id);
  const mute = known.mutes.get(id);
  const notifying = known.subscriptions.has(id);
  return {
    id,
    following: out?.state === 'accepted',
    followed_by: into?.state === 'accepted',
    blocking: known.blocks.has(id),
    // Akkoma does not tell (entities.md §2).
    blocked_by: false,
    muting: mute !== undefined,
    muting_notifications: mute?.notifications === 1,
    requested: out?.state === 'pending',
    requested_by: into?.state === 'pending',
    domain_blocking: known.domains.has(id),
    showing_reblogs: out?.reblogs !== 0,
    endorsed: false,
    notifying,
    subscribing: notifying,
    note: known.notes.get(id) ?? '',
  };
}

/** How the account `me` stands to each of `ids`, read in seven queries however many they are. */
export function relationshipViews(
  db: Db,
  me: string,
  ids: Iterable<string>,
  now: number,
): Map<string, Relationship> {
  const wanted = [...new Set(ids)];
  const known = load(db, me, wanted, now);
  return new Map(wanted.map((id) => [id, toView(id, known)]));
}
