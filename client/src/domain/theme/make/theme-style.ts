import { readTheme } from '@/domain/theme/read-theme';
import {
  DEFAULT_OPACITY,
  DEFAULT_RADII,
  SHADOW_SLOTS,
  type Shadow,
  type ThemeSource,
} from '@/domain/theme/theme-source';
import type { ThemeStyle } from '@/lib/theme-style';
import { isDark, type Hex } from './colours';
import { effectiveColours, givenColours, type PairSlot } from './effective-colours';

/** Slots that themes.css knows; what files hold for other clients reaches no style. */
export const COLOUR_SLOTS: readonly string[] = [
  'wallpaper bg fg text faint link accent onAccent faintLink icon border cRed cBlue cGreen',
  'cOrange underlay panel panelText panelFaint panelLink topBar topBarText topBarLink popover',
  'popoverText popoverLink popoverIcon popoverBorder tooltip tooltipText btn btnText btnPressed',
  'btnPressedText btnToggled btnToggledText btnDisabled btnDisabledText input inputText',
  'selectedPost selectedMenu selectedMenuText highlight highlightText poll pollText alertError',
  'alertErrorText alertWarning alertWarningText alertSuccess alertSuccessText alertNeutral',
  'alertNeutralText badgeNotification badgeNotificationText badgeNeutral badgeNeutralText',
  'postLink postGreentext postCyantext profileBg profileTint',
].flatMap((names) => names.split(' '));

/** Names of other clients for what themes.css calls otherwise. */
const FONTS: Readonly<Record<string, string>> = {
  interface: '--interfaceFont',
  input: '--inputFont',
  post: '--postFont',
  postCode: '--monoFont',
};

const GENERIC = /^(serif|sans-serif|monospace|cursive|fantasy|system-ui)$/;

/** Names in quotation marks, so that none is a word of CSS. */
const fontText = (family: string): string =>
  family
    .split(', ')
    .filter((name) => name !== 'inherit')
    .map((name) => (GENERIC.test(name) ? name : JSON.stringify(name)))
    .join(', ');

/** A theme that the reader made, by its name; null when there is none, or it holds no theme. */
export function ownTheme(own: Readonly<Record<string, unknown>>, name: string): ThemeSource | null {
  const answer = Object.hasOwn(own, name) ? readTheme(own[name], name) : null;
  return answer?.is === 'read' ? { ...answer.theme, name } : null;
}

const hexAlpha = (alpha: number): string =>
  Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0');

function shadowText(layers: readonly Shadow[], colours: Readonly<Record<string, Hex>>): string {
  const texts = layers.map(({ x, y, blur, spread, inset, color, alpha }) => {
    const slot = color.startsWith('--') ? color.slice(2).split(',')[0] : undefined;
    const paint = slot === undefined ? color : (colours[slot] ?? '#000000');
    const base = paint === 'transparent' ? '#00000000' : paint + hexAlpha(alpha);
    return `${inset ? 'inset ' : ''}${x}px ${y}px ${blur}px ${spread}px ${base}`;
  });
  return texts.length === 0 ? 'none' : texts.join(', ');
}

/** These are set though the theme does not name them: so that text can be read whatever it does name. */
const ALWAYS: readonly PairSlot[] = [
  'wallpaper',
  'bg',
  'fg',
  'text',
  'faint',
  'link',
  'accent',
  'onAccent',
  'border',
  'cRed',
  'cBlue',
  'cGreen',
  'cOrange',
  'btn',
  'btnText',
  'btnPressedText',
  'btnToggledText',
  'inputText',
  'panel',
  'panelText',
  'panelFaint',
  'panelLink',
  'topBarText',
  'topBarLink',
  'topBarAccent',
  'faintLink',
  'highlightText',
  'poll',
  'badgeNeutral',
  'popoverText',
  'popoverLink',
  'selectedMenuText',
  'badgeNotificationText',
  'tooltipText',
  'alertErrorText',
  'alertWarningText',
  'alertSuccessText',
  'alertNeutralText',
];

/** Where a theme names these, they let the ground through; else themes.css washes them. */
const ALERTS = ['alertError', 'alertWarning', 'alertSuccess', 'alertNeutral'] as const;

/** What a theme sets on the page: custom properties of known names with values that were made here. */
export function themeStyle(source: ThemeSource): ThemeStyle {
  const given = givenColours(source);
  const all = effectiveColours(source);
  const css: Record<string, string> = {};
  for (const slot of COLOUR_SLOTS) {
    const colour = given[slot];
    if (colour !== undefined) css[`--${slot}`] = colour;
  }
  for (const slot of ALWAYS) css[`--${slot}`] = all[slot];
  for (const slot of ALERTS) if (given[slot] !== undefined) css[`--${slot}`] = all[slot];
  for (const name of Object.keys(DEFAULT_RADII)) {
    const radius = source.radii[name];
    if (radius !== undefined) css[`--${name}Radius`] = `${radius}px`;
  }
  for (const name of [...Object.keys(DEFAULT_OPACITY), 'panel', 'bg']) {
    const opacity = source.opacity[name];
    if (opacity !== undefined) css[`--${name}Opacity`] = String(opacity);
  }
  for (const [name, property] of Object.entries(FONTS)) {
    const family = source.fonts[name];
    const text = family === undefined ? '' : fontText(family);
    if (text !== '') css[property] = text;
  }
  for (const name of SHADOW_SLOTS) {
    const layers = source.shadows[name];
    if (layers !== undefined) css[`--${name}Shadow`] = shadowText(layers, { ...given, ...all });
  }
  return { theme: 'own', dark: isDark(all.bg), css };
}
