import type { Db } from '../../lib/db.ts';
import { insertRow } from '../../storage/insert.ts';
import { createPrng } from '../prng.ts';
import type { Post } from '../world/world.ts';
import type { Shelf } from './posts.ts';

/** What ada did with others' posts: favourites, bookmarks, her own reactions and a muted conversation. */
export function addAdasMarks(shelf: Shelf, adaId: string): void {
  const { db } = shelf.inst;
  const prng = createPrng(31);
  const now = shelf.inst.now();
  const others = [...shelf.stored].filter(
    ([post, stored]) =>
      !post.repeatOf && stored.authorId !== adaId && (post.visibility ?? 'public') === 'public',
  );
  const add = (table: 'favourites' | 'bookmarks', statusId: string): void => {
    const known = db.get(`SELECT 1 FROM ${table} WHERE account_id = ? AND status_id = ?`, adaId, statusId);
    if (!known) insertRow(db, table, { account_id: adaId, status_id: statusId, created_at: now - 60_000 });
  };
  for (const [, { id }] of prng.sample(others, 90)) add('favourites', id);
  for (const [, { id }] of prng.sample(others, 30)) add('bookmarks', id);
  // The long threads and the best of the rest, so that they are found on top of the bookmarks.
  for (const [post, { id }] of others) if (post.warmth === 3) add('bookmarks', id);
  for (const [, { id }] of prng.sample(
    others.filter(([post]) => (post.warmth ?? 0) >= 2),
    12,
  ))
    joinReaction(db, id, adaId, now);
  const muted = others.find(([post]: [Post, unknown]) => post.author.nick === 'thermal');
  if (muted) insertRow(db, 'thread_mutes', { account_id: adaId, conversation_id: muted[1].conversation });
}

function joinReaction(db: Db, statusId: string, adaId: string, now: number): void {
  const first = db.get<{ name: string; url: string | null }>(
    'SELECT name, url FROM reactions WHERE status_id = ? AND account_id <> ? ORDER BY id LIMIT 1',
    statusId,
    adaId,
  );
  if (!first) return;
  const known = db.get(
    'SELECT 1 FROM reactions WHERE status_id = ? AND account_id = ? AND name = ?',
    statusId,
    adaId,
    first.name,
  );
  if (!known)
    insertRow(db, 'reactions', {
      status_id: statusId,
      account_id: adaId,
      ...first,
      created_at: now - 60_000,
    });
}
