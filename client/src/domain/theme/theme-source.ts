/** One layer of a shadow, in pixels; `alpha` from 0 to 1. */
export interface Shadow {
  x: number;
  y: number;
  blur: number;
  spread: number;
  inset: boolean;
  /** `#rrggbb` or `--slot`. */
  color: string;
  alpha: number;
}

/**
 * A theme as its author made it (static-files.md §3). Every value has been checked: colours are `#rrggbb`,
 * `transparent`, `--slot` or `--slot,percent`; fonts are lists of plain names. Slots of other clients stay.
 */
export interface ThemeSource {
  name: string;
  colors: Readonly<Record<string, string>>;
  /** From 0 to 1. */
  opacity: Readonly<Record<string, number>>;
  /** Pixels. */
  radii: Readonly<Record<string, number>>;
  fonts: Readonly<Record<string, string>>;
  shadows: Readonly<Record<string, readonly Shadow[]>>;
}

/** THEME-03: what holds where a theme says nothing. */
export const DEFAULT_RADII = {
  btn: 4,
  input: 4,
  checkbox: 2,
  panel: 10,
  avatar: 5,
  avatarAlt: 50,
  tooltip: 2,
  attachment: 5,
} as const;

export const DEFAULT_OPACITY = {
  profileTint: 0.5,
  alert: 0.5,
  input: 0.5,
  faint: 0.5,
  underlay: 0.15,
  alertPopup: 0.95,
} as const;

export const SHADOW_SLOTS = [
  'panel',
  'topBar',
  'popup',
  'avatar',
  'avatarStatus',
  'panelHeader',
  'button',
  'buttonHover',
  'buttonPressed',
  'input',
] as const;

/** One that the admin offers. */
export interface InstanceTheme {
  id: string;
  theme: ThemeSource;
}
