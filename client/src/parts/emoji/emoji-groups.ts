import type { CustomEmoji } from '@/domain/emoji';
import { parseJson } from '@/lib/parse-json';

/** One emoji of the picker. */
export interface PickerEmoji {
  /** A character, or the shortcode of a custom one. */
  name: string;
  /** Null for a character. */
  emoji: CustomEmoji | null;
  /** What it is called. */
  label: string;
  /** Lower case, everything that finds it. */
  words: string;
}

export const STANDARD_GROUPS = [
  'smileys',
  'people',
  'nature',
  'food',
  'travel',
  'activities',
  'objects',
  'symbols',
  'flags',
] as const;

export type StandardGroup = (typeof STANDARD_GROUPS)[number];

export interface EmojiGroup {
  id: 'recent' | 'custom' | StandardGroup;
  emoji: readonly PickerEmoji[];
}

const listOf = (input: unknown): readonly unknown[] => (Array.isArray(input) ? input : []);

function character(entry: unknown): PickerEmoji | null {
  const [name, words] = listOf(entry);
  if (typeof name !== 'string' || typeof words !== 'string') return null;
  return { name, emoji: null, label: words.split('|')[0] ?? '', words: words.toLowerCase() };
}

const isGroup = (input: unknown): input is { name: unknown; emoji: unknown } =>
  typeof input === 'object' && input !== null && 'name' in input && 'emoji' in input;

/** Reads standard-emoji.json, which `scripts/emoji-data.mjs` makes. */
export function readStandardGroups(source: string): readonly EmojiGroup[] {
  const groups = listOf(parseJson(source)).filter(isGroup);
  return STANDARD_GROUPS.map((id) => ({
    id,
    emoji: listOf(groups.find(({ name }) => name === id)?.emoji).flatMap((entry) => character(entry) ?? []),
  }));
}

/** Fetched once; a failed fetch is tried again by the next picker. */
export async function loadStandardGroups(): Promise<readonly EmojiGroup[]> {
  return readStandardGroups((await import('./standard-emoji.json?raw')).default);
}

/** Those that the server wants shown, by category and name (COMP-11). */
export const customGroup = (emojis: readonly CustomEmoji[]): EmojiGroup => ({
  id: 'custom',
  emoji: emojis
    .filter((emoji) => emoji.visibleInPicker && !emoji.shortcode.includes('@'))
    .toSorted(
      (a, b) => (a.category ?? '').localeCompare(b.category ?? '') || a.shortcode.localeCompare(b.shortcode),
    )
    .map((emoji) => ({
      name: emoji.shortcode,
      emoji,
      label: `:${emoji.shortcode}:`,
      words: emoji.shortcode.toLowerCase(),
    })),
});

/** `texts` as in `RecentEmoji`; what is not known (any more) is left out. */
export function recentGroup(texts: readonly string[], groups: readonly EmojiGroup[]): EmojiGroup {
  const known = new Map(
    groups.flatMap(({ emoji }) =>
      emoji.map((one) => [one.emoji === null ? one.name : `:${one.name}:`, one] as const),
    ),
  );
  return { id: 'recent', emoji: texts.flatMap((text) => known.get(text) ?? []) };
}

/** More than this nobody looks through. */
const MOST_FOUND = 120;

/** Every word must occur; what begins with the query comes first. The exact character finds itself. */
export function searchEmoji(groups: readonly EmojiGroup[], query: string): readonly PickerEmoji[] {
  const wanted = query.trim().toLowerCase();
  const words = wanted.split(/\s+/);
  const found = groups
    .filter(({ id }) => id !== 'recent')
    .flatMap(({ emoji }) => emoji)
    .filter((one) => one.name === wanted || words.every((word) => one.words.includes(word)));
  const begins = (one: PickerEmoji): boolean => one.words.startsWith(wanted);
  return [...found.filter(begins), ...found.filter((one) => !begins(one))].slice(0, MOST_FOUND);
}
