import { toApiError } from '@/domain/api-error';
import type { StatusId } from '@/domain/ids';
import type { Core } from '@/data/core';
import { createMuteEnds } from '@/data/intents/mute-ends';
import { LONGEST_TIMER_MS, SERVER_MS } from './end-in-time';

/** The conversation's posts are read again once the server says that it is muted no more. */
async function hearAgain({ store, ingest, remote }: Core, id: StatusId): Promise<void> {
  ingest.status(await remote.status(id));
  const now = store.statuses.truth(id);
  if (!now || now.threadMuted) return;
  store.batch.run(() => {
    for (const other of store.statuses.oldestFirst()) {
      const status = store.statuses.truth(other);
      if (status?.threadMuted && status.conversationId === now.conversationId)
        store.statuses.put(other, { ...status, threadMuted: false });
    }
  });
}

/** Mutes a conversation, for so many seconds or (0) without an end; while the page is open it ends in time. */
export function conversationMuter(core: Core): (id: StatusId, seconds: number) => Promise<void> {
  const { store, ingest, remote, platform } = core;
  const ends = createMuteEnds(core);
  return async (postId, seconds) => {
    const id = store.statuses.truth(postId)?.reblogId ?? postId;
    try {
      const answer = await remote.muteConversation(id, true, seconds === 0 ? undefined : seconds);
      store.batch.run(() => {
        ingest.status(answer);
        const now = store.statuses.truth(id);
        // Some servers answer with what was before.
        if (now && !now.threadMuted) store.statuses.put(id, { ...now, threadMuted: true });
        ends.note(id, seconds);
      });
    } catch (thrown) {
      throw toApiError(thrown);
    }
    const left = seconds * 1000 + SERVER_MS;
    if (seconds > 0 && left <= LONGEST_TIMER_MS)
      platform.after(left, () => void hearAgain(core, id).catch(() => undefined));
  };
}
