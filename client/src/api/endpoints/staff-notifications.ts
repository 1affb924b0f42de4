import { compareIds } from '@/domain/ids';
import type { NotificationBundle } from '../decode/notification';
import type { Client } from '../http';
import type { Page } from '../pagination';
import { fetchNotifications, type NotificationsQuery } from './notifications';

/** A page with fewer is all that there is. */
const FULL = 20;

const idOf = ({ notification }: NotificationBundle): string => notification.id;

/**
 * A page of notifications with the reports of its time among them: Akkoma and Pleroma leave reports out
 * unless they are asked for by name, and then leave out the rest (api.md §8).
 */
export async function fetchWithReports(
  client: Client,
  options: NotificationsQuery,
): Promise<Page<NotificationBundle>> {
  const [page, reports] = await Promise.all([
    fetchNotifications(client, options),
    fetchNotifications(client, { ...options, includeTypes: ['pleroma:report'] }).catch(() => null),
  ]);
  const last = page.items[FULL - 1];
  const isHere = new Set(page.items.map(idOf));
  // Older ones come with the older pages.
  const among = (reports?.items ?? []).filter((bundle) => {
    const id = idOf(bundle);
    return !isHere.has(id) && (last === undefined || compareIds(id, idOf(last)) > 0);
  });
  const items = [...page.items, ...among].toSorted((a, b) => compareIds(idOf(b), idOf(a)));
  return { ...page, items };
}
