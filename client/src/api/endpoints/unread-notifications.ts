import type { Client } from '../http';
import { countOrNull, dto } from '../decode/shape';
import { verifyCredentials } from './accounts';

/** How many notifications the server counts as unread; null where it keeps no such figure. */
export async function fetchUnreadNotifications(client: Client, ofAccount: boolean): Promise<number | null> {
  if (ofAccount) return (await verifyCredentials(client)).account.own?.unreadNotificationsCount ?? null;
  return countOrNull(dto((await client.send({ path: '/api/v1/notifications/unread_count' })).body).count);
}
