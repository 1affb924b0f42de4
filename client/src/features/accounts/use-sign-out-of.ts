import '@/i18n/messages/en/late/asking';
import { useLocation } from 'wouter';
import { useRealm } from '@/data/react/realm-context';
import { useSessions } from '@/data/react/sessions-context';
import type { SavedAccount } from '@/data/session/sessions';
import { wholeAddress } from '@/domain/account/whole-address';
import { paths } from '@/domain/paths';
import { useT } from '@/i18n/use-t';
import { useCommands } from '@/parts/commands/use-commands';

/** Logs an account out, after a question; who loses the shown one goes on as a visitor. */
export function useSignOutOf(): (account: SavedAccount) => void {
  const t = useT();
  const sessions = useSessions();
  const { key } = useRealm();
  const { confirm, accounts } = useCommands();
  const [, navigate] = useLocation();
  const signOut = async (account: SavedAccount): Promise<void> => {
    const sure = await confirm({
      title: `${t('login.logout')} · @${wholeAddress(account)}`,
      body: t('asking.log_out_body'),
      confirmLabel: t('login.logout'),
      cancelLabel: t('common.cancel'),
    });
    if (!sure) return;
    const isShown = account.key === key;
    if (isShown) accounts.done();
    const finished = sessions.signOut([account.key]);
    if (isShown) navigate(paths.local);
    await finished;
  };
  return (account) => void signOut(account);
}
