import type { Client } from '../http';
import { verifyCredentials } from './accounts';
import { fetchUnreadCount } from './notifications';

/** How many notifications the server counts as unread; null where it keeps no such figure. */
export async function fetchUnreadNotifications(client: Client, ofAccount: boolean): Promise<number | null> {
  if (ofAccount) return (await verifyCredentials(client)).account.own?.unreadNotificationsCount ?? null;
  return fetchUnreadCount(client);
}
