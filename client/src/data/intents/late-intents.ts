import { toApiError } from '@/domain/api-error';
import type { StatusId } from '@/domain/ids';
import type { Intents } from './intents';
import type { Notices } from '@/data/notices/notices';

/**
 * Wishes whose code may not be here yet. Once it is, a call goes straight through, so that a click
 * paints in the same frame; before, it follows as soon as the code has come.
 */
export function lateIntents(
  now: () => Intents | null,
  load: () => Promise<Intents>,
  notices: Notices,
): Intents {
  const soon = async <T>(wish: (intents: Intents) => T): Promise<Awaited<T>> =>
    await wish(now() ?? (await load()));
  const aboutStatus = (id: StatusId, wish: (intents: Intents) => void): void => {
    const intents = now();
    if (intents) return wish(intents);
    soon(wish).catch((error: unknown) => notices.setForStatus(id, toApiError(error)));
  };
  return {
    favourite: (id, on) => aboutStatus(id, (intents) => intents.favourite(id, on)),
    repeat: (id, on, visibility) => aboutStatus(id, (intents) => intents.repeat(id, on, visibility)),
    bookmark: (id, on) => aboutStatus(id, (intents) => intents.bookmark(id, on)),
    muteConversation: (id, on) => aboutStatus(id, (intents) => intents.muteConversation(id, on)),
    mutedUntil: (id) => now()?.mutedUntil(id) ?? null,
    react: (id, emoji, on) => aboutStatus(id, (intents) => intents.react(id, emoji, on)),
    pin: (id, on) => aboutStatus(id, (intents) => intents.pin(id, on)),
    follow: (id, on) => aboutStatus(id, (intents) => intents.follow(id, on)),
    remove: (id) => soon((intents) => intents.remove(id)),
    answerFollowRequest: (id, approve) => soon((intents) => intents.answerFollowRequest(id, approve)),
    post: (status) => soon((intents) => intents.post(status)),
  };
}
