import '@/i18n/messages/en/late/login';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useReadable } from '@/data/react/realm-context';
import { useMe, useServer } from '@/data/react/records';
import { useSessions } from '@/data/react/sessions-context';
import type { SignInOutcome } from '@/data/session/sessions';
import { paths } from '@/domain/paths';
import { useT } from '@/i18n/use-t';
import { comesBack, keepWayBack } from '@/data/session/way-back';
import { Button } from '@/ui/button/button';
import { PasswordInput } from '@/ui/field/password-input';
import { TextField } from '@/ui/field/text-input';
import { Link } from '@/ui/link/link';
import { SignInErrorAlert } from './sign-in-error';
import { SignInForm } from './sign-in-form';
import styles from './login.module.css';

/** Ways for who has no password yet, or no more. */
function OtherWays(): ReactElement {
  const t = useT();
  const { registrationOpen } = useServer();
  return (
    <div className={styles.links}>
      <Link href={paths.passwordReset} onClick={keepWayBack}>
        {t('login.forgot')}
      </Link>
      {registrationOpen && (
        <Link href={paths.registration} onClick={keepWayBack}>
          {t('login.register')}
        </Link>
      )}
    </div>
  );
}

/** Username and password (AUTH-02); "Create account" only while registration is open. */
export function PasswordForm({
  onDone,
  takesFocus,
}: {
  onDone: (outcome: SignInOutcome) => void;
  /** It takes the place of another form, which had the focus. */
  takesFocus: boolean;
}): ReactElement {
  const t = useT();
  const sessions = useSessions();
  const server = useServer();
  const { busy } = useReadable(sessions.signIn);
  const me = useMe();
  // Who is signed in adds another account, unless the server did not accept this one any more.
  const [username, setUsername] = useState(() =>
    me === null ? sessions.lastLoginName() : comesBack() ? me.acct : '',
  );
  const [password, setPassword] = useState('');
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const submit = async (): Promise<void> => {
    if (!busy) onDone(await sessions.withPassword(username.trim(), password));
  };
  return (
    <SignInForm label={t('login.title')} title={t('login.title_to', { site: server.name })} onSend={submit}>
      <SignInErrorAlert />
      <TextField
        ref={box}
        label={t('login.username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        onChange={(event) => setUsername(event.target.value)}
      />
      <PasswordInput
        label={t('login.password')}
        name="password"
        autoComplete="current-password"
        value={password}
        showLabel={t('login.show_password')}
        hideLabel={t('login.hide_password')}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" look="primary" wide busy={busy}>
        {busy ? t('login.submitting') : t('login.submit')}
      </Button>
      <OtherWays />
    </SignInForm>
  );
}
