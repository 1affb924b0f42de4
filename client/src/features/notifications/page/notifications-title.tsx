import type { ReactElement } from 'react';
import { useT } from '@/i18n/use-t';
import { Badge } from '@/ui/state/badge';
import { VisuallyHidden } from '@/ui/state/visually-hidden';
import { useUnseenCount } from '@/features/notifications/badge/use-unseen-count';
import styles from './notifications.module.css';

/** "Notifications" and how many are unseen. */
export function NotificationsTitle({ level }: { level: 1 | 2 }): ReactElement {
  const t = useT();
  const unseen = useUnseenCount();
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.titleRow}>
      <Heading className={styles.title}>{t('notifications.title')}</Heading>
      {unseen > 0 && (
        <span>
          <span aria-hidden="true">
            <Badge text={unseen > 99 ? '99+' : String(unseen)} />
          </span>
          <VisuallyHidden>{t('notifications.unseen', { count: unseen })}</VisuallyHidden>
        </span>
      )}
    </div>
  );
}
