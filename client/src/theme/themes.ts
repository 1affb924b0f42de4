/** The built-in themes; themes.css holds their values. */
export const THEMES = [
  'pleroma-dark',
  'pleroma-light',
  'black',
  'high-contrast',
  'deuteranopia',
  'low-vision',
] as const;
export type ThemeId = (typeof THEMES)[number];

export const DEFAULT_THEME: ThemeId = 'pleroma-dark';
const LIGHT_THEME: ThemeId = 'pleroma-light';

/** One theme while the system is dark, and one while it is light. */
export const SYSTEM = 'system';

/** Before the name of a theme that the reader made. */
export const OWN_PREFIX = 'own:';

export const isBuiltIn = (id: string): id is ThemeId => THEMES.some((theme) => theme === id);

/** Of a built-in one. */
export const isDarkTheme = (theme: ThemeId): boolean => theme !== LIGHT_THEME;

/**
 * The themes in force while the system is dark and light: the user's own choice, else what the instance names, else
 * what the system prefers. Ids of themes that are not built in are answered as they are.
 */
export function resolveTheme(asked: {
  /** Null while the user has chosen none. */
  chosen: string | null;
  /** Of `system`. */
  night: string;
  day: string;
  /** Empty when the instance names none. */
  instance: string;
  prefersContrast: boolean;
}): { night: string; day: string } {
  const { chosen, night, day, instance, prefersContrast } = asked;
  if (chosen === SYSTEM) return { night, day };
  if (chosen !== null) return { night: chosen, day: chosen };
  if (instance !== '') return { night: instance, day: instance };
  if (prefersContrast) return { night: 'high-contrast', day: 'high-contrast' };
  return { night: DEFAULT_THEME, day: LIGHT_THEME };
}
