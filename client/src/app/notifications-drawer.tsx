import '@/i18n/messages/en/late/drawer';
import type { ReactElement } from 'react';
import { NotificationsPanel } from '@/features/notifications/notifications-panel';
import { NotificationsTitle } from '@/features/notifications/notifications-title';
import { NotificationsTools } from '@/features/notifications/notifications-tools';
import { useT } from '@/i18n/use-t';
import { IconButton } from '@/ui/button/icon-button';
import { SideSheet } from '@/ui/dialog/side-sheet';
import styles from './layout.module.css';

/** S1 §9: farther than this to its own side closes it. */
const CLOSE_DISTANCE = 50;

/** The mobile notifications (NAV-26). */
export function NotificationsDrawer({ onClose }: { onClose: () => void }): ReactElement {
  const t = useT();
  return (
    <SideSheet label={t('nav.notifications')} side="end" swipeDistance={CLOSE_DISTANCE} onClose={onClose}>
      <div className={styles.sheetHead}>
        <IconButton icon="back" iconSize="nav" label={t('drawer.close_notifications')} onClick={onClose} />
        <NotificationsTitle level={2} />
        <NotificationsTools compact />
      </div>
      <NotificationsPanel mode="drawer" />
    </SideSheet>
  );
}
