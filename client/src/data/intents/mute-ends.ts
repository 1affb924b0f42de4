import type { StatusId } from '@/domain/ids';
import { parseJson } from '@/lib/parse-json';
import type { Core } from '@/data/core';

/** When muted conversations are heard of again, as data/people/mute-conversation.ts notes it. */
export interface MuteEnds {
  /** Not muted any more, or without an end. */
  drop(id: StatusId): void;
  /** Unix milliseconds; null where no end is known. */
  of(id: StatusId): number | null;
}

/** No server tells when a muted conversation ends (entities.md §3): what was chosen here is kept in this browser. */
export function createMuteEnds({ key, store, platform }: Pick<Core, 'key' | 'platform' | 'store'>): MuteEnds {
  const place = `skein.thread-mutes:${key}`;
  const ends = (): Map<string, unknown> =>
    new Map(Object.entries(parseJson(platform.storage.getItem(place) ?? '') ?? {}));
  /** All posts of a conversation are muted together. */
  const nameOf = (id: StatusId): string => store.statuses.truth(id)?.conversationId ?? id;
  return {
    drop(id) {
      const kept = ends();
      if (kept.delete(nameOf(id))) platform.storage.setItem(place, JSON.stringify(Object.fromEntries(kept)));
    },
    of(id) {
      const end = ends().get(nameOf(id));
      return typeof end === 'number' && end > platform.now() ? end : null;
    },
  };
}
