import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useReadable } from '@/data/react/realm-context';
import { useMe } from '@/data/react/records';
import { useSessions } from '@/data/react/sessions-context';
import type { RealmKey } from '@/domain/ids';
import { paths } from '@/domain/paths';
import { useT } from '@/i18n/use-t';
import { TextButton } from '@/ui/button/text-button';
import styles from './login.module.css';

/** The accounts that are still signed in here, for who has logged out of another one. */
export function KeptAccounts(): ReactElement | null {
  const t = useT();
  const sessions = useSessions();
  const me = useMe();
  const [, navigate] = useLocation();
  const accounts = useReadable(sessions.accounts);
  // Who is signed in finds them in the menu of the account.
  if (me || accounts.length === 0) return null;
  const enter = (key: RealmKey): void => {
    sessions.switchTo(key);
    navigate(paths.home);
  };
  return (
    <ul className={styles.form}>
      {accounts.map(({ key, acct, base }) => (
        <li key={key}>
          <TextButton onClick={() => enter(key)}>
            {t('nav.switch_to', { acct: `${acct}@${base.replace(/^https?:\/\//, '')}` })}
          </TextButton>
        </li>
      ))}
    </ul>
  );
}
