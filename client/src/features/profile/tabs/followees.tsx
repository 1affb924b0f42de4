import { useState, type ReactElement } from 'react';
import type { People } from '@/data/people/people';
import type { Account } from '@/domain/account/account';
import { useT } from '@/i18n/use-t';
import { PeopleList } from '@/parts/account/people-list';
import { Tabs } from '@/ui/tabs/tabs';
import { EmptyPeople } from './empty-people';
import { FollowedTags } from './followed-tags';

interface FolloweesProps {
  people: People;
  account: Account;
  isOwn: boolean;
}

/** Whom the person follows; on one's own profile the hashtags, too (PROF-03). */
export function Followees({ people, account, isOwn }: FolloweesProps): ReactElement {
  const t = useT();
  const [kind, setKind] = useState<'people' | 'tags'>('people');
  const list = (
    <PeopleList
      people={people}
      list={`following:${account.id}`}
      label={t('profile.followees')}
      empty={
        <EmptyPeople account={account} count={account.followingCount} title={t('profile.no_followees')} />
      }
    />
  );
  if (!isOwn) return list;
  return (
    <Tabs
      label={t('profile.followees_kinds')}
      tabs={[
        { key: 'people', label: t('profile.people') },
        { key: 'tags', label: t('profile.tags') },
      ]}
      chosen={kind}
      onChoose={setKind}
    >
      {kind === 'people' ? list : <FollowedTags people={people} />}
    </Tabs>
  );
}
