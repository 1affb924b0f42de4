import { useState, type ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import type { OwnProfile, ProfileLimits, ProfilePart } from '@/domain/account/own-profile';
import type { PaneProps } from '../pane-props';
import { Loaded } from '../own/loaded';
import { useFresh } from '../own/use-fresh';
import { ownAccountOf, useOwnAccount } from '../own/use-own-account';
import { Mascot } from './mascot';
import { ProfileForm } from './profile-form';
import { ProfileSwitches } from './profile-switches';
import { Stranger } from './stranger';

const UNTOLD: ProfileLimits = {
  pictures: { avatar: null, header: null, background: null },
  name: null,
  note: null,
  fields: null,
  fieldName: null,
  fieldValue: null,
};

function Profile({
  first,
  limits,
  marked,
}: PaneProps & {
  first: { profile: OwnProfile; lost: ReadonlySet<ProfilePart> };
  limits: ProfileLimits;
}): ReactElement {
  const realm = useRealm();
  const [state, setState] = useState(first);
  const saved = (profile: OwnProfile): void =>
    void ownAccountOf(realm).then((account) => setState({ profile, lost: account.lost() }));
  useFresh(async (account) => setState({ profile: await account.profile(), lost: account.lost() }));
  const { profile, lost } = state;
  return (
    <>
      <ProfileForm profile={profile} limits={limits} lost={lost} marked={marked} onSaved={saved} />
      <ProfileSwitches profile={profile} lost={lost} marked={marked} onSaved={saved} />
      <Mascot marked={marked} />
      <Stranger marked={marked} />
    </>
  );
}

/** SET-05, SET-04: the account as others see it. */
export function ProfileTab({ marked }: PaneProps): ReactElement {
  const [asked, again] = useOwnAccount('profile', async (account) => {
    // Without its limits a profile can be written as well: the server says what is too much.
    const [profile, limits] = await Promise.all([account.profile(), account.limits().catch(() => UNTOLD)]);
    return { first: { profile, lost: account.lost() }, limits };
  });
  return (
    <Loaded asked={asked} again={again}>
      {(loaded) => <Profile {...loaded} marked={marked} />}
    </Loaded>
  );
}
