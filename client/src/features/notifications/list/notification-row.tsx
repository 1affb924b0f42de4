import { type ReactElement } from 'react';
import type { NotificationId } from '@/domain/ids';
import { notificationFilter } from '@/domain/notification/notification-filter';
import type { Notification } from '@/domain/notification/notification';
import {
  useAccount,
  useFilters,
  useMe,
  useNotification,
  useRelationship,
  useRowFlag,
  useServer,
  useStatus,
} from '@/data/react/records';
import type { Filter } from '@/domain/filter/filter';
import { useRealm } from '@/data/react/realm-context';
import { mayModerate } from '@/domain/account/permissions';
import { useT } from '@/i18n/use-t';
import { useCommands } from '@/parts/commands/use-commands';
import { Button } from '@/ui/button/button';
import { useLate } from '@/ui/late/use-late';
import { AnswerRequest } from '@/parts/account/answer-request';
import { useHighlight } from '@/parts/status/card/use-highlight';
import { lateMutedRow } from './late-muted-row';
import { NotificationBadge } from '@/features/notifications/badge/notification-badge';
import { NotificationBody } from './notification-body';
import { NotificationSentence } from './notification-sentence';
import { NotificationTime } from './notification-time';
import { useRowTarget } from './use-row-target';
import { PersonPicture } from './person-picture';
import { RowFrame } from './row-frame';
import styles from '@/features/notifications/page/notifications.module.css';

/** The way from a notification to the report, for those who may handle it. */
function OpenReport({ id }: { id: string }): ReactElement | null {
  const t = useT();
  const { moderation } = useCommands();
  if (!mayModerate(useMe(), useServer().can)) return null;
  return (
    <div className={styles.buttons}>
      <Button small icon="shield" onClick={() => moderation.ask({ tab: 'reports', item: id })}>
        {t('notifications.open_report')}
      </Button>
    </div>
  );
}

function FullRow({ notification }: { notification: Notification }): ReactElement {
  const t = useT();
  const { notifications } = useRealm();
  const { id, kind, accountId, createdAt, reportId } = notification;
  const { href, words } = useRowTarget(notification);
  const highlight = useHighlight(useAccount(accountId)?.acct ?? '');
  const unseen = notification.seen === false;
  const onOpen = (): void => {
    if (unseen) notifications.markSeen(id);
  };
  const lead = (
    <div className={styles.lead}>
      <PersonPicture id={accountId} />
      <NotificationBadge notification={notification} />
    </div>
  );
  return (
    <RowFrame
      ids={[id]}
      unseen={unseen}
      highlight={highlight}
      lead={lead}
      sentence={<NotificationSentence notification={notification} onOpen={onOpen} />}
    >
      {(sentence) => (
        <>
          <div className={styles.line}>
            {sentence}
            <NotificationTime
              createdAt={createdAt}
              unseen={unseen}
              href={href}
              linkWords={t(words)}
              onOpen={onOpen}
            />
          </div>
          <NotificationBody notification={notification} />
          {reportId !== undefined && <OpenReport id={reportId} />}
          {kind === 'follow_request' && (
            <div className={styles.buttons}>
              <AnswerRequest accountId={accountId} />
            </div>
          )}
        </>
      )}
    </RowFrame>
  );
}

function useFilteredBy({ statusId }: Notification): Filter | undefined {
  const { active } = useFilters();
  const me = useMe()?.id ?? null;
  const status = useStatus(statusId ?? '');
  const author = useAccount(status?.accountId ?? '');
  return notificationFilter(status, author, me, active);
}

function KnownRow({ notification }: { notification: Notification }): ReactElement | null {
  const by = useFilteredBy(notification);
  const mutedPerson = useRelationship(notification.accountId)?.muting ?? false;
  const [opened, setOpened] = useRowFlag(notification.id, 'notification-opened', false);
  const folded = (notification.muted || mutedPerson || by !== undefined) && !opened;
  const muted = useLate(lateMutedRow, folded);
  if (by?.action === 'hide') return null;
  if (folded)
    return muted ? (
      <muted.Part accountId={notification.accountId} by={by} onShow={() => setOpened(true)} />
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
