import type { ReactElement } from 'react';
import type { People } from '@/data/people/people';
import type { Account } from '@/domain/account/account';
import { useT } from '@/i18n/use-t';
import { PeopleList } from '@/parts/account/people-list';
import { EmptyPeople } from './empty-people';

/** Who follows the person. */
export function Followers({ people, account }: { people: People; account: Account }): ReactElement {
  const t = useT();
  return (
    <PeopleList
      people={people}
      list={`followers:${account.id}`}
      label={t('profile.followers')}
      empty={
        <EmptyPeople account={account} count={account.followersCount} title={t('profile.no_followers')} />
      }
    />
  );
}
