import { marks } from './insert.ts';
import type { Db } from '../lib/db.ts';

/** A row of `accounts` (storage/schema-accounts.ts says what is what). */
export interface AccountRow {
  id: string;
  username: string;
  host: string | null;
  acct: string;
  ap_id: string;
  url: string;
  display_name: string;
  note: string;
  note_source: string;
  fields: string;
  fields_source: string;
  avatar: string | null;
  header: string | null;
  background: string | null;
  locked: number;
  actor_type: string;
  created_at: number;
  last_status_at: number | null;
  followers_count: number;
  following_count: number;
  statuses_count: number;
  is_admin: number;
  is_moderator: number;
  is_active: number;
  is_confirmed: number;
  is_approved: number;
  is_suggested: number;
  registration_reason: string | null;
  discoverable: number;
  hide_followers: number;
  hide_follows: number;
  hide_followers_count: number;
  hide_follows_count: number;
  hide_favorites: number;
  show_role: number;
  no_rich_text: number;
  default_scope: string;
  skip_thread_containment: number;
  allow_following_move: number;
  accepts_direct_messages_from: string;
  permit_followback: number;
  status_ttl_days: number | null;
  language: string | null;
  also_known_as: string;
  moved_to_id: string | null;
  tags: string;
  settings_store: string;
  block_from_strangers: number;
  hide_notification_contents: number;
  mascot_media_id: number | null;
}

export function getAccount(db: Db, id: string): AccountRow | undefined {
  return db.get<AccountRow>('SELECT * FROM accounts WHERE id = ?', id);
}

/** Many accounts at once, by id. */
export function getAccounts(db: Db, ids: Iterable<string>): Map<string, AccountRow> {
  const wanted = [...new Set(ids)];
  const rows = db.all<AccountRow>(`SELECT * FROM accounts WHERE id IN (${marks(wanted)})`, ...wanted);
  return new Map(rows.map((row) => [row.id, row]));
}

/** By `user` or `user@host`; `ownHost` makes `ada@localhost:4000` mean the local ada. */
export function findByAcct(db: Db, acct: string, ownHost: string): AccountRow | undefined {
  const handle = acct.replace(/^@/, '');
  const local = handle.toLowerCase().endsWith(`@${ownHost.toLowerCase()}`);
  const name = local ? handle.slice(0, handle.lastIndexOf('@')) : handle;
  return db.get<AccountRow>('SELECT * FROM accounts WHERE acct = ? COLLATE NOCASE', name);
}

/** By id, else by handle: Akkoma takes both in `/accounts/{id}`. */
export function findAccount(db: Db, idOrAcct: string, ownHost: string): AccountRow | undefined {
  return getAccount(db, idOrAcct) ?? findByAcct(db, idOrAcct, ownHost);
}
