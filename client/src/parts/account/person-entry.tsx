import type { ReactElement, ReactNode } from 'react';
import { useAccount } from '@/data/react/records';
import type { AccountId } from '@/domain/ids';
import { plainName } from '@/domain/account/plain-name';
import { AccountLink } from './account-link';
import { Avatar } from './avatar';
import { FollowButton } from './follow-button';
import { NameLines } from './name-lines';
import { StaffMenu } from './staff-menu';
import styles from './people.module.css';

/** A person in a list: picture, names, and what can be done (the follow button unless `children` says). */
export function PersonEntry({
  id,
  below,
  children,
}: {
  id: AccountId;
  /** A line below the names. */
  below?: ReactNode;
  children?: ReactNode;
}): ReactElement | null {
  const account = useAccount(id);
  if (!account) return null;
  return (
    <article className={styles.person} tabIndex={-1} aria-label={`${plainName(account)}, @${account.acct}`}>
      <AccountLink account={account} duplicate>
        <Avatar account={account} size="compact" />
      </AccountLink>
      <NameLines account={account}>
        {below !== undefined && <span className={styles.below}>{below}</span>}
      </NameLines>
      <StaffMenu account={account} />
      {children ?? <FollowButton account={account} small />}
    </article>
  );
}
