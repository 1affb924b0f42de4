import type { Core } from '@/data/core';
import type { Account } from '@/domain/account/account';
import { keptPost, type KeptPost, type Place } from '@/domain/library/kept-post';
import type { Status } from '@/domain/status/status';

/** Where the server's own flags say that a post belongs. */
export const placesOf = (status: Status, meId: string): Place[] => [
  ...(status.accountId === meId ? ['mine' as const] : []),
  ...(status.bookmarked ? ['bookmarks' as const] : []),
  ...(status.favourited ? ['favourites' as const] : []),
];

/** A post as it is kept, with its folder where the server has folders: elsewhere it says nothing of those of this browser. */
export function asKept(
  core: Pick<Core, 'server'>,
  status: Status,
  author: Account | undefined,
  places: readonly Place[],
): KeptPost | null {
  const post = keptPost(status, author, places);
  const says = status.bookmarked && core.server.get().can.bookmarkFolders === true;
  return post && says ? { ...post, folder: status.bookmarkFolder ?? null } : post;
}
