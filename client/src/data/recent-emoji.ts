import type { RealmKey } from '@/domain/ids';
import type { Platform } from '@/data/platform';
import { parseJson } from '@/lib/parse-json';

/** behaviour.md §8: six rows of seven. */
const KEPT = 42;
const PLACE = 'recentEmojis';

const TONE_PLACE = 'emojiTone';

/** What the reader used last in the pickers, newest first: characters, and `:name:` for custom ones. */
export interface RecentEmoji {
  list(): readonly string[];
  add(text: string): void;
  /** Skin tone of people, 1 (light) to 5 (dark); 0 is none. */
  tone(): number;
  setTone(tone: number): void;
}

/** Each account has its own: the emoji of one server mean nothing on another. */
export function createRecentEmoji({ storage }: Pick<Platform, 'storage'>, key: RealmKey): RecentEmoji {
  const place = `${PLACE} ${key}`;
  const list = (): readonly string[] => {
    const kept = parseJson(storage.get(place) ?? '');
    return Array.isArray(kept)
      ? kept.filter((item): item is string => typeof item === 'string').slice(0, KEPT)
      : [];
  };
  return {
    list,
    add(text) {
      const next = [text, ...list().filter((other) => other !== text)].slice(0, KEPT);
      storage.set(place, JSON.stringify(next));
    },
    tone() {
      const kept = Number(storage.get(TONE_PLACE));
      return Number.isInteger(kept) && kept > 0 && kept <= 5 ? kept : 0;
    },
    setTone(tone) {
      storage.set(TONE_PLACE, String(tone));
    },
  };
}
