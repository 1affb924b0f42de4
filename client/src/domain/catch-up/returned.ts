import type { AccountId } from '@/domain/ids';
import type { CatchUpPost } from './catch-up-post';

/** Somebody who wrote again. */
export interface Returned {
  accountId: AccountId;
  /** Unix milliseconds: the last post before, and the first one in the span. */
  before: number;
  again: number;
}

/** What is known of when people wrote before the span: Unix milliseconds; null where they never did. */
export type LastWritten = ReadonlyMap<AccountId, number | null>;

/** The first post of each in the span, repeats left out. */
export function firstWritten(posts: readonly CatchUpPost[]): ReadonlyMap<AccountId, CatchUpPost> {
  const first = new Map<AccountId, CatchUpPost>();
  for (const post of posts) {
    if (post.isRepeat) continue;
    const known = first.get(post.authorId);
    if (!known || post.at < known.at) first.set(post.authorId, post);
  }
  return first;
}

/** People who wrote again after `silence` (milliseconds) and of whom that is known, the longest silence first. */
export function theyAreBack(
  posts: readonly CatchUpPost[],
  last: LastWritten,
  silence: number,
  me: AccountId | null,
): readonly Returned[] {
  return [...firstWritten(posts)]
    .flatMap(([accountId, { at }]) => {
      const before = last.get(accountId);
      const isBack = typeof before === 'number' && at - before >= silence && accountId !== me;
      return isBack ? [{ accountId, before, again: at }] : [];
    })
    .sort((a, b) => b.again - b.before - (a.again - a.before));
}

/** People of whom nobody knows yet when they wrote before, who wrote least first. */
export function unknownBefore(
  posts: readonly CatchUpPost[],
  last: LastWritten,
  me: AccountId | null,
): readonly AccountId[] {
  const counts = new Map<AccountId, number>();
  for (const { authorId, isRepeat } of posts)
    if (!isRepeat && authorId !== me && !last.has(authorId))
      counts.set(authorId, (counts.get(authorId) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => a - b).map(([id]) => id);
}
