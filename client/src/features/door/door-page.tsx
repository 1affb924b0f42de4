import '@/i18n/messages/en/late/door';
import type { ReactElement } from 'react';
import { OutcomePage } from './outcome-page';
import { PasswordResetPage } from './password-reset-page';
import { RegistrationPage } from './registration-page';

/** The pages around becoming a member. */
export type DoorScreen =
  | { is: 'registration'; token: string | null }
  | { is: 'request-sent' }
  | { is: 'awaiting-email' }
  | { is: 'password-reset'; requested: boolean };

export function DoorPage({ screen }: { screen: DoorScreen }): ReactElement {
  switch (screen.is) {
    case 'registration':
      return <RegistrationPage token={screen.token} />;
    case 'password-reset':
      return <PasswordResetPage requested={screen.requested} />;
    default:
      return <OutcomePage is={screen.is} />;
  }
}
