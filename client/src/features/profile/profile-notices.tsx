import { useRef, type ReactElement } from 'react';
import { useAccount, useRelationship } from '@/data/react/records';
import type { Account } from '@/domain/account';
import { plainName } from '@/domain/plain-name';
import { Rich, useT } from '@/i18n/use-t';
import { AccountLink } from '@/parts/account/account-link';
import { AccountName, Handle } from '@/parts/account/account-name';
import { AnswerRequest } from '@/parts/account/answer-request';
import { classes } from '@/lib/classes';
import { usePassesFocusOn } from '@/ui/focus/use-passes-focus-on';
import { Icon } from '@/ui/icon/icon';
import styles from './profile.module.css';

/** What explains why this person is not as others: waits for an answer, moved, deactivated, blocks the reader. */
export function ProfileNotices({ account }: { account: Account }): ReactElement | null {
  const t = useT();
  const relationship = useRelationship(account.id);
  return (
    <>
      {relationship?.requestedBy && <Request account={account} />}
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

/** The question that the person asked, where the reader looks at who asks (FOL-02). */
function Request({ account }: { account: Account }): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  // The answer takes the buttons away.
  usePassesFocusOn(box);
  return (
    <div ref={box} className={classes(styles.notice, styles.request)}>
      <Icon name="userplus" size="s" />
      <span className={styles.requestText}>
        <Rich
          id="notifications.follow_request"
          args={{ name: <AccountName key="name" account={account} /> }}
        />
      </span>
      <AnswerRequest accountId={account.id} />
    </div>
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
