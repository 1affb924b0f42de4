import type { ReactElement, ReactNode } from 'react';
import { useAccount } from '@/data/react/records';
import { AccountName, Handle } from '@/parts/account/account-name';
import { Avatar } from '@/parts/account/avatar';
import styles from './moderation.module.css';

/** Whom a page is about; the children where no more is known of the account. */
export function PageTitle({ id, children }: { id: string | null; children: ReactNode }): ReactElement {
  const account = useAccount(id ?? '');
  return (
    <h3 className={styles.pageTitle}>
      {account ? (
        <>
          <Avatar account={account} />
          <span>
            <AccountName account={account} /> <Handle account={account} />
          </span>
        </>
      ) : (
        <span>{children}</span>
      )}
    </h3>
  );
}
