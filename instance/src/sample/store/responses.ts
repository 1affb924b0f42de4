import type { Db } from '../../lib/db.ts';
import { insertRow } from '../../storage/insert.ts';
import { createPrng, type Prng } from '../prng.ts';
import { DAY, MINUTE, type Post } from '../world/world.ts';
import type { Member } from './accounts.ts';
import type { Shelf, Stored } from './posts.ts';

const favouriteRange = [
  [0, 2],
  [1, 7],
  [5, 18],
  [14, 40],
] as const;
const unicode = ['🌊', '💙', '📚', '🦆', '✨', '🐟', '🌾', '🚣', '🫶', '🔥', '🐙', '😂', '☕', '🐦'] as const;
const custom = ['shell', 'crab', 'moss', 'wave_anim', 'lamp_anim', 'harbour_cat'] as const;

interface Crowd {
  readonly db: Db;
  readonly prng: Prng;
  readonly members: readonly Member[];
  readonly now: number;
  readonly emojiPaths: ReadonlyMap<string, string>;
}

/** Some time after the post, soon rather than late. */
function later(crowd: Crowd, post: Post): number {
  const room = Math.max(0, Math.min(crowd.now - post.at - 10_000, 3 * DAY));
  return post.at + 5000 + Math.floor(room * crowd.prng.next() ** 3);
}

function favourite(crowd: Crowd, post: Post, stored: Stored, readers: readonly Member[]): void {
  const [from, to] = favouriteRange[post.warmth ?? 1] ?? favouriteRange[1];
  for (const reader of crowd.prng.sample(readers, crowd.prng.int(from, to))) {
    insertRow(crowd.db, 'favourites', {
      account_id: reader.id,
      status_id: stored.id,
      created_at: later(crowd, post),
    });
  }
}

function react(crowd: Crowd, post: Post, stored: Stored, readers: readonly Member[]): void {
  const { prng } = crowd;
  const warmth = post.warmth ?? 1;
  const kinds = warmth >= 3 ? prng.int(3, 14) : warmth === 2 ? prng.int(1, 4) : prng.chance(0.12) ? 1 : 0;
  const names = prng.sample([...unicode, ...custom], kinds);
  for (const name of names) {
    const url = crowd.emojiPaths.get(name);
    for (const reader of prng.sample(readers, prng.int(1, warmth >= 2 ? 9 : 2))) {
      insertRow(crowd.db, 'reactions', {
        status_id: stored.id,
        account_id: reader.id,
        name,
        url,
        created_at: later(crowd, post),
      });
    }
  }
}

function vote(crowd: Crowd, post: Post, stored: Stored, readers: readonly Member[]): void {
  const { poll } = post;
  if (!poll) return;
  const row = crowd.db.get<{ id: number }>('SELECT id FROM polls WHERE status_id = ?', stored.id);
  if (!row) return;
  const others = readers.filter(({ acct }) => acct !== 'ada');
  for (const reader of crowd.prng.sample(others, poll.turnout)) {
    const count = poll.multiple ? crowd.prng.int(1, 3) : 1;
    const positions = crowd.prng.sample([...poll.options.keys()], count);
    for (const position of positions)
      insertRow(crowd.db, 'poll_votes', { poll_id: row.id, account_id: reader.id, position });
  }
  const ada = readers.find(({ acct }) => acct === 'ada');
  if (ada && poll.adaChose !== undefined) {
    insertRow(crowd.db, 'poll_votes', { poll_id: row.id, account_id: ada.id, position: poll.adaChose });
  }
}

/** Favourites, reactions and votes on the posts, warm ones most. */
export function addResponses(shelf: Shelf): void {
  const emojiPaths = new Map(
    shelf.files.emoji.map((emoji) => [emoji.shortcode, `/emoji/${emoji.pack}/${emoji.file.name}`]),
  );
  const members = [...shelf.members.values()].filter(({ person }) => person.bot !== true);
  const crowd: Crowd = {
    db: shelf.inst.db,
    prng: createPrng(4711),
    members,
    now: shelf.inst.now(),
    emojiPaths,
  };
  for (const [post, stored] of shelf.stored) {
    if (post.repeatOf || post.visibility === 'direct' || crowd.now - post.at < MINUTE) continue;
    const readers = members.filter(({ id }) => id !== stored.authorId);
    vote(crowd, post, stored, readers);
    if (post.visibility === 'private' || post.visibility === 'local') continue;
    favourite(crowd, post, stored, readers);
    react(crowd, post, stored, readers);
  }
}
