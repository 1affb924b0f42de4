import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { useRealm } from '@/data/react/realm-context';
import { useSessions } from '@/data/react/sessions-context';
import { useT } from '@/i18n/use-t';
import { afterPaint } from '@/lib/after-paint';
import { focusMain } from '@/lib/focus-main';
import { useCommands } from '@/parts/commands/use-commands';

/** The menu of the account has gone with the focus. */
async function focusIfLost(): Promise<void> {
  await afterPaint();
  if (document.activeElement === document.body) focusMain();
}

/**
 * Logs out (AUTH-07), after a question when modalOnLogout is on, and then goes to `landing`, the page for
 * visitors. `replace` keeps the page behind out of the history (mobile).
 */
export function useLogOut(landing: string, replace: boolean): () => void {
  const t = useT();
  const { confirm } = useCommands();
  const realm = useRealm();
  const sessions = useSessions();
  const [, navigate] = useLocation();
  // The same from page to page: what offers it is not drawn again.
  return useCallback(() => {
    const logOut = async (): Promise<void> => {
      const ask = realm.settings.get('modalOnLogout');
      if (ask) await import('@/i18n/messages/en/late/asking').catch(() => {});
      const sure =
        !ask ||
        (await confirm({
          title: t('asking.log_out'),
          body: t('asking.log_out_body'),
          confirmLabel: t('login.logout'),
          cancelLabel: t('common.cancel'),
        }));
      if (!sure) return;
      const finished = sessions.signOut();
      navigate(landing, { replace });
      await focusIfLost();
      // The server's answer may change the page once more.
      await finished;
      await focusIfLost();
    };
    void logOut();
  }, [t, confirm, realm, sessions, navigate, landing, replace]);
}
