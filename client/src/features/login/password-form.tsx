import '@/i18n/messages/en/late/login';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useReadable } from '@/data/react/realm-context';
import { useMe, useServer } from '@/data/react/records';
import { useSessions } from '@/data/react/sessions-context';
import type { SignInOutcome } from '@/data/session/sessions';
import { paths } from '@/domain/paths';
import { useT } from '@/i18n/use-t';
import { comesBack, keepWayBack } from '@/lib/history/way-back';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { TextField } from '@/ui/field/text-input';
import { Link } from '@/ui/link/link';
import { SignInErrorAlert } from './sign-in-error';
import styles from './login.module.css';

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
  const [shown, setShown] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const submit = async (): Promise<void> => {
    if (!busy) onDone(await sessions.withPassword(username.trim(), password));
  };
  return (
    <form
      className={styles.form}
      aria-label={t('login.title')}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h2 className={styles.title}>{t('login.title_to', { site: server.name })}</h2>
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
      <TextField
        label={t('login.password')}
        name="password"
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        end={
          <IconButton
            icon={shown ? 'eyeoff' : 'eye'}
            iconSize="m"
            label={shown ? t('login.hide_password') : t('login.show_password')}
            onClick={() => setShown(!shown)}
          />
        }
      />
      <Button type="submit" look="primary" wide busy={busy}>
        {busy ? t('login.submitting') : t('login.submit')}
      </Button>
      <div className={styles.links}>
        <Link href={paths.passwordReset} onClick={keepWayBack}>
          {t('login.forgot')}
        </Link>
        {server.registrationOpen && (
          <Link href={paths.registration} onClick={keepWayBack}>
            {t('login.register')}
          </Link>
        )}
      </div>
    </form>
  );
}
