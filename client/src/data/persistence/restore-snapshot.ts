import type { Core } from '@/data/core';
import type { Lists } from '@/data/lists';
import { entryOf } from '@/data/timelines/admit';
import type { Snapshot } from './snapshot';

/** Puts the last screen back: posts, home, notifications, threads. The server's answers go over it. */
export function restoreSnapshot(core: Core, lists: Lists, snapshot: Snapshot): void {
  const { store, ingest } = core;
  store.batch.run(() => {
    ingest.restore(snapshot);
    const home = snapshot.home
      .map((id) => store.statuses.truth(id))
      .filter((status) => status !== undefined)
      .map(entryOf);
    if (home.length > 0) lists.timelines.timeline('home').restore(home);
    if (snapshot.notifications.length > 0) lists.notifications.list.restore(snapshot.notifications);
    lists.notifications.list.marker = snapshot.notificationMarker;
    for (const { id, ids } of snapshot.threads) lists.conversations.restore(id, ids);
  });
}
