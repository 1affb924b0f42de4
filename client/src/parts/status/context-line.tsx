import type { ReactElement, ReactNode } from 'react';
import type { Account } from '@/domain/account';
import type { AccountId } from '@/domain/ids';
import { Rich, useT } from '@/i18n/use-t';
import { AccountLink } from '@/parts/account/account-link';
import { AccountName } from '@/parts/account/account-name';
import { Avatar } from '@/parts/account/avatar';
import { Icon } from '@/ui/icon/icon';
import type { IconName } from '@/ui/icon/icon-names';
import { Repeaters } from './repeaters';
import styles from './status.module.css';

function ContextLine({
  icon,
  tone,
  children,
}: {
  icon: IconName;
  tone: 'repeat' | 'pinned';
  children: ReactNode;
}): ReactElement {
  return (
    <div className={styles.context} data-tone={tone}>
      <Icon name={icon} size="s" />
      <span className={styles.contextText}>{children}</span>
    </div>
  );
}

/** Who repeated the post below (ST-02); several in one line. `account` is the first. */
export function RepeatLine({ account, by }: { account: Account; by: readonly AccountId[] }): ReactElement {
  return (
    <ContextLine icon="repeat" tone="repeat">
      <AccountLink account={account} duplicate>
        <Avatar account={account} size="mini" />
      </AccountLink>
      <span className={styles.clip}>
        {by.length > 1 ? (
          <Repeaters ids={by} />
        ) : (
          <Rich
            id="status.repeated"
            args={{
              name: (
                <AccountLink account={account}>
                  <AccountName account={account} />
                </AccountLink>
              ),
            }}
          />
        )}
      </span>
    </ContextLine>
  );
}

export function PinnedLine(): ReactElement {
  const t = useT();
  return (
    <ContextLine icon="pin" tone="pinned">
      {t('status.pinned')}
    </ContextLine>
  );
}
