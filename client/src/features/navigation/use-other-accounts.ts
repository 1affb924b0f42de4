import { useReadable } from '@/data/react/realm-context';
import { useSessions } from '@/data/react/sessions-context';
import { wholeAddress } from '@/domain/account/whole-address';
import { useT } from '@/i18n/use-t';
import { useSwitchAccount } from '@/parts/account/use-switch-account';

export interface OtherAccount {
  id: string;
  /** "Switch to @ada@…", and what is unread there */
  label: string;
  onSelect: () => void;
}

/** The accounts signed in in this browser besides the one in use. */
export function useOtherAccounts(): readonly OtherAccount[] {
  const t = useT();
  const sessions = useSessions();
  const active = useReadable(sessions.active);
  const unread = useReadable(sessions.unread);
  const switchTo = useSwitchAccount();
  const label = (acct: string, count: number): string => {
    const words = t('nav.switch_to', { acct });
    return count > 0 ? `${words} · ${t('nav.notifications_count', { count })}` : words;
  };
  return useReadable(sessions.accounts)
    .filter((account) => account.key !== active.key)
    .map((account) => ({
      id: account.key,
      label: label(wholeAddress(account), unread.get(account.key) ?? 0),
      onSelect: () => switchTo(account.key),
    }));
}
