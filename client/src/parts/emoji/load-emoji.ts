import type { Realm } from '@/data/realm';
import { packGroups } from './emoji-groups';
import type { EmojiGroup } from './picker-emoji';
import { loadStandardGroups } from './standard-emoji';

export interface KnownEmoji {
  standard: readonly EmojiGroup[];
  packs: readonly EmojiGroup[];
}

const loaded = new WeakMap<Realm, { locale: string; emoji: Promise<KnownEmoji> }>();

async function load(realm: Realm, locale: string): Promise<KnownEmoji> {
  const languages = [locale, ...navigator.languages];
  const [details, standard] = await Promise.all([realm.late.details.load(), loadStandardGroups(languages)]);
  return { standard, packs: packGroups(await details.customEmoji()) };
}

async function standardOnly(locale: string): Promise<KnownEmoji> {
  return { standard: await loadStandardGroups([locale, ...navigator.languages]), packs: [] };
}

/**
 * All emoji that can be written here, fetched once an account and language. The standard ones do without
 * the server; what failed is asked for again by the next call.
 */
export function loadEmoji(realm: Realm, locale: string): Promise<KnownEmoji> {
  const known = loaded.get(realm);
  if (known?.locale === locale) return known.emoji;
  const whole = load(realm, locale);
  const emoji = whole.catch(() => standardOnly(locale));
  loaded.set(realm, { locale, emoji });
  whole.catch(() => loaded.delete(realm));
  return emoji;
}
