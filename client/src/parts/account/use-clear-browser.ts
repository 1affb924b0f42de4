import '@/i18n/messages/en/late/accounts';
import { useSessions } from '@/data/react/sessions-context';
import { countUnsent } from '@/data/writing/unsent';
import { paths } from '@/domain/paths';
import { useT } from '@/i18n/use-t';
import { clearSite } from '@/lib/clear-site';
import { useCommands } from '@/parts/commands/use-commands';

/** Logs all accounts out and deletes what Skein keeps in this browser, after a question that names what would be lost. */
export function useClearBrowser(): () => void {
  const t = useT();
  const sessions = useSessions();
  const { confirm } = useCommands();
  const clear = async (): Promise<void> => {
    const unsent = await countUnsent();
    const lost = unsent === 0 ? [] : [t('accounts.unsent_lost', { count: unsent })];
    const sure = await confirm({
      title: t('accounts.log_out_all'),
      body: [t('accounts.clear_body'), ...lost].join(' '),
      confirmLabel: t('accounts.clear'),
      cancelLabel: t('common.cancel'),
      danger: true,
    });
    if (!sure) return;
    await sessions.signOut(sessions.accounts.get().map(({ key }) => key));
    await clearSite();
    // What this page still holds goes with it.
    location.replace(paths.root);
  };
  return () => void clear();
}
