import type { StatusId } from '@/domain/ids';
import { parseJson } from '@/lib/parse-json';
import type { Core } from '@/data/core';

/** When muted conversations are heard of again. */
export interface MuteEnds {
  /** `seconds` from now; 0: not muted any more, or without an end. */
  note(id: StatusId, seconds: number): void;
  /** Unix milliseconds; null where no end is known. */
  of(id: StatusId): number | null;
}

/** The oldest go first. */
const MOST = 200;

function read(text: string | null): Map<string, number> {
  const input = parseJson(text ?? '');
  if (typeof input !== 'object' || input === null) return new Map();
  return new Map(
    Object.entries(input).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}

/** No server tells when a muted conversation ends (entities.md §3): what was chosen here is kept in this browser. */
export function createMuteEnds({ key, store, platform }: Pick<Core, 'key' | 'platform' | 'store'>): MuteEnds {
  const place = `skein.thread-mutes:${key}`;
  /** What the browser refused to keep holds while the page is open. */
  let unkept: Map<string, number> | null = null;
  const ends = (): Map<string, number> => unkept ?? read(platform.storage.getItem(place));
  /** All posts of a conversation are muted together. */
  const nameOf = (id: StatusId): string => store.statuses.truth(id)?.conversationId ?? id;
  return {
    note(id, seconds) {
      const now = platform.now();
      const name = nameOf(id);
      const next = [...ends()].filter(([other, end]) => other !== name && end > now);
      if (seconds > 0) next.push([name, now + seconds * 1000]);
      const kept = next.slice(-MOST);
      try {
        platform.storage.setItem(place, JSON.stringify(Object.fromEntries(kept)));
        unkept = null;
      } catch {
        unkept = new Map(kept);
      }
    },
    of(id) {
      const end = ends().get(nameOf(id));
      return end !== undefined && end > platform.now() ? end : null;
    },
  };
}
