import { useReadable } from '@/data/react/realm-context';
import { useSessions } from '@/data/react/sessions-context';
import { useT } from '@/i18n/use-t';

export interface OtherAccount {
  id: string;
  /** "Switch to @ada@…" */
  label: string;
  onSelect: () => void;
}

/** The accounts signed in in this browser besides the one in use. */
export function useOtherAccounts(): readonly OtherAccount[] {
  const t = useT();
  const sessions = useSessions();
  const active = useReadable(sessions.active);
  return useReadable(sessions.accounts)
    .filter((account) => account.key !== active.key)
    .map(({ key, acct, base }) => ({
      id: key,
      label: t('nav.switch_to', { acct: `${acct}@${base.replace(/^https?:\/\//, '')}` }),
      onSelect: () => sessions.switchTo(key),
    }));
}
