import '@/i18n/messages/en/late/login';
import { useState, type ReactElement } from 'react';
import { useServer } from '@/data/react/records';
import { serverOrigin } from '@/data/session/server-address';
import { useSessions } from '@/data/react/sessions-context';
import { errorWords } from '@/i18n/error-words';
import { useT } from '@/i18n/use-t';
import type { ApiError } from '@/domain/api-error';
import { keepWayBack, takeWayBack } from '@/lib/history/way-back';
import { Alert } from '@/ui/alert/alert';
import { Button } from '@/ui/button/button';
import { TextField } from '@/ui/field/text-input';
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
    <form
      className={styles.form}
      aria-label={t('login.title')}
      onSubmit={(event) => {
        event.preventDefault();
        void leave();
      }}
    >
      <h2 className={styles.title}>{t('login.title_to', { site: server.name })}</h2>
      {error && (
        <Alert level="error" closeLabel={t('login.dismiss')} onClose={() => setError(null)}>
          {errorWords(t, error)}
        </Alert>
      )}
      <p className={styles.hint}>{t('login.token_description', { site: server.name })}</p>
      <Button type="submit" look="primary" wide busy={busy}>
        {busy ? t('login.leaving', { site: server.name }) : t('login.token_submit', { site: server.name })}
      </Button>
    </form>
  );
}

/** Where the page is not served by an instance: the reader names the server of the account. */
export function ServerForm(): ReactElement {
  const t = useT();
  const sessions = useSessions();
  const own = useServer().base;
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();
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
    const error = await sessions.redirectToServer(base);
    setBusy(false);
    if (error) setProblem(errorWords(t, error));
  };
  return (
    <form
      className={styles.form}
      aria-label={t('login.server_title')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void leave();
      }}
    >
      <h2 className={styles.title}>{t('login.server_title')}</h2>
      <TextField
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
    </form>
  );
}
