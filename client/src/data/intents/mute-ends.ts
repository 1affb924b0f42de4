import type { StatusId } from '@/domain/ids';
import type { Status } from '@/domain/status';
import { parseJson } from '@/lib/parse-json';
import type { Core } from '@/data/core';

/** When muted conversations are heard of again. */
export interface MuteEnds {
  /** `seconds` from now; 0: not muted any more, or without an end. */
  note(id: StatusId, seconds: number): void;
  /** Unix milliseconds; null where no end is known. */
  of(id: StatusId): number | null;
  /** All that are kept, also those that are over: conversation and Unix milliseconds. */
  all(): readonly (readonly [conversation: string, end: number])[];
}

/** What the mute of a post's conversation is kept under: all its posts are muted together. */
export const conversationOf = (status: Status | undefined, id: StatusId): string =>
  status?.conversationId ?? id;

/** The oldest go first. */
const MOST = 200;

/** No server tells when a muted conversation ends (entities.md §3): what was chosen here is kept in this browser. */
export function createMuteEnds({ key, store, platform }: Pick<Core, 'key' | 'platform' | 'store'>): MuteEnds {
  const place = `skein.thread-mutes:${key}`;
  const ends = (): readonly (readonly [name: string, end: unknown])[] =>
    Object.entries(parseJson(platform.storage.get(place) ?? '') ?? {});
  const nameOf = (id: StatusId): string => conversationOf(store.statuses.truth(id), id);
  return {
    note(id, seconds) {
      const now = platform.now();
      const name = nameOf(id);
      const kept = ends().filter(([other, end]) => other !== name && Number(end) > now);
      if (seconds > 0) kept.push([name, now + seconds * 1000]);
      platform.storage.set(place, JSON.stringify(Object.fromEntries(kept.slice(-MOST))));
    },
    of(id) {
      const name = nameOf(id);
      const end = ends().find(([other]) => other === name)?.[1];
      return typeof end === 'number' && end > platform.now() ? end : null;
    },
    all: () => ends().flatMap(([name, end]) => (typeof end === 'number' ? [[name, end] as const] : [])),
  };
}
