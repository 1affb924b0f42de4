import { compareIds, type AccountId } from '@/domain/ids';
import type { Status } from '@/domain/status/status';
import type { Core } from '@/data/core';
import type { Lists } from '@/data/lists';
import { entryOf } from '@/data/timelines/admit';

/** As many as one page has. */
const MOST = 20;

/** Fills the person's timelines with posts that other timelines brought; the server's answer replaces them. */
export function knownPostsOf({ store }: Core, lists: Lists, id: AccountId): void {
  const posts = lists.timelines.timeline(`user:${id}`);
  const all = lists.timelines.timeline(`replies:${id}`);
  if (posts.view.get().loaded && all.view.get().loaded) return;
  const known: Status[] = [];
  for (const statusId of store.statuses.oldestFirst()) {
    const status = store.statuses.truth(statusId);
    const shows = status?.accountId === id && status.visibility !== 'direct';
    // A repeat whose post is gone from memory would be an empty row.
    if (shows && (status.reblogId === null || store.statuses.truth(status.reblogId))) known.push(status);
  }
  known.sort((a, b) => compareIds(b.id, a.id));
  const plain = known.filter(({ inReplyToId, reblogId }) => inReplyToId === null || reblogId !== null);
  store.batch.run(() => {
    if (!posts.view.get().loaded && plain.length > 0) posts.restore(plain.slice(0, MOST).map(entryOf), true);
    if (!all.view.get().loaded && known.length > 0) all.restore(known.slice(0, MOST).map(entryOf), true);
  });
}
