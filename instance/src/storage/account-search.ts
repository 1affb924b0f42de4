import { findByAcct } from './accounts.ts';
import type { Db, SqlValue } from '../lib/db.ts';

export interface AccountSearch {
  ownHost: string;
  limit: number;
  offset: number;
  /** Only people this account follows. */
  followerId: string | null;
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, (char) => `\\${char}`);
}

/** Ids of accounts that a typed name may mean: an exact handle first, then names that begin with it. */
export function searchAccounts(db: Db, typed: string, search: AccountSearch): string[] {
  const words = typed.trim().replace(/^@/, '');
  if (words === '') return [];
  const start = `${escapeLike(words)}%`;
  const inside = `%${escapeLike(words)}%`;
  const params: SqlValue[] = [start, inside, inside];
  let follows = '';
  if (search.followerId !== null) {
    follows = `AND id IN (SELECT followed_id FROM follows WHERE follower_id = ? AND state = 'accepted')`;
    params.push(search.followerId);
  }
  params.push(start, start, search.limit, search.offset);
  const rows = db.all<{ id: string }>(
    `SELECT id FROM accounts
     WHERE is_active = 1 AND (acct LIKE ? ESCAPE '\\' OR acct LIKE ? ESCAPE '\\' OR display_name LIKE ? ESCAPE '\\')
     ${follows}
     ORDER BY acct LIKE ? ESCAPE '\\' DESC, display_name LIKE ? ESCAPE '\\' DESC, followers_count DESC, id
     LIMIT ? OFFSET ?`,
    ...params,
  );
  const ids = rows.map((row) => row.id);
  const exact = search.followerId === null ? findByAcct(db, words, search.ownHost) : undefined;
  if (!exact || exact.is_active !== 1 || search.offset > 0) return ids;
  return [exact.id, ...ids.filter((id) => id !== exact.id)].slice(0, search.limit);
}
