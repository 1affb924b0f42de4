import { useInstance } from '@/data/react/use-details';
import { usePreference } from '@/data/react/records';
import { readTheme } from '@/domain/theme/read-theme';
import type { ThemeSource } from '@/domain/theme/theme-source';
import type { MessageId } from '@/i18n/message-id';
import { useT } from '@/i18n/use-t';
import { OWN_PREFIX, SYSTEM, THEMES, type ThemeId } from '@/theme/themes';

/** A theme that can be chosen. */
export interface OfferedTheme {
  id: string;
  name: string;
  /** What a small picture of it needs; null for `system`. Of built-in ones themes.css knows the rest. */
  look: { builtIn: ThemeId } | { colors: ThemeSource['colors'] } | null;
}

const NAMES: Readonly<Record<ThemeId, MessageId>> = {
  'pleroma-dark': 'preference_choice.theme_dark',
  'pleroma-light': 'preference_choice.theme_light',
  black: 'preference_choice.theme_black',
  'high-contrast': 'preference_choice.theme_contrast',
  deuteranopia: 'preference_choice.theme_deuteranopia',
  'low-vision': 'preference_choice.theme_low_vision',
};

/** The reader's own themes, by name; what is none is left out. */
export function useOwnThemes(): readonly ThemeSource[] {
  const own = usePreference('ownThemes');
  return Object.entries(own).flatMap(([name, file]) => {
    const answer = readTheme(file, name);
    return answer.is === 'read' ? [{ ...answer.theme, name }] : [];
  });
}

/** All themes: built in, the reader's own, the instance's; `waiting` until it is known what the instance has. */
export function useThemes(): { themes: readonly OfferedTheme[]; waiting: boolean } {
  const t = useT();
  const own = useOwnThemes();
  const [asked] = useInstance('themes', (instance) => instance.themes());
  const builtIn = THEMES.map((id) => ({ id, name: t.dynamic(NAMES[id], {}), look: { builtIn: id } }));
  const made = own.map(({ name, colors }) => ({ id: OWN_PREFIX + name, name, look: { colors } }));
  const offered = asked.is === 'here' ? asked.value : [];
  const theirs = offered.map(({ id, theme }) => ({ id, name: theme.name, look: { colors: theme.colors } }));
  return { themes: [...builtIn, ...made, ...theirs], waiting: asked.is === 'waiting' };
}

export const SYSTEM_THEME = { id: SYSTEM, look: null } as const;
