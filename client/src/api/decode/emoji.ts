import type { CustomEmoji, ServerEmoji } from '@/domain/instance/emoji';
import type { Reaction } from '@/domain/status/status';
import { count, dto, flag, id, linkOrNull, list, text, texts, wordsOrNull } from './shape';

/** `:cat:` → `cat`. */
export const withoutColons = (name: string): string => name.replace(/^:(.+):$/, '$1');

/** entities.md §4; null without a name or an address. */
export function decodeEmoji(input: unknown): CustomEmoji | null {
  const from = dto(input);
  const shortcode = text(from.shortcode);
  const url = linkOrNull(from.url) ?? linkOrNull(from.static_url);
  if (shortcode === '' || url === null) return null;
  return {
    shortcode,
    url,
    staticUrl: linkOrNull(from.static_url) ?? url,
    category: wordsOrNull(from.category),
    visibleInPicker: from.visible_in_picker !== false,
  };
}

const PACK = 'pack:';

/** `pack:sea_creatures` → `Sea Creatures` (behaviour.md §8). */
const startCase = (name: string): string =>
  name
    .split(/[\s_-]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** An entry of the server's own list: packs by tag on Akkoma and Pleroma, categories elsewhere. */
export function decodeServerEmoji(input: unknown): ServerEmoji | null {
  const emoji = decodeEmoji(input);
  if (!emoji) return null;
  const tags = texts(dto(input)['tags']);
  const pack = [...tags, emoji.category ?? ''].find((tag) => tag.startsWith(PACK));
  return {
    ...emoji,
    tags: tags.filter((tag) => tag !== pack).map((tag) => tag.toLowerCase()),
    pack: pack === undefined ? emoji.category : startCase(pack.slice(PACK.length)) || null,
  };
}

/** A reaction on a post; both its forms: with `account_ids` (in a status) and with `accounts`. */
export function decodeReaction(input: unknown): Reaction | null {
  const from = dto(input);
  const name = withoutColons(text(from.name));
  const ids = list(from.account_ids, id);
  const howOften = count(from.count);
  if (name === '' || howOften === 0) return null;
  return {
    name,
    count: howOften,
    me: flag(from.me),
    url: linkOrNull(from.url),
    accountIds: ids.length > 0 ? ids : list(from.accounts, (account) => id(dto(account).id)),
  };
}
