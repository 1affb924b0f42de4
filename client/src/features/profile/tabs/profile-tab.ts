import type { Account } from '@/domain/account/account';

/** Tabs of a profile by the name that they have in the address (PROF-03). */
export type ProfileTab = 'statuses' | 'followees' | 'followers' | 'media' | 'favorites';

/** Names that links and other clients use, too. */
const OTHER_NAMES: Readonly<Record<string, ProfileTab>> = {
  posts: 'statuses',
  replies: 'statuses',
  follows: 'followees',
  following: 'followees',
  friends: 'followees',
  favourites: 'favorites',
};

/** Followers and followees are their owner's to hide, though not from themselves; favorites are private. */
export function tabsOf(
  account: Pick<Account, 'hideFollows' | 'hideFollowers'>,
  isOwn: boolean,
): readonly ProfileTab[] {
  const all: readonly ProfileTab[] = ['statuses', 'followees', 'followers', 'media', 'favorites'];
  return all.filter((tab) => {
    if (tab === 'followees') return isOwn || !account.hideFollows;
    if (tab === 'followers') return isOwn || !account.hideFollowers;
    return tab !== 'favorites' || isOwn;
  });
}

/** The tab that the address names, as far as there is one. */
export function tabOf(hash: string, tabs: readonly ProfileTab[]): ProfileTab {
  const name = OTHER_NAMES[hash] ?? hash;
  return tabs.find((tab) => tab === name) ?? 'statuses';
}
