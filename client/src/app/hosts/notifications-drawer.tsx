import '@/i18n/messages/en/late/drawer';
import { useLayoutEffect, useRef, type ReactElement, type RefObject } from 'react';
import { NotificationsPanel } from '@/features/notifications/page/notifications-panel';
import { NotificationsTitle } from '@/features/notifications/page/notifications-title';
import { NotificationsTools } from '@/features/notifications/page/notifications-tools';
import { useT } from '@/i18n/use-t';
import { historyEntry } from '@/lib/history/history-entry';
import { IconButton } from '@/ui/button/icon-button';
import { SideSheet } from '@/ui/dialog/side-sheet';
import { drawerPlaces } from './drawer-places';
import styles from '@/app/frame/layout.module.css';

/** S1 §9: farther than this to its own side closes it. */
const CLOSE_DISTANCE = 50;

const nameOf = (row: Element | null | undefined): string =>
  (row instanceof HTMLElement && row.dataset['row']) || '';

/** Whoever comes back to where the drawer led away from is where they were in it. `head` is something in the drawer. */
function usePlace(): RefObject<HTMLDivElement> {
  const head = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const sheet = head.current?.closest('dialog');
    if (!sheet) return;
    const entry = historyEntry();
    const place = drawerPlaces.get(entry);
    drawerPlaces.delete(entry);
    if (place) {
      sheet.scrollTop = place.top;
      const row = sheet.querySelector(`[data-row="${CSS.escape(place.row)}"]`);
      row?.querySelector('article')?.focus({ preventScroll: true });
    }
    return () => {
      const row = nameOf(sheet.querySelector('[data-row]:focus-within'));
      if (historyEntry() !== entry) drawerPlaces.set(entry, { top: sheet.scrollTop, row });
    };
  }, []);
  return head;
}

/** The mobile notifications (NAV-26). */
export function NotificationsDrawer({ onClose }: { onClose: () => void }): ReactElement {
  const t = useT();
  const head = usePlace();
  return (
    <SideSheet label={t('nav.notifications')} side="end" swipeDistance={CLOSE_DISTANCE} onClose={onClose}>
      <div ref={head} className={styles.sheetHead}>
        <IconButton icon="back" iconSize="nav" label={t('drawer.close_notifications')} onClick={onClose} />
        <NotificationsTitle level={2} />
        <NotificationsTools compact />
      </div>
      <NotificationsPanel mode="drawer" />
    </SideSheet>
  );
}
