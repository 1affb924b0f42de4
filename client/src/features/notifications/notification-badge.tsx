import type { ReactElement } from 'react';
import type { Notification } from '@/domain/notification';
import { Icon } from '@/ui/icon/icon';
import { KIND_FACTS } from './kind-facts';
import styles from './notifications.module.css';

/** The small round sign on the picture: what kind of notification this is. The sentence says it in words. */
export function NotificationBadge({ kind }: { kind: Notification['kind'] }): ReactElement {
  const { icon, tone } = KIND_FACTS[kind];
  return (
    <span className={styles.badge} data-tone={tone} aria-hidden="true">
      <Icon name={icon} size="xs" />
    </span>
  );
}
