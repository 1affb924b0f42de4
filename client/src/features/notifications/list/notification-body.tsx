import type { ReactElement } from 'react';
import type { Notification } from '@/domain/notification/notification';
import type { Status } from '@/domain/status/status';
import { useAccount, useStatus } from '@/data/react/records';
import { useT } from '@/i18n/use-t';
import { Handle } from '@/parts/account/account-name';
import { EmojiText } from '@/parts/emoji/emoji-text';
import { RichText } from '@/parts/rich-text/rich-text';
import { textOfPost } from '@/parts/rich-text/text-of-post';
import { MentionActions } from './mention-actions';
import styles from '@/features/notifications/page/notifications.module.css';

/** Two faint lines of the post: its subject where it has one, else its text, else what it carries. */
function Snippet({ status }: { status: Status }): ReactElement | null {
  const t = useT();
  const count = status.attachments.length;
  const words =
    status.spoilerText || status.text.trim() || (count > 0 && t('notifications.media_only', { count }));
  if (!words) return null;
  return (
    <p className={styles.snippet} dir="auto" lang={status.language ?? undefined}>
      <EmojiText text={words} emojis={status.emojis} />
    </p>
  );
}

/** A mention is there to be read, so it shows whole, unless it has a subject. */
function Said({ status }: { status: Status }): ReactElement {
  return (
    <div className={styles.said}>
      <RichText {...textOfPost(status)} hideInlineQuote={false} />
    </div>
  );
}

function StatusBody({ statusId, isMention }: { statusId: string; isMention: boolean }): ReactElement | null {
  const status = useStatus(statusId);
  if (!status) return null;
  const shown = isMention && status.spoilerText === '' && status.text.trim() !== '';
  return (
    <>
      {shown ? <Said status={status} /> : <Snippet status={status} />}
      {isMention && <MentionActions statusId={statusId} />}
    </>
  );
}

/** Their own words about themselves help to decide about a follower; nothing there, then the handle. */
function Bio({ accountId }: { accountId: string }): ReactElement | null {
  const account = useAccount(accountId);
  if (!account) return null;
  return (
    <div className={styles.snippet}>
      {account.note.trim() === '' ? (
        <Handle account={account} />
      ) : (
        <RichText html={account.note} emojis={account.emojis} plainLinks />
      )}
    </div>
  );
}

/** What the notification is about, below its sentence. */
export function NotificationBody({ notification }: { notification: Notification }): ReactElement | null {
  const { kind, statusId, accountId } = notification;
  if (statusId !== null) return <StatusBody statusId={statusId} isMention={kind === 'mention'} />;
  return kind === 'follow' || kind === 'follow_request' ? <Bio accountId={accountId} /> : null;
}
