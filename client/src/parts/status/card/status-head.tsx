import type { ReactElement } from 'react';
import { usePreference } from '@/data/react/records';
import type { Account } from '@/domain/account/account';
import type { Status } from '@/domain/status/status';
import { absoluteTime } from '@/i18n/relative-time';
import { useT } from '@/i18n/use-t';
import { AccountLink } from '@/parts/account/account-link';
import { AccountName, Handle } from '@/parts/account/account-name';
import { lateExpiry } from './late-pieces';
import { TimeLink } from './time-link';
import { useLate } from '@/ui/late/use-late';
import { Mark, VisibilityMark } from './visibility-mark';
import styles from './status.module.css';

interface StatusHeadProps {
  account: Account;
  id: Status['id'];
  createdAt: number;
  editedAt: number | null;
  /** When the server deletes it; told to the author. */
  expiresAt: number | null;
  visibility: Status['visibility'];
}

/** "Gone in 3 days": few posts have an end, so its code comes with the first of them. */
function ExpiryMark({ at }: { at: number }): ReactElement | null {
  const expiry = useLate(lateExpiry, true);
  return expiry && <expiry.Part at={at} />;
}

/** Row 1 of a post: name, handle, marks, visibility, time (ST-01). */
export function StatusHead(props: StatusHeadProps): ReactElement {
  const { account, id, createdAt, editedAt, expiresAt, visibility } = props;
  const t = useT();
  const hideBots = usePreference('hideBotIndication');
  return (
    <header className={styles.head}>
      <span className={styles.who}>
        <AccountLink account={account} className={styles.name}>
          <AccountName account={account} />
        </AccountLink>
        <span className={styles.handle}>
          <Handle account={account} />
        </span>
      </span>
      <span className={styles.meta}>
        {account.bot && !hideBots && <Mark icon="bot" name={t('status.bot')} />}
        {editedAt !== null && (
          <Mark icon="pen" name={t('status.edited_at', { time: absoluteTime(t, editedAt) })} />
        )}
        {expiresAt !== null && <ExpiryMark at={expiresAt} />}
        <VisibilityMark visibility={visibility} />
        <TimeLink id={id} at={createdAt} />
      </span>
    </header>
  );
}
