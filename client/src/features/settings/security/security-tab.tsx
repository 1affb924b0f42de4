import '@/i18n/messages/en/late/own-security';
import '@/i18n/messages/en/late/again';
import type { ReactElement } from 'react';
import { useT } from '@/i18n/use-t';
import type { PaneProps } from '../pane-props';
import { Section } from '../own/section';
import { ChangeEmail } from './change-email';
import { ChangePassword } from './change-password';
import { DeleteAccount } from './delete-account';
import { SecondFactor } from './second-factor';
import { OwnSessions } from './sessions';

/** SET-08, SET-09: how one gets in, and who else may. */
export function SecurityTab({ marked }: PaneProps): ReactElement {
  const t = useT();
  return (
    <>
      <Section
        name="email"
        title={t('own_security.email')}
        hint={t('own_security.email_hint')}
        marked={marked}
      >
        <ChangeEmail />
      </Section>
      <Section
        name="password"
        title={t('own_security.password')}
        hint={t('own_security.password_ends')}
        marked={marked}
      >
        <ChangePassword />
      </Section>
      <Section
        name="two-factor"
        title={t('own_security.totp')}
        hint={t('own_security.totp_hint')}
        marked={marked}
      >
        <SecondFactor />
      </Section>
      <Section
        name="sessions"
        title={t('own_security.sessions')}
        hint={t('own_security.sessions_hint')}
        marked={marked}
      >
        <OwnSessions />
      </Section>
      <Section
        name="delete"
        title={t('own_security.delete')}
        hint={t('own_security.delete_hint')}
        marked={marked}
      >
        <DeleteAccount />
      </Section>
    </>
  );
}
