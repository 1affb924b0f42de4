import type { ReactElement } from 'react';
import type { Notification } from '@/domain/notification';
import type { Status } from '@/domain/status';
import { useAccount, useStatus } from '@/data/react/records';
import { useT } from '@/i18n/use-t';
import { MentionActions } from './mention-actions';
import styles from './notifications.module.css';

/** Two faint lines of the post: its subject where it has one, else its text, else what it carries. */
function Snippet({
  status,
  className,
}: {
  status: Status;
  className: string | undefined;
}): ReactElement | null {
  const t = useT();
  const count = status.attachments.length;
  const words =
    status.spoilerText || status.text.trim() || (count > 0 && t('notifications.media_only', { count }));
  if (!words) return null;
  return (
    <p className={className} dir="auto" lang={status.language ?? undefined}>
      {words}
    </p>
  );
}

function StatusBody({ statusId, isMention }: { statusId: string; isMention: boolean }): ReactElement | null {
  const status = useStatus(statusId);
  if (!status) return null;
  return (
    <>
      <Snippet status={status} className={isMention ? styles.said : styles.snippet} />
      {isMention && <MentionActions statusId={statusId} />}
    </>
  );
}

/** A person's own words about themselves help to decide about a follow request. */
function Bio({ accountId }: { accountId: string }): ReactElement | null {
  const account = useAccount(accountId);
  return account ? (
    <p className={styles.snippet}>
      <bdi dir="ltr">@{account.acct}</bdi>
    </p>
  ) : null;
}

/** What the notification is about, below its sentence. */
export function NotificationBody({ notification }: { notification: Notification }): ReactElement | null {
  const { kind, statusId, accountId } = notification;
  if (statusId !== null) return <StatusBody statusId={statusId} isMention={kind === 'mention'} />;
  return kind === 'follow' || kind === 'follow_request' ? <Bio accountId={accountId} /> : null;
}
