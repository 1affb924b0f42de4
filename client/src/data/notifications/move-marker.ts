import { compareIds, type NotificationId } from '@/domain/ids';
import type { NotificationList } from './notification-list';

interface Outside {
  remote: { setNotificationMarker: (upTo: NotificationId) => Promise<void> };
}

/** Without read flags only a stretch can be read: up to the newest one below which all is seen. */
export async function moveMarker(list: NotificationList, { remote }: Outside): Promise<void> {
  const unseen = new Set(list.unseenIds());
  const oldestUnseen = list.ids.findLastIndex((id) => unseen.has(id));
  const upTo = list.ids[oldestUnseen + 1];
  if (upTo === undefined || (list.marker !== null && compareIds(upTo, list.marker) <= 0)) return;
  const before = list.marker;
  list.marker = upTo;
  try {
    await remote.setNotificationMarker(upTo);
  } catch (thrown) {
    // Else a second try would find nothing to tell.
    if (list.marker === upTo) list.marker = before;
    throw thrown;
  }
}
