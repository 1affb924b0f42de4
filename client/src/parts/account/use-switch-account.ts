import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { useSessions } from '@/data/react/sessions-context';
import { wholeAddress } from '@/domain/account/whole-address';
import type { RealmKey } from '@/domain/ids';
import { paths } from '@/domain/paths';
import { afterPaint } from '@/lib/after-paint';
import { focusMain } from '@/lib/focus-main';
import { useCommands } from '@/parts/commands/use-commands';
import { NEW_POST } from '@/parts/commands/compose-target';

/** What pressed it has gone with the focus. */
async function focusIfLost(): Promise<void> {
  await afterPaint();
  if (document.activeElement === document.body) focusMain();
}

/**
 * Shows another account in this tab, and says whose page it is now. What was being written stays a draft of the account
 * that it was written as; the page stays where the other server has the same pages.
 */
export function useSwitchAccount(): (key: RealmKey) => void {
  const sessions = useSessions();
  const { compose, postDialog, accounts } = useCommands();
  const [, navigate] = useLocation();
  return useCallback(
    (key) => {
      const before = sessions.active.get();
      const { base } = before.server.get();
      const written = compose.get().open?.draftKey ?? NEW_POST.draftKey;
      const nameOf = (of: RealmKey): string | undefined => {
        const account = sessions.accounts.get().find((one) => one.key === of);
        return account && wholeAddress(account);
      };
      const [left, come] = [nameOf(before.key), nameOf(key)];
      if (come === undefined || key === before.key) return;
      // Windows about posts of the account that is left.
      compose.close();
      postDialog.done();
      accounts.done();
      const staysWith = before.drafts.get(written) === null ? undefined : left;
      sessions.switchTo(key);
      const now = sessions.active.get();
      if (now.server.get().base !== base) navigate(paths.home);
      const tell = (messageKey: string, acct: string): void =>
        void now.notices.push({ level: 'info', messageKey, messageArgs: { acct }, timeout: 5000 });
      const say = (): void => {
        tell('accounts.now', come);
        if (staysWith !== undefined) tell('accounts.draft_stays', staysWith);
      };
      import('@/i18n/messages/en/late/accounts').then(say, () => undefined);
      void focusIfLost();
    },
    [sessions, compose, postDialog, accounts, navigate],
  );
}
