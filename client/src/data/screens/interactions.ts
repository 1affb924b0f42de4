import type { NotificationBundle } from '@/api/decode/notification';
import { NEEDS_STATUS, type NotificationKind } from '@/domain/notification/notification';
import type { Core } from '@/data/core';
import type { NotificationList } from '@/data/notifications/notification-list';
import { withSeen } from '@/data/notifications/rules';
import type { Ask } from '@/data/fetching/asking';
import type { InteractionKind, Screens } from './screens';

/** Types on the wire and the kinds they become. What a server adds to the question's answer is left out. */
const TABS: Readonly<
  Record<InteractionKind, { types: readonly string[]; kinds: readonly NotificationKind[] }>
> = {
  mentions: { types: ['mention'], kinds: ['mention'] },
  likes: { types: ['favourite', 'reblog'], kinds: ['favourite', 'reblog'] },
  follows: { types: ['follow'], kinds: ['follow'] },
  moves: { types: ['move'], kinds: ['move'] },
};

/** TL-16: pages of one kind of notification, apart from the list that the column shows. */
export function createInteractions(
  core: Core,
  ask: Ask,
  notifications: NotificationList,
): Screens['interactions'] {
  const { store, ingest } = core;
  const keep = (bundle: NotificationBundle): string => {
    const { id } = bundle.notification;
    ingest.notificationParts(bundle);
    notifications.put(withSeen(bundle.notification, store.notifications.truth(id), notifications.marker));
    return id;
  };
  return async (kind, after) => {
    const { types, kinds } = TABS[kind];
    const page = await ask((calls) => calls.notificationsOf(types, after ?? {}));
    const fitting = page.items.filter(
      ({ notification }) =>
        kinds.includes(notification.kind) &&
        (notification.statusId !== null || !NEEDS_STATUS.has(notification.kind)),
    );
    const items = store.batch.run(() => fitting.map(keep));
    const isEnd = page.items.length === 0 || page.older?.maxId === after?.maxId;
    return { items, next: isEnd ? null : page.older };
  };
}
