import type { Platform } from '@/data/platform';
import { parseJson } from '@/lib/parse-json';

/** behaviour.md §8: six rows of seven. */
const KEPT = 42;
const PLACE = 'recentEmojis';

/** What the reader used last in the pickers, newest first: characters, and `:name:` for custom ones. */
export interface RecentEmoji {
  list(): readonly string[];
  add(text: string): void;
}

export function createRecentEmoji({ storage }: Pick<Platform, 'storage'>): RecentEmoji {
  const list = (): readonly string[] => {
    const kept = parseJson(storage.getItem(PLACE) ?? '');
    return Array.isArray(kept)
      ? kept.filter((item): item is string => typeof item === 'string').slice(0, KEPT)
      : [];
  };
  return {
    list,
    add(text) {
      const next = [text, ...list().filter((other) => other !== text)].slice(0, KEPT);
      try {
        storage.setItem(PLACE, JSON.stringify(next));
      } catch {
        // A browser that keeps nothing: the picker begins with its first group.
      }
    },
  };
}
