import { useState, type ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { ApiError } from '@/domain/api-error';
import { NOTIFICATION_SWITCHES, type OwnProfile } from '@/domain/account/own-profile';
import { useT } from '@/i18n/use-t';
import type { PaneProps } from '../pane-props';
import { Loaded } from './loaded';
import { Section } from './section';
import { ServerSwitch } from './server-switch';
import { useFresh } from './use-fresh';
import { ownAccountOf, useOwnAccount } from './use-own-account';

type Switches = OwnProfile['notifications'];

function Rows({ first, marked }: { first: Switches } & PaneProps): ReactElement | null {
  const t = useT();
  const realm = useRealm();
  const [switches, setSwitches] = useState(first);
  useFresh(async (account) => setSwitches((await account.profile()).notifications));
  const offered = NOTIFICATION_SWITCHES.filter((name) => switches[name] !== undefined);
  if (offered.length === 0) return null;
  return (
    <Section name="server-notifications" title={t('own.notifications')} marked={marked}>
      {offered.map((name) => (
        <ServerSwitch
          key={name}
          name={name}
          title={t(`own.${name}`)}
          hint={t(`own_hint.${name}`)}
          value={switches[name] ?? false}
          save={async (on) => {
            const after = await (await ownAccountOf(realm)).saveNotificationSwitch(name, on);
            setSwitches(after);
            // Answered, and not kept.
            if (after[name] !== on) throw new ApiError('invalid');
          }}
        />
      ))}
    </Section>
  );
}

/** SET-04: what the server itself heeds before it tells of anything. */
export function ServerNotifications({ marked }: PaneProps): ReactElement {
  const [asked, again] = useOwnAccount('notifications', (account) => account.profile());
  return (
    <Loaded asked={asked} again={again}>
      {({ notifications }) => <Rows first={notifications} marked={marked} />}
    </Loaded>
  );
}
