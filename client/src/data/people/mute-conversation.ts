import type { StatusId } from '@/domain/ids';
import type { Core } from '@/data/core';
import { conversationOf, createMuteEnds } from '@/data/intents/mute-ends';
import { LONGEST_TIMER_MS, SERVER_MS } from './end-in-time';

/** Its posts that are here are muted no more once the server says so of one of them. */
async function hearAgain({ store, ingest, remote }: Core, conversation: string): Promise<void> {
  const muted = (): StatusId[] =>
    [...store.statuses.oldestFirst()].filter((id) => {
      const status = store.statuses.truth(id);
      return status?.threadMuted && conversationOf(status, id) === conversation;
    });
  const [asked] = muted();
  if (asked === undefined) return;
  ingest.status(await remote.status(asked));
  if (store.statuses.truth(asked)?.threadMuted) return;
  store.batch.run(() => {
    for (const id of muted()) {
      const status = store.statuses.truth(id);
      if (status) store.statuses.put(id, { ...status, threadMuted: false });
    }
  });
}

/** While the page is open; what is over already is heard at once. */
function hearInTime(core: Core, conversation: string, end: number): void {
  const left = end + SERVER_MS - core.platform.now();
  const hear = (): void => void hearAgain(core, conversation).catch(() => undefined);
  if (left <= 0) hear();
  else if (left <= LONGEST_TIMER_MS) core.platform.after(left, hear);
}

/** Mutes a conversation, for so many seconds or (0) without an end; while a page is open it ends in time. */
export function conversationMuter(core: Core): (id: StatusId, seconds: number) => Promise<void> {
  const { store, platform, wishes } = core;
  const ends = createMuteEnds(core);
  // Posts of an earlier visit are muted as they were then.
  for (const [conversation, end] of ends.all()) hearInTime(core, conversation, end);
  return async (postId, seconds) => {
    const id = store.statuses.truth(postId)?.reblogId ?? postId;
    await wishes.ask({ is: 'mute-conversation', id, details: { seconds } }, true);
    const conversation = conversationOf(store.statuses.truth(id), id);
    if (seconds > 0) hearInTime(core, conversation, platform.now() + seconds * 1000);
  };
}
