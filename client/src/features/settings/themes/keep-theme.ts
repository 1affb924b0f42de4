import { parseJson } from '@/lib/parse-json';
import { writeThemeFile } from '@/domain/theme/read-theme';
import type { ThemeSource } from '@/domain/theme/theme-source';
import type { Settings } from '@/data/settings/settings';
import { OWN_PREFIX } from '@/theme/themes';
import { setPreference } from '../use-setting';

/** Own themes go with the profile, which holds 100,000 characters. */
export const MOST_OWN = 12;

/** The name itself, or with a number where it is taken. */
export function freeName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  for (let number = 2; ; number += 1) if (!taken.includes(`${name} ${number}`)) return `${name} ${number}`;
}

/** Keeps a theme under its name; one of the same name is replaced. */
export function keepTheme(settings: Settings, theme: ThemeSource): void {
  const file = parseJson(writeThemeFile(theme));
  setPreference(settings, 'ownThemes', { ...settings.get('ownThemes'), [theme.name]: file });
}

/** Who wears it wears the usual theme from now on. */
export function forgetTheme(settings: Settings, name: string): void {
  const others = Object.entries(settings.get('ownThemes')).filter(([other]) => other !== name);
  setPreference(settings, 'ownThemes', Object.fromEntries(others));
  if (settings.get('theme') === OWN_PREFIX + name) settings.reset(['theme']);
}
