import { useId, type ReactElement } from 'react';
import type { NotificationId } from '@/domain/ids';
import type { Notification } from '@/domain/notification/notification';
import { useAccount, useNotification, useRelationship, useRowFlag } from '@/data/react/records';
import { useRealm } from '@/data/react/realm-context';
import { useT } from '@/i18n/use-t';
import { useLate } from '@/ui/late/use-late';
import { VisuallyHidden } from '@/ui/state/visually-hidden';
import { AnswerRequest } from '@/parts/account/answer-request';
import { useHighlight } from '@/parts/status/card/use-highlight';
import { Dismiss } from '@/features/notifications/page/dismiss';
import { lateMutedRow } from './late-muted-row';
import { NotificationBadge } from '@/features/notifications/badge/notification-badge';
import { NotificationBody } from './notification-body';
import { NotificationSentence } from './notification-sentence';
import { NotificationTime } from './notification-time';
import { useRowTarget } from './use-row-target';
import { PersonPicture } from './person-picture';
import styles from '@/features/notifications/page/notifications.module.css';

function FullRow({ notification }: { notification: Notification }): ReactElement {
  const t = useT();
  const sentenceId = useId();
  const { notifications } = useRealm();
  const { id, kind, accountId, createdAt } = notification;
  const { href, words } = useRowTarget(notification);
  const highlight = useHighlight(useAccount(accountId)?.acct ?? '');
  const unseen = notification.seen === false;
  const onOpen = (): void => {
    if (unseen) notifications.markSeen(id);
  };
  return (
    <article
      className={styles.row}
      data-unseen={unseen || undefined}
      aria-labelledby={sentenceId}
      tabIndex={-1}
      {...highlight}
    >
      <div className={styles.lead}>
        <PersonPicture id={accountId} />
        <NotificationBadge notification={notification} />
      </div>
      <div className={styles.content}>
        <div className={styles.line}>
          <p className={styles.what} id={sentenceId}>
            <NotificationSentence notification={notification} onOpen={onOpen} />
            {unseen && <VisuallyHidden> {t('notifications.unread')}</VisuallyHidden>}
          </p>
          <NotificationTime createdAt={createdAt} href={href} linkWords={t(words)} onOpen={onOpen} />
        </div>
        <NotificationBody notification={notification} />
        {kind === 'follow_request' && (
          <div className={styles.buttons}>
            <AnswerRequest accountId={accountId} />
          </div>
        )}
      </div>
      <Dismiss ids={[id]} sentenceId={sentenceId} />
    </article>
  );
}

function KnownRow({ notification }: { notification: Notification }): ReactElement {
  const mutedPerson = useRelationship(notification.accountId)?.muting ?? false;
  const [opened, setOpened] = useRowFlag(notification.id, 'notification-opened', false);
  const folded = (notification.muted || mutedPerson) && !opened;
  const muted = useLate(lateMutedRow, folded);
  if (folded)
    return muted ? (
      <muted.Part accountId={notification.accountId} onShow={() => setOpened(true)} />
    ) : (
      <article className={styles.muted} tabIndex={-1} />
    );
  return <FullRow notification={notification} />;
}

/** One notification. Listens to its own records only. */
export function NotificationRow({ id }: { id: NotificationId }): ReactElement | null {
  const notification = useNotification(id);
  return notification ? <KnownRow notification={notification} /> : null;
}
