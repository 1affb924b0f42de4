import type { Core } from '@/data/core';
import type { Lists } from '@/data/lists';
import type { SnapshotStore } from './snapshot-store';
import { SnapshotKeeper } from './keeper';
import { takeSnapshot } from './take-snapshot';

/** Keeps the snapshot of one realm. */
export const createKeeper = (core: Core, lists: Lists, screens: SnapshotStore): SnapshotKeeper =>
  new SnapshotKeeper(core.platform, () =>
    screens.write(
      core.key,
      takeSnapshot({
        store: core.store,
        me: core.me.get(),
        server: core.server.get(),
        home: lists.timelines.timeline('home').queue,
        notifications: lists.notifications.list.ids,
        notificationMarker: lists.notifications.list.marker,
        threads: lists.conversations.recent().map(({ id, ids }) => ({ id, ids })),
        now: core.platform.now(),
      }),
    ),
  );
