import { plainAddress } from '@/domain/account/fediverse-address';
import type { StatusId } from '@/domain/ids';
import type { FoundPost, FoundThread } from './found-post';

/** A post of home in its conversation. */
export interface HomePost {
  id: StatusId;
  parentId: StatusId | null;
  /** It answers a post, also where home does not have that one. */
  answers: boolean;
  addresses: readonly string[];
  /** Unix milliseconds. */
  createdAt: number;
}

/** Posts of a conversation, oldest first, those of home in their own order. */
export interface Woven {
  id: string;
  parentId: string | null;
}

/** Found posts that home does not show, each once, by the name that they have in the list. */
function newPosts(
  found: readonly FoundThread[],
  atHome: ReadonlyMap<string, StatusId>,
  nameOf: (post: FoundPost) => string,
): ReadonlyMap<string, { name: string; createdAt: number }> {
  const shown = new Set(atHome.values());
  const fresh = new Map<string, { name: string; createdAt: number }>();
  for (const post of found.flatMap(({ posts }) => posts)) {
    const plain = plainAddress(post.status.uri);
    const other = plainAddress(post.status.url ?? post.address);
    const name = nameOf(post);
    if (atHome.has(plain) || atHome.has(other) || shown.has(name) || fresh.has(plain)) continue;
    fresh.set(plain, { name, createdAt: post.status.createdAt });
  }
  return fresh;
}

/**
 * Puts what was found into its place among the posts of home: below what it answers, at its time among the rest. What
 * home has is not put in again; a found post in between joins what home has in two pieces. `nameOf`: the id at home of
 * a found post that has been fetched meanwhile, else its key.
 */
export function weave(
  home: readonly HomePost[],
  found: readonly FoundThread[],
  nameOf: (post: FoundPost) => string,
): readonly Woven[] {
  const atHome = new Map(
    home.flatMap(({ id, addresses }) => addresses.map((one) => [plainAddress(one), id])),
  );
  const fresh = newPosts(found, atHome, nameOf);
  const known = new Set(home.map(({ id }) => id));
  const parentOf = (plain: string): string | null => {
    for (const { parents } of found) {
      const parent = parents.get(plain);
      const name = parent === undefined ? undefined : (atHome.get(parent) ?? fresh.get(parent)?.name);
      if (name !== undefined) return name;
    }
    return null;
  };
  const waiting = [...fresh]
    .map(([plain, { name, createdAt }]) => ({ id: name, parentId: parentOf(plain), createdAt }))
    .sort((a, b) => b.createdAt - a.createdAt);
  const woven: Woven[] = [];
  const until = (time: number): void => {
    for (let next = waiting.at(-1); next && next.createdAt < time; next = waiting.at(-1)) {
      woven.push({ id: next.id, parentId: next.parentId });
      waiting.pop();
    }
  };
  for (const { id, parentId, answers, addresses, createdAt } of home) {
    until(createdAt);
    const isHere = parentId !== null && known.has(parentId);
    // What begins a conversation at home is not hung below something by another server's word.
    const told =
      isHere || !answers
        ? null
        : addresses.map((one) => parentOf(plainAddress(one))).find((one) => one !== null);
    woven.push({ id, parentId: told ?? parentId });
  }
  until(Infinity);
  return woven;
}
