import { useLayoutEffect, type ReactElement } from 'react';
import { pageName } from '@/data/screens/page-name';
import { useMe } from '@/data/react/records';
import type { People } from '@/data/people/people';
import type { Account } from '@/domain/account/account';
import { plainName } from '@/domain/account/plain-name';
import { firstScreen } from '@/lib/first-screen/first-screen';
import type { ReplyForm } from '@/parts/status/actions/reply-slot';
import { ProfileCard } from '@/features/profile/card/profile-card';
import { ProfileTabs } from '@/features/profile/tabs/profile-tabs';

interface ProfileProps {
  people: People;
  account: Account;
  replyForm: ReplyForm;
}

/** A known person: the card, then the tabs. */
export function Profile({ people, account, replyForm }: ProfileProps): ReactElement {
  const me = useMe();
  const isOwn = me?.id === account.id;
  // Before the first paint: what other timelines brought shows at once.
  useLayoutEffect(() => {
    people.showKnownPosts(account.id);
    firstScreen.drawn();
  }, [people, account.id]);
  const name = plainName(account);
  useLayoutEffect(() => {
    // An address names somebody by handle: the window's title says who that is.
    pageName.set(name);
    return () => pageName.set('');
  }, [name]);
  return (
    <>
      <ProfileCard people={people} account={account} isOwn={isOwn} />
      <ProfileTabs people={people} account={account} isOwn={isOwn} replyForm={replyForm} />
    </>
  );
}
