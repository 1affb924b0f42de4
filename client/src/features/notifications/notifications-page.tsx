import type { ReactElement } from 'react';
import { GroupedRows } from './grouped-rows';
import { NotificationsPanel } from './notifications-panel';

/** The notifications on a page of their own, `/{username}/notifications` (NOTIF-03). */
export const NotificationsPage = (): ReactElement => (
  <NotificationsPanel mode="page" groupedAtOnce={GroupedRows} />
);
