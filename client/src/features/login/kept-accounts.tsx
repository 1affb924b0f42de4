import type { ReactElement } from 'react';
import { useReadable } from '@/data/react/realm-context';
import { useMe, useServer } from '@/data/react/records';
import { useSessions } from '@/data/react/sessions-context';
import { wholeAddress } from '@/domain/account/whole-address';
import type { RealmKey } from '@/domain/ids';
import { useT } from '@/i18n/use-t';
import { TextButton } from '@/ui/button/text-button';
import { useComeIn } from './use-come-in';
import styles from './login.module.css';

/** The accounts that are still signed in here, for who has logged out of another one. */
export function KeptAccounts(): ReactElement | null {
  const t = useT();
  const sessions = useSessions();
  const me = useMe();
  const own = useServer().base;
  const comeIn = useComeIn();
  const accounts = useReadable(sessions.accounts);
  // Who is signed in finds them in the menu of the account.
  if (me || accounts.length === 0) return null;
  const enter = (key: RealmKey, base: string): void => {
    sessions.switchTo(key);
    comeIn(base === own);
  };
  return (
    <ul className={styles.form}>
      {accounts.map(({ key, acct, base }) => (
        <li key={key}>
          <TextButton onClick={() => enter(key, base)}>
            {t('nav.switch_to', { acct: wholeAddress({ acct, base }) })}
          </TextButton>
        </li>
      ))}
    </ul>
  );
}
