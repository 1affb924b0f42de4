import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import type { OwnProfile, ProfileLimits, ProfilePart } from '@/domain/account/own-profile';
import type { PaneProps } from '../pane-props';
import { Loaded } from '../own/loaded';
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

/** Who comes back to the page finds what another tab or device has changed meanwhile. */
function useFresh(put: (profile: OwnProfile, lost: ReadonlySet<ProfilePart>) => void): void {
  const realm = useRealm();
  const latest = useRef(put);
  useEffect(() => {
    latest.current = put;
  });
  useEffect(() => {
    const look = async (): Promise<void> => {
      if (document.visibilityState === 'hidden') return;
      const account = await ownAccountOf(realm);
      latest.current(await account.profile(), account.lost());
    };
    // What is shown stays when the server does not answer.
    const onChange = (): void => void look().catch(() => undefined);
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [realm]);
}

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
  useFresh((profile, lost) => setState({ profile, lost }));
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
