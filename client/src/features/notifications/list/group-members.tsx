import { useState, type ReactElement } from 'react';
import type { NotificationId } from '@/domain/ids';
import { useAccount, useNotification } from '@/data/react/records';
import '@/i18n/messages/en/late/grouping';
import { absoluteTime, shortTime } from '@/i18n/relative-time';
import { useT } from '@/i18n/use-t';
import { Avatar } from '@/parts/account/avatar';
import { TextButton } from '@/ui/button/text-button';
import { Moment } from '@/ui/time/moment';
import { PersonLink } from './person-link';
import { ReactionSign } from './reaction-sign';
import { useSlowNow } from './use-slow-now';
import groups from './groups.module.css';

/** So many at a time: a post may have thousands of favorites. */
const STEP = 40;

/** Each of a group. */
export function GroupMembers({
  ids,
  onOpen,
}: {
  ids: readonly NotificationId[];
  onOpen: () => void;
}): ReactElement {
  const t = useT();
  const [count, setCount] = useState(STEP);
  const rest = ids.length - count;
  return (
    <>
      <ul className={groups.list} aria-label={t('grouping.members')}>
        {ids.slice(0, count).map((id) => (
          <Member key={id} id={id} onOpen={onOpen} />
        ))}
      </ul>
      {rest > 0 && (
        <TextButton onClick={() => setCount(count + STEP)}>
          {t('grouping.show_more', { count: Math.min(rest, STEP) })}
        </TextButton>
      )}
    </>
  );
}

/** Who, with what, when. */
function Member({ id, onOpen }: { id: NotificationId; onOpen: () => void }): ReactElement | null {
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
      <Moment at={createdAt} className={groups.time} title={absoluteTime(t, createdAt)}>
        {shortTime(t, createdAt, now)}
      </Moment>
    </li>
  );
}
