import { useCallback, type ReactElement } from 'react';
import { usePreference } from '@/data/react/records';
import type { People } from '@/data/people/people';
import type { Account } from '@/domain/account/account';
import { plainName } from '@/domain/account/plain-name';
import { fullCount } from '@/i18n/count';
import { useT } from '@/i18n/use-t';
import type { ReplyForm } from '@/parts/status/actions/reply-slot';
import { setHash } from '@/lib/history/set-hash';
import { Tabs } from '@/ui/tabs/tabs';
import { Followees } from './followees';
import { Followers } from './followers';
import { ProfileMedia } from './profile-media';
import { ProfilePosts } from './profile-posts';
import { ProfileFavorites } from './profile-favorites';
import { tabOf, tabsOf, type ProfileTab } from './profile-tab';
import { useHash } from './use-hash';
import styles from '@/features/profile/profile.module.css';

interface TabsProps {
  people: People;
  account: Account;
  isOwn: boolean;
  replyForm: ReplyForm;
}

/** What to show of the person; the choice stands in the address (NAV-05, PROF-03). */
export function ProfileTabs({ people, account, isOwn, replyForm }: TabsProps): ReactElement {
  const t = useT();
  const tabs = tabsOf(account, isOwn);
  const chosen = tabOf(useHash(), tabs);
  const counts = useCounts(account, isOwn);
  const name = plainName(account);
  const choose = useCallback((tab: ProfileTab) => setHash(tab === 'statuses' ? '' : tab), []);
  const words: Readonly<Record<ProfileTab, string>> = {
    statuses: t('profile.posts'),
    followees: t('profile.followees'),
    followers: t('profile.followers'),
    media: t('profile.media'),
    favorites: t('profile.favorites'),
  };
  return (
    <Tabs
      label={t('profile.tabs', { name })}
      tabs={tabs.map((key) => {
        const count = counts[key];
        const end =
          count === undefined ? undefined : <span className={styles.count}>{fullCount(t, count)}</span>;
        return { key, label: words[key], end };
      })}
      chosen={chosen}
      onChoose={choose}
    >
      {chosen === 'statuses' && <ProfilePosts account={account} replyForm={replyForm} />}
      {chosen === 'followees' && <Followees people={people} account={account} isOwn={isOwn} />}
      {chosen === 'followers' && <Followers people={people} account={account} />}
      {chosen === 'media' && <ProfileMedia account={account} />}
      {chosen === 'favorites' && <ProfileFavorites replyForm={replyForm} />}
    </Tabs>
  );
}

/** Hidden counts are told as 0 by servers: those say nothing. */
function useCounts(account: Account, isOwn: boolean): Partial<Record<ProfileTab, number>> {
  const hidden = usePreference('hideUserStats');
  if (hidden) return {};
  const { statusesCount, followingCount, followersCount } = account;
  return {
    statuses: statusesCount,
    ...(isOwn || !account.hideFollowsCount ? { followees: followingCount } : {}),
    ...(isOwn || !account.hideFollowersCount ? { followers: followersCount } : {}),
  };
}
