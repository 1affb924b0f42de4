import type { Core } from '@/data/core';
import type { Lists } from '@/data/lists';
import { admitted } from '@/data/timelines/admit';
import type { Snapshot } from './snapshot';

/** Puts the snapshot back: posts, home, notifications, threads. The server's answers go over it. */
export function restoreSnapshot(core: Core, lists: Lists, snapshot: Snapshot): void {
  const { store, ingest } = core;
  core.reach.shownSince(snapshot.savedAt);
  store.batch.run(() => {
    ingest.restore(snapshot);
    const posts = snapshot.home.map((id) => store.statuses.truth(id)).filter((post) => post !== undefined);
    const home = admitted(posts, core.settings, core.meId);
    if (home.length > 0) lists.timelines.timeline('home').restore(home);
    if (snapshot.notifications.length > 0) lists.notifications.list.restore(snapshot.notifications);
    lists.notifications.list.marker = snapshot.notificationMarker;
    for (const { id, ids } of snapshot.threads) lists.conversations.restore(id, ids);
  });
}
