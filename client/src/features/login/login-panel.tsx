import '@/i18n/messages/en/late/login';
import { useEffect, useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useReadable } from '@/data/react/realm-context';
import { useServer } from '@/data/react/records';
import { useSessions } from '@/data/react/sessions-context';
import type { SignInOutcome } from '@/data/session/sessions';
import { paths } from '@/domain/paths';
import { useT } from '@/i18n/use-t';
import { TextButton } from '@/ui/button/text-button';
import { askForAlerts } from '@/data/notifications/alert-permission';
import { ChallengeForm } from './challenge-form';
import { KeptAccounts } from './kept-accounts';
import { PasswordForm } from './password-form';
import { ServerForm, TokenForm } from './redirect-form';
import { useComeIn } from './use-come-in';
import styles from './login.module.css';

/**
 * Signing in, in the sidebar and on its page. `server.base` is empty where the page belongs to no
 * instance: then the first question is which server.
 */
export function LoginPanel({ otherServer = false }: { otherServer?: boolean }): ReactElement {
  const t = useT();
  const sessions = useSessions();
  const server = useServer();
  const signIn = useReadable(sessions.signIn);
  const [, navigate] = useLocation();
  const comeIn = useComeIn();
  const [elsewhere, setElsewhere] = useState(false);
  const [cancelled, setCancelled] = useState(false);
  // What went wrong on a form that was left says nothing of the next one, which may be for somebody else.
  useEffect(() => () => sessions.dismissError(), [sessions]);
  const done = (outcome: SignInOutcome): void => {
    if (outcome === 'signed-in') {
      askForAlerts();
      comeIn(true);
    }
    if (outcome === 'password-reset-required') navigate(paths.passwordResetRequested);
  };
  if (server.base === '') return <ServerForm />;
  if (signIn.is !== 'password') {
    const cancel = (): void => {
      setCancelled(true);
      sessions.cancelChallenge();
    };
    return <ChallengeForm key={signIn.is} kind={signIn.is} onDone={done} onCancel={cancel} />;
  }
  const byPassword = server.ui.loginMethod === 'password' && server.can.passwordGrant;
  return (
    <>
      {elsewhere ? (
        <ServerForm takesFocus />
      ) : byPassword ? (
        <PasswordForm onDone={done} takesFocus={cancelled} />
      ) : (
        <TokenForm />
      )}
      <KeptAccounts />
      {otherServer && (
        <p className={styles.form}>
          <TextButton onClick={() => setElsewhere(!elsewhere)}>
            {elsewhere ? t('login.own_server', { site: server.name }) : t('login.other_server')}
          </TextButton>
        </p>
      )}
    </>
  );
}
