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

/** Exchanges of codes under way: a code works once, and React may run effects twice. */
const exchanges = new Map<string, Promise<boolean>>();

/** `/oauth-callback` (AUTH-03): the server sent the reader back with a code. */
export function OauthCallbackPage(): ReactElement {
  const t = useT();
  const sessions = useSessions();
  const search = useSearch();
  const [, navigate] = useLocation();
  const [failed, setFailed] = useState(false);
  const { error } = useReadable(sessions.signIn);
  useEffect(() => {
    const finish = async (): Promise<boolean> =>
      (await sessions.finishRedirect(new URLSearchParams(search))) === 'signed-in';
    const exchange = exchanges.get(search) ?? finish();
    exchanges.set(search, exchange);
    let left = false;
    const leave = async (): Promise<void> => {
      // The code must not stay in the history.
      if (await exchange) {
        const back = takeWayBack() ?? paths.home;
        navigate(back, { replace: true, state: overHome(back) });
      } else if (!left) setFailed(true);
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
