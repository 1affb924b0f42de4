import type { ReactElement } from 'react';
import type { NotificationId } from '@/domain/ids';
import { useAccount, useNotification } from '@/data/react/records';
import { absoluteTime, shortTime } from '@/i18n/relative-time';
import { useT } from '@/i18n/use-t';
import { Avatar } from '@/parts/account/avatar';
import { PersonLink } from './person-link';
import { ReactionSign } from './reaction-sign';
import { useSlowNow } from './use-slow-now';
import groups from './groups.module.css';

/** One of a group: who, with what, when. */
export function GroupMember({ id, onOpen }: { id: NotificationId; onOpen: () => void }): ReactElement | null {
  const t = useT();
  const notification = useNotification(id);
  const account = useAccount(notification?.accountId ?? '');
  const now = useSlowNow(notification?.createdAt ?? 0);
  if (!notification || !account) return null;
  const { createdAt } = notification;
  return (
    <li className={groups.member}>
      <Avatar account={account} size="face" />
      <span className={groups.name}>
        <PersonLink id={account.id} onOpen={onOpen} />
      </span>
      <ReactionSign notification={notification} />
      <time
        className={groups.time}
        dateTime={new Date(createdAt).toISOString()}
        title={absoluteTime(t, createdAt)}
      >
        {shortTime(t, createdAt, now)}
      </time>
    </li>
  );
}
