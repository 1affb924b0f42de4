import type { Translator } from '@/i18n/translator';
import { ACCOUNT_ENTRIES, type AccountEntry } from './account-entries';
import { SETTINGS, type Setting, type SettingsTab } from './catalogue';

const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** How well a setting fits one word: its name before what people call it before its sentence; 0 not at all. */
function fit(t: Translator, { name }: Setting, word: string): number {
  const texts = [
    [plain(t(`preference.${name}`)), 8],
    [plain(t(`preference_words.${name}`)), 4],
    [plain(name), 2],
    [plain(t(`preference_hint.${name}`)), 1],
  ] as const;
  return texts.reduce((sum, [text, weight]) => {
    const at = text.indexOf(word);
    if (at < 0) return sum;
    const beginsWord = at === 0 || /\W/.test(text[at - 1] ?? '');
    return sum + (beginsWord ? weight * 2 : weight);
  }, 0);
}

/** Parts of the account's tabs, by their name and what people call them. */
export function searchEntries(t: Translator, query: string): readonly AccountEntry[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return ACCOUNT_ENTRIES.filter(({ title, words: known }) => {
    const text = plain(`${t.dynamic(title, {})} ${t.dynamic(known, {})}`);
    return words.every((word) => text.includes(word));
  });
}

/** Tabs that hold more than settings, by their name and what people call what is there. */
export function searchTabs(
  t: Translator,
  query: string,
  tabs: readonly SettingsTab[],
): readonly SettingsTab[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return tabs.filter((tab) => {
    const text = plain(`${t(`settings.tab_${tab}`)} ${t.dynamic(`settings_words.${tab}`, {})}`);
    return words.every((word) => text.includes(word));
  });
}

/** Settings that every word of `query` fits, the best first; none for an empty query. Expert ones are found too. */
export function searchSettings(
  t: Translator,
  query: string,
  settings: readonly Setting[] = SETTINGS,
): readonly Setting[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return settings
    .map((setting) => {
      const fits = words.map((word) => fit(t, setting, word));
      return { setting, fit: fits.includes(0) ? 0 : fits.reduce((sum, one) => sum + one, 0) };
    })
    .filter((found) => found.fit > 0)
    .sort((one, other) => other.fit - one.fit)
    .map((found) => found.setting);
}
