import '@/i18n/messages/en/late/login';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useServer } from '@/data/react/records';
import { serverOrigin } from '@/data/session/server-address';
import type { Sessions } from '@/data/session/sessions';
import { useSessions } from '@/data/react/sessions-context';
import { errorWords } from '@/i18n/error-words';
import { useT } from '@/i18n/use-t';
import { toApiError, type ApiError } from '@/domain/api-error';
import { tryUnderPolicy } from '@/lib/policy';
import { keepWayBack, takeWayBack } from '@/data/session/way-back';
import { Alert } from '@/ui/alert/alert';
import { Button } from '@/ui/button/button';
import { TextField } from '@/ui/field/text-input';
import { SignInForm } from './sign-in-form';
import styles from './login.module.css';

/** Leaves for the server's own sign-in page (AUTH-03). */
export function TokenForm(): ReactElement {
  const t = useT();
  const sessions = useSessions();
  const server = useServer();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const leave = async (): Promise<void> => {
    setBusy(true);
    keepWayBack();
    setError(await sessions.redirectToServer(server.base));
    setBusy(false);
  };
  return (
    <SignInForm label={t('login.title')} title={t('login.title_to', { site: server.name })} onSend={leave}>
      {error && (
        <Alert level="error" closeLabel={t('login.dismiss')} onClose={() => setError(null)}>
          {errorWords(t, error)}
        </Alert>
      )}
      <p className={styles.hint}>{t('login.token_description', { site: server.name })}</p>
      <Button type="submit" look="primary" wide busy={busy}>
        {busy ? t('login.leaving', { site: server.name }) : t('login.token_submit', { site: server.name })}
      </Button>
    </SignInForm>
  );
}

/** A page that an instance serves may talk to that instance alone. */
async function leaveFor(
  sessions: Sessions,
  base: string,
): Promise<{ error: ApiError | null; isForbidden: boolean }> {
  const attempt = await tryUnderPolicy(async () => {
    const error = await sessions.redirectToServer(base);
    if (error) throw error;
  });
  if (attempt.is === 'done') return { error: null, isForbidden: false };
  return { error: toApiError(attempt.thrown), isForbidden: attempt.isForbidden };
}

/** Where the page is not served by an instance: the reader names the server of the account. */
export function ServerForm({
  takesFocus = false,
}: {
  /** Somebody asked for it, to write. */
  takesFocus?: boolean;
}): ReactElement {
  const t = useT();
  const sessions = useSessions();
  const own = useServer().base;
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const leave = async (): Promise<void> => {
    const base = serverOrigin(typed);
    if (base === null) {
      setProblem(t('login.server_invalid'));
      return;
    }
    setProblem(undefined);
    setBusy(true);
    // The pages of another server are others.
    if (own === '' || own === base) keepWayBack();
    else takeWayBack();
    const { error, isForbidden } = await leaveFor(sessions, base);
    setBusy(false);
    // The address of that server has a client of its own, perhaps this one.
    if (isForbidden) await import('@/i18n/messages/en/late/accounts').catch(() => undefined);
    if (isForbidden) setProblem(t('accounts.other_policy', { server: base }));
    else if (error) setProblem(errorWords(t, error));
  };
  return (
    <SignInForm label={t('login.server_title')} title={t('login.server_title')} onSend={leave}>
      <TextField
        ref={box}
        label={t('login.server')}
        hint={t('login.server_hint')}
        error={problem}
        name="server"
        type="url"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" look="primary" wide busy={busy}>
        {t('login.server_submit')}
      </Button>
    </SignInForm>
  );
}
