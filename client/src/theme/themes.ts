/** The built-in themes; tokens.css holds their values. */
export const THEMES = ['pleroma-dark', 'pleroma-light', 'high-contrast'] as const;
export type ThemeId = (typeof THEMES)[number];

export const DEFAULT_THEME: ThemeId = 'pleroma-dark';

const known = (id: string): ThemeId | undefined => THEMES.find((theme) => theme === id);

/**
 * The theme in force: the user's own choice, else what the instance names, else what the system prefers.
 * A name that is not built in falls back to the default (static-files.md §3).
 */
export function resolveTheme(wishes: {
  /** Null while the user has chosen none. */
  chosen: string | null;
  /** Empty when the instance names none. */
  instance: string;
  prefersLight: boolean;
  prefersContrast: boolean;
}): ThemeId {
  if (wishes.chosen !== null) return known(wishes.chosen) ?? DEFAULT_THEME;
  if (wishes.instance !== '') return known(wishes.instance) ?? DEFAULT_THEME;
  if (wishes.prefersContrast) return 'high-contrast';
  return wishes.prefersLight ? 'pleroma-light' : DEFAULT_THEME;
}
