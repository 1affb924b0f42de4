import type { ServerEmoji } from '@/domain/instance/emoji';
import { textOf, type EmojiGroup, type PickerEmoji } from './picker-emoji';
import { withoutTone } from './skin-tone';

const byTitle = (a: EmojiGroup, b: EmojiGroup): number =>
  (a.title ?? '').localeCompare(b.title ?? '', undefined, { numeric: true });

const fromServer = (emoji: ServerEmoji): PickerEmoji => ({
  name: emoji.shortcode,
  emoji,
  label: `:${emoji.shortcode}:`,
  words: [emoji.shortcode, ...emoji.tags].join('|').toLowerCase(),
  codes: [emoji.shortcode.toLowerCase()],
  toned: false,
});

const byName = (a: PickerEmoji, b: PickerEmoji): number => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);

/**
 * Packs of the server by title, those without a pack last; entries that the server hides, or of another
 * server (`@`), are rejected (COMP-11).
 */
export function packGroups(emojis: readonly ServerEmoji[]): readonly EmojiGroup[] {
  const packs = new Map<string | null, PickerEmoji[]>();
  for (const emoji of emojis) {
    if (!emoji.visibleInPicker || emoji.shortcode.includes('@')) continue;
    const pack = packs.get(emoji.pack);
    if (pack) pack.push(fromServer(emoji));
    else packs.set(emoji.pack, [fromServer(emoji)]);
  }
  const groups = [...packs].map(([title, members]): EmojiGroup => ({
    id: title === null ? 'custom' : `pack:${title}`,
    title,
    emoji: members.toSorted(byName),
  }));
  return [
    ...groups.filter(({ title }) => title !== null).toSorted(byTitle),
    ...groups.filter(({ title }) => title === null),
  ];
}

/** `texts` as in `RecentEmoji`; what is not known (any more) is left out, a tone is kept. */
export function recentGroup(texts: readonly string[], groups: readonly EmojiGroup[]): EmojiGroup {
  const known = new Map(
    groups.flatMap(({ emoji }) => emoji.map((one) => [withoutTone(textOf(one)), one] as const)),
  );
  const emoji = texts.flatMap((text) => {
    const one = known.get(withoutTone(text));
    if (!one) return [];
    return one.emoji === null ? { ...one, name: text, toned: false } : one;
  });
  return { id: 'recent', title: null, emoji };
}

/** More than this nobody looks through. */
const MOST_FOUND = 240;

/** Every word must occur; what begins with the query comes first. The exact character finds itself. */
export function searchEmoji(groups: readonly EmojiGroup[], query: string): readonly PickerEmoji[] {
  const wanted = query.trim().toLowerCase().replace(/^:|:$/g, '');
  const words = wanted.split(/\s+/);
  const found: { one: PickerEmoji; rank: number }[] = [];
  for (const { id, emoji } of groups) {
    if (id === 'recent') continue;
    for (const one of emoji) {
      const matches =
        withoutTone(one.name) === withoutTone(wanted) ||
        words.every((word) => one.words.includes(word) || one.codes.some((code) => code.includes(word)));
      if (!matches) continue;
      const begins = one.words.startsWith(wanted) || one.codes.some((code) => code.startsWith(wanted));
      const isWord = one.codes.includes(wanted) || one.words.split('|').includes(wanted);
      found.push({ one, rank: isWord ? 0 : begins ? 1 : 2 });
    }
  }
  return found
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST_FOUND)
    .map(({ one }) => one);
}
