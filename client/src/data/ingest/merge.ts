import type { Account } from '@/domain/account/account';
import type { Status } from '@/domain/status/status';

/** What a post is to the reader, with the reactions, theirs among them. */
export const readersOwn = (from: Status) => ({
  favourited: from.favourited,
  reblogged: from.reblogged,
  bookmarked: from.bookmarked,
  bookmarkFolder: from.bookmarkFolder ?? null,
  pinned: from.pinned,
  muted: from.muted,
  threadMuted: from.threadMuted,
  reactions: from.reactions,
});

/** Facts that change without an edit: always taken from the newest answer. */
const liveFacts = (from: Status) => ({
  repliesCount: from.repliesCount,
  reblogsCount: from.reblogsCount,
  favouritesCount: from.favouritesCount,
  ...readersOwn(from),
});

/**
 * What is stored when `next` arrives over `known`. An answer that set out before an edit may come after
 * it: the later `editedAt` keeps the text. A nested post often comes without its own quote: a resolved
 * quote of the same post is kept.
 */
export function mergeStatus(known: Status | undefined, next: Status): Status {
  if (known === undefined) return next;
  if ((known.editedAt ?? 0) > (next.editedAt ?? 0)) return { ...known, ...liveFacts(next) };
  const nested =
    next.quote?.is === 'unavailable' &&
    next.quote.reason === 'not_loaded' &&
    known.quote?.is === 'status' &&
    known.quote.statusId === next.quote.statusId;
  return nested ? { ...next, quote: known.quote } : next;
}

/** An embedded account does not know what only its owner is told: that is never erased. */
export const mergeAccount = (known: Account | undefined, next: Account): Account =>
  next.own === null && known?.own ? { ...next, own: known.own, role: known.own.role ?? next.role } : next;
