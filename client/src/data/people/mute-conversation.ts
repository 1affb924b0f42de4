import { toApiError } from '@/domain/api-error';
import type { StatusId } from '@/domain/ids';
import type { Core } from '@/data/core';
import { parseJson } from '@/lib/parse-json';
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

/** The oldest go first. */
const MOST = 200;

/**
 * Notes the end where data/intents/mute-ends.ts looks for it. Apart from it: a file that both share would weigh in
 * the first load.
 */
function noteEnd({ store, platform, key }: Core, id: StatusId, seconds: number): void {
  const place = `skein.thread-mutes:${key}`;
  const known = parseJson(platform.storage.getItem(place) ?? '');
  const name = store.statuses.truth(id)?.conversationId ?? id;
  const now = platform.now();
  const ends = Object.entries(known ?? {}).filter(([other, end]) => other !== name && Number(end) > now);
  if (seconds > 0) ends.push([name, now + seconds * 1000]);
  try {
    platform.storage.setItem(place, JSON.stringify(Object.fromEntries(ends.slice(-MOST))));
  } catch {
    // Refused by the browser: the conversation is muted, and nothing tells how long.
  }
}

/** Mutes a conversation, for so many seconds or (0) without an end; while the page is open it ends in time. */
export function conversationMuter(core: Core): (id: StatusId, seconds: number) => Promise<void> {
  const { store, ingest, remote, platform } = core;
  return async (postId, seconds) => {
    const id = store.statuses.truth(postId)?.reblogId ?? postId;
    try {
      const answer = await remote.muteConversation(id, true, seconds === 0 ? undefined : seconds);
      store.batch.run(() => {
        ingest.status(answer);
        const now = store.statuses.truth(id);
        // Some servers answer with what was before.
        if (now && !now.threadMuted) store.statuses.put(id, { ...now, threadMuted: true });
        noteEnd(core, id, seconds);
      });
    } catch (thrown) {
      throw toApiError(thrown);
    }
    const left = seconds * 1000 + SERVER_MS;
    if (seconds > 0 && left <= LONGEST_TIMER_MS)
      platform.after(left, () => void hearAgain(core, id).catch(() => undefined));
  };
}
