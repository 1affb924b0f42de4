import type { ReactElement, ReactNode } from 'react';
import type { Account } from '@/domain/account/account';
import { AccountLink } from './account-link';
import { AccountName, Handle } from './account-name';
import styles from './name-lines.module.css';

/** What a person is called and their address, a line each, with the profile behind; cut where there is no room. */
export function NameLines({
  account,
  children,
}: {
  account: Account;
  /** A line below them. */
  children?: ReactNode;
}): ReactElement {
  return (
    <div className={styles.names}>
      <AccountLink account={account} className={styles.name}>
        <AccountName account={account} />
      </AccountLink>
      <Handle account={account} />
      {children}
    </div>
  );
}
