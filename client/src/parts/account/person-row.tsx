import type { ReactElement, ReactNode } from 'react';
import { useAccount } from '@/data/react/records';
import type { Account } from '@/domain/account/account';
import type { AccountId } from '@/domain/ids';
import { Checkbox } from '@/ui/field/check';
import { AccountLink } from './account-link';
import { AccountName, Handle } from './account-name';
import { Avatar } from './avatar';
import { StaffMenu } from './staff-menu';
import styles from './person-row.module.css';

/** One person of a list: picture, name, handle, and at the end what can be done. */
export function PersonRow({ id, end }: { id: AccountId; end?: ReactNode }): ReactElement | null {
  const account = useAccount(id);
  if (!account) return null;
  return (
    <div className={styles.row}>
      <AccountLink account={account} className={styles.person}>
        <Avatar account={account} size="compact" />
        <Names account={account} />
      </AccountLink>
      <StaffMenu account={account} />
      {end}
    </div>
  );
}

function Names({ account }: { account: Account }): ReactElement {
  return (
    <span className={styles.names}>
      <span className={styles.name}>
        <AccountName account={account} />
      </span>
      <Handle account={account} />
    </span>
  );
}

/** The same as a choice: the whole row ticks the box (LIST-01). */
export function PersonChoice({
  id,
  chosen,
  disabled,
  onChoose,
}: {
  id: AccountId;
  chosen: boolean;
  disabled?: boolean;
  onChoose: (chosen: boolean) => void;
}): ReactElement | null {
  const account = useAccount(id);
  if (!account) return null;
  return (
    <Checkbox
      className={styles.choice}
      label={
        <span className={styles.person}>
          <Avatar account={account} size="compact" />
          <Names account={account} />
        </span>
      }
      checked={chosen}
      disabled={disabled}
      onChange={onChoose}
    />
  );
}
