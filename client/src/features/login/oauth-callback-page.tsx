import '@/i18n/messages/en/late/login';
import { useEffect, useState, type ReactElement } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useReadable } from '@/data/react/realm-context';
import { useSessions } from '@/data/react/sessions-context';
import { paths } from '@/domain/paths';
import { overHome } from '@/parts/commands/window-address';
import { useT } from '@/i18n/use-t';
import { takeWayBack } from '@/data/session/way-back';
import { LinkButton } from '@/ui/button/link-button';
import { PanelHeader } from '@/ui/panel/panel';
import { EmptyState } from '@/ui/state/empty-state';
import { LoadingArea } from '@/ui/state/spinner';
import { signInErrorWords } from './sign-in-error';

/**
 * Exchanges of codes, with where each leads; null where it failed. A code works once, and so does the way back, but the
 * page is put up twice: anew for the account that has come in.
 */
const exchanges = new Map<string, Promise<string | null>>();

/** `/oauth-callback` (AUTH-03): the server sent the reader back with a code. */
export function OauthCallbackPage(): ReactElement {
  const t = useT();
  const sessions = useSessions();
  const search = useSearch();
  const [, navigate] = useLocation();
  const [failed, setFailed] = useState(false);
  const { error } = useReadable(sessions.signIn);
  useEffect(() => {
    const finish = async (): Promise<string | null> => {
      const outcome = await sessions.finishRedirect(new URLSearchParams(search));
      return outcome === 'signed-in' ? (takeWayBack() ?? paths.home) : null;
    };
    const exchange = exchanges.get(search) ?? finish();
    exchanges.set(search, exchange);
    let left = false;
    const leave = async (): Promise<void> => {
      const back = await exchange;
      // The code must not stay in the history.
      if (back !== null) navigate(back, { replace: true, state: overHome(back) });
      else if (!left) setFailed(true);
    };
    void leave();
    return () => {
      left = true;
    };
  }, [sessions, search, navigate]);
  return (
    <>
      <PanelHeader level={1} title={t('login.title')} />
      {failed ? (
        <div role="alert">
          <EmptyState
            icon="warn"
            title={t(error?.is === 'denied' ? 'login.denied' : 'login.callback_failed')}
            text={
              error && error.is !== 'failed' ? signInErrorWords(t, error) : t('login.callback_failed_hint')
            }
          >
            <LinkButton href={paths.login}>{t('login.callback_again')}</LinkButton>
          </EmptyState>
        </div>
      ) : (
        <LoadingArea label={t('login.callback_working')} />
      )}
    </>
  );
}
