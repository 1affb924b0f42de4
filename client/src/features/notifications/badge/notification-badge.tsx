import type { ReactElement } from 'react';
import type { Notification } from '@/domain/notification/notification';
import { Icon } from '@/ui/icon/icon';
import { KIND_FACTS } from '@/features/notifications/list/kind-facts';
import { ReactionSign } from '@/features/notifications/list/reaction-sign';
import styles from '@/features/notifications/page/notifications.module.css';

/** The small sign on the picture: the kind, or the emoji of a reaction. The sentence says it in words. */
export function NotificationBadge({ notification }: { notification: Notification }): ReactElement {
  const { icon, tone } = KIND_FACTS[notification.kind];
  const isEmoji = notification.kind === 'reaction' && notification.emoji !== null;
  return (
    <span className={styles.badge} data-tone={isEmoji ? 'emoji' : tone} aria-hidden="true">
      {isEmoji ? <ReactionSign notification={notification} /> : <Icon name={icon} size="xs" />}
    </span>
  );
}
