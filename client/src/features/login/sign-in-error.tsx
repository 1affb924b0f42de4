import '@/i18n/messages/en/late/login';
import type { ReactElement } from 'react';
import { useReadable } from '@/data/react/realm-context';
import { useSessions } from '@/data/react/sessions-context';
import type { SignInError as SignInErrorKind } from '@/data/session/sessions';
import type { Translator } from '@/i18n/translator';
import { useT } from '@/i18n/use-t';
import { Alert } from '@/ui/alert/alert';

/** In words of the server where it had some. */
export function signInErrorWords(t: Translator, error: SignInErrorKind): string {
  switch (error.is) {
    case 'wrong-credentials':
      return t('login.wrong_credentials');
    case 'failed':
      return t('login.failed');
    case 'denied':
      return t('login.denied_hint');
    case 'no-connection':
      return t('login.no_connection');
    case 'server-text':
      return error.text;
  }
}

/** The dismissible alert of AUTH-05. */
export function SignInErrorAlert(): ReactElement | null {
  const t = useT();
  const sessions = useSessions();
  const { error } = useReadable(sessions.signIn);
  if (!error) return null;
  return (
    <Alert level="error" closeLabel={t('login.dismiss')} onClose={() => sessions.dismissError()}>
      {signInErrorWords(t, error)}
    </Alert>
  );
}
