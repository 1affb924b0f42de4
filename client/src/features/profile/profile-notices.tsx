import type { ReactElement } from 'react';
import { useAccount, useRelationship } from '@/data/react/records';
import type { Account } from '@/domain/account';
import { plainName } from '@/domain/plain-name';
import { Rich, useT } from '@/i18n/use-t';
import { AccountLink } from '@/parts/account/account-link';
import { AccountName, Handle } from '@/parts/account/account-name';
import { Icon } from '@/ui/icon/icon';
import styles from './profile.module.css';

/** What explains why this person is not as others: moved, deactivated, blocks the reader. */
export function ProfileNotices({ account }: { account: Account }): ReactElement | null {
  const t = useT();
  const relationship = useRelationship(account.id);
  return (
    <>
      {account.movedTo !== null && <Moved account={account} to={account.movedTo} />}
      {account.deactivated && (
        <p className={styles.notice}>
          <Icon name="info" size="s" />
          {t('profile.deactivated')}
        </p>
      )}
      {relationship?.blockedBy && (
        <p className={styles.notice}>
          <Icon name="info" size="s" />
          {t('profile.blocked_you')}
        </p>
      )}
    </>
  );
}

function Moved({ account, to }: { account: Account; to: string }): ReactElement {
  const t = useT();
  const target = useAccount(to);
  return (
    <p className={styles.notice}>
      <Icon name="move" size="s" />
      <span>
        {target ? (
          <Rich
            id="profile.moved"
            args={{
              name: <AccountName key="name" account={account} />,
              target: (
                <AccountLink key="target" account={target}>
                  <Handle account={target} />
                </AccountLink>
              ),
            }}
          />
        ) : (
          t('profile.moved_unknown', { name: plainName(account) })
        )}
      </span>
    </p>
  );
}
