import type { CustomEmoji } from '@/domain/instance/emoji';

/** One emoji of the picker and of the suggestions. */
export interface PickerEmoji {
  /** A character, or the shortcode of a custom one. */
  name: string;
  /** Null for a character. */
  emoji: CustomEmoji | null;
  /** What it is called. */
  label: string;
  /** Lower case, everything that finds it, parted by `|`. */
  words: string;
  /** Lower case shortcodes, without colons. */
  codes: readonly string[];
  /** Comes in skin tones. */
  toned: boolean;
}

/** As it is written in a text, and kept among the recent ones. */
export const textOf = ({ name, emoji }: Pick<PickerEmoji, 'name' | 'emoji'>): string =>
  emoji === null ? name : `:${name}:`;

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

type StandardGroup = (typeof STANDARD_GROUPS)[number];

export interface EmojiGroup {
  /** `pack:` and its name for packs of the server. */
  id: 'recent' | 'custom' | StandardGroup | `pack:${string}`;
  /** Name of a pack; the others are named by the catalogue. */
  title: string | null;
  emoji: readonly PickerEmoji[];
}
