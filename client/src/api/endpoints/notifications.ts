import type { Abilities } from '@/domain/instance/server';
import { decodeNotification, type NotificationBundle } from '../decode/notification';
import { countOrNull, dto } from '../decode/shape';
import type { Client } from '../http';
import { cursorQuery, readPage, type Cursor, type Page } from '../pagination';
import { saveMarker } from './markers';

export interface NotificationsQuery extends Cursor {
  limit?: number;
  withMuted?: boolean;
  /** Only these types on the wire. */
  includeTypes?: readonly string[];
  signal?: AbortSignal;
}

/** One page, newest first. */
export async function fetchNotifications(
  client: Client,
  options: NotificationsQuery = {},
): Promise<Page<NotificationBundle>> {
  const { limit, withMuted, includeTypes, signal } = options;
  // Akkoma reads the first name alone, Mastodon and GoToSocial the second.
  const types = { include_types: includeTypes, types: includeTypes };
  const query = { limit, with_muted: withMuted, ...types, ...cursorQuery(options) };
  return readPage(await client.send({ path: '/api/v1/notifications', query, signal }), decodeNotification);
}

/**
 * Marks one (`id`) or all up to one (`maxId`) as read. Where notifications have no read flag, `maxId`
 * moves the marker and `id` has no call: only this client knows it then.
 */
export async function markNotificationsRead(
  client: Client,
  which: { id: string } | { maxId: string },
  can: Pick<Abilities, 'notificationReadFlag'>,
): Promise<void> {
  if (can.notificationReadFlag) {
    const form = 'id' in which ? { id: which.id } : { max_id: which.maxId };
    const path = '/api/v1/pleroma/notifications/read';
    await client.send({ method: 'POST', path, form, outlivesPage: true });
  } else if ('maxId' in which) await saveMarker(client, 'notifications', which.maxId);
}

/** Servers that keep no figure count to 100 unless they are asked for more, and to this at most. */
const COUNTED = 1000;

/** How many are unread; null where the server does not tell (Mastodon does from 4.3 on). Throws ApiError. */
export async function fetchUnreadCount(client: Client): Promise<number | null> {
  const { body } = await client.send({
    path: '/api/v1/notifications/unread_count',
    query: { limit: COUNTED },
  });
  return countOrNull(dto(body).count);
}
