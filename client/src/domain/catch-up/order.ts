import { newestFirst, type AccountId } from '@/domain/ids';
import type { CatchUpPost } from './catch-up-post';

export const SORTS = ['newest', 'oldest', 'replies', 'repeats', 'favourites'] as const;
export type Sort = (typeof SORTS)[number];

export const KINDS = ['all', 'originals', 'bells', 'answered', 'repeated', 'favourited'] as const;
/** `originals`: no repeats; `bells`: by people of whose posts the reader is told; the others by what was done with them. */
export type Kind = (typeof KINDS)[number];

const FITS: Readonly<Record<Kind, (post: CatchUpPost, bells: ReadonlySet<AccountId>) => boolean>> = {
  all: () => true,
  originals: ({ isRepeat }) => !isRepeat,
  bells: ({ byId }, bells) => bells.has(byId),
  answered: ({ replies }) => replies > 0,
  repeated: ({ repeats }) => repeats > 0,
  favourited: ({ favourites }) => favourites > 0,
};

/** The posts of a kind; `bells` are the people with a bell. */
export const ofKind = (
  posts: readonly CatchUpPost[],
  kind: Kind,
  bells: ReadonlySet<AccountId>,
): readonly CatchUpPost[] => posts.filter((post) => FITS[kind](post, bells));

const COUNTS = { replies: 'replies', repeats: 'repeats', favourites: 'favourites' } as const;

/** In the reader's order, what is equal in it newest first; a post that several repeated stands once, where it came last. */
export function sorted(posts: readonly CatchUpPost[], sort: Sort): readonly CatchUpPost[] {
  const seen = new Set<string>();
  const byTime = posts
    .toSorted((a, b) => newestFirst(a.id, b.id))
    .filter(({ contentId }) => !seen.has(contentId) && seen.add(contentId));
  if (sort === 'newest') return byTime;
  if (sort === 'oldest') return byTime.toReversed();
  const name = COUNTS[sort];
  return byTime.toSorted((a, b) => b[name] - a[name]);
}
