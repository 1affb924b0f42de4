import { useEffect, useRef, type ReactElement } from 'react';
import { useAccount, useMe, useRelationship } from '@/data/react/records';
import type { People } from '@/data/people/people';
import type { Account } from '@/domain/account/account';
import { plainName } from '@/domain/account/plain-name';
import { Rich, useT } from '@/i18n/use-t';
import { AccountLink } from '@/parts/account/account-link';
import { AccountName, Handle } from '@/parts/account/account-name';
import { AnswerRequest } from '@/parts/account/answer-request';
import { FollowButton } from '@/parts/account/follow-button';
import { classes } from '@/lib/classes';
import { LinkButton } from '@/ui/button/link-button';
import { usePassesFocusOn } from '@/ui/focus/use-passes-focus-on';
import { Icon } from '@/ui/icon/icon';
import styles from '@/features/profile/profile.module.css';

interface NoticesProps {
  people: Pick<People, 'know'>;
  account: Account;
}

/** Says what is unusual about this person: waits for an answer, moved, deactivated, blocks the reader. */
export function ProfileNotices({ people, account }: NoticesProps): ReactElement {
  const t = useT();
  const relationship = useRelationship(account.id);
  return (
    <>
      {relationship?.requestedBy && <Request account={account} />}
      {account.movedTo !== null && <Moved people={people} account={account} to={account.movedTo} />}
      {account.deactivated && <Deactivated account={account} />}
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

/** Why there is nothing to see, and who may know more. */
function Deactivated({ account: { isLocal, url } }: { account: Account }): ReactElement {
  const t = useT();
  return (
    <p className={classes(styles.notice, styles.request)}>
      <Icon name="info" size="s" />
      <span className={styles.requestText}>{t('profile.deactivated')}</span>
      {!isLocal && /^https?:/.test(url) && (
        <LinkButton small href={url} external>
          {t('people.open_original')}
        </LinkButton>
      )}
    </p>
  );
}

/** Where the person is now, and the way to follow them there: the old account posts no more. */
function Moved({ people, account, to }: NoticesProps & { to: string }): ReactElement {
  const t = useT();
  const me = useMe();
  const target = useAccount(to);
  useEffect(() => {
    // Without an answer the new account is named, and followed on its own page.
    if (me) people.know(to).catch(() => undefined);
  }, [people, me, to]);
  return (
    <div className={classes(styles.notice, styles.request)}>
      <Icon name="move" size="s" />
      <span className={styles.requestText}>
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
      {target && <FollowButton account={target} small />}
    </div>
  );
}
