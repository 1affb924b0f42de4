import { DEFAULT_OPACITY, type ThemeSource } from '@/domain/theme/theme-source';
import { contrast, isDark, legible, lighter, mix, tint, type Hex } from './colours';

/** What text needs on its background; large text and edges need 3. */
export const READABLE = 4.5;

/** What signs without words need. */
const SEEN = 3;

/** Text and what it stands on, by slot: what the editor measures. */
export const PAIRS = [
  ['text', 'bg'],
  ['faint', 'bg'],
  ['link', 'bg'],
  ['faintLink', 'bg'],
  ['link', 'unseen'],
  ['postLink', 'bg'],
  ['icon', 'bg'],
  ['accent', 'bg'],
  ['accent', 'accentSoft'],
  ['onAccent', 'accent'],
  ['btnText', 'btn'],
  ['btnPressedText', 'btnPressed'],
  ['btnToggledText', 'btnToggled'],
  ['inputText', 'input'],
  ['panelText', 'panel'],
  ['panelFaint', 'panel'],
  ['panelLink', 'panel'],
  ['topBarText', 'topBar'],
  ['topBarLink', 'topBar'],
  ['popoverText', 'popover'],
  ['popoverLink', 'popover'],
  ['selectedMenuText', 'selectedMenu'],
  ['highlightText', 'highlight'],
  ['text', 'poll'],
  ['text', 'badgeNeutral'],
  ['badgeNotificationText', 'badgeNotification'],
  ['tooltipText', 'tooltip'],
  ['alertErrorText', 'alertError'],
  ['alertWarningText', 'alertWarning'],
  ['alertSuccessText', 'alertSuccess'],
  ['alertNeutralText', 'alertNeutral'],
  ['cRed', 'bg'],
  ['cGreen', 'bg'],
  ['cBlue', 'bg'],
  ['cOrange', 'bg'],
] as const;

export type PairSlot = (typeof PAIRS)[number][number] | 'fg' | 'wallpaper' | 'border' | 'topBarAccent';

/** Meanings of colours where a theme names none: those of the built-in dark and light theme. */
const SIGNS = {
  dark: { cRed: '#f4827a', cBlue: '#6cb6f5', cGreen: '#5cc994', cOrange: '#f2bb4c', accent: '#f2a179' },
  light: { cRed: '#bd2f2a', cBlue: '#1a66ac', cGreen: '#15734a', cOrange: '#8f5800', accent: '#aa4820' },
} as const;

/** A chain of slots that name each other ends somewhere; in a circle it ends here. */
const LONGEST_CHAIN = 8;

/** The colours that a theme gives, with `transparent` and names of other slots worked out; only those. */
export function givenColours(source: ThemeSource): Readonly<Record<string, Hex>> {
  const { colors } = source;
  const bg = (colors['bg'] ?? '').startsWith('#') ? (colors['bg'] ?? '#14181f') : '#14181f';
  const points = isDark(bg) ? 1 : -1;
  const resolve = (value: string | undefined, chain: number): Hex | null => {
    if (value === undefined || chain > LONGEST_CHAIN) return null;
    if (value.startsWith('#')) return value;
    if (value === 'transparent') return bg;
    const [name = '', change] = value.slice(2).split(',');
    const base = resolve(colors[name] ?? (name === 'bg' ? bg : undefined), chain + 1);
    return base === null || change === undefined ? base : lighter(base, Number(change) * points);
  };
  return Object.fromEntries(
    Object.entries(colors).flatMap(([slot, value]) => {
      const colour = resolve(value, 0);
      return colour === null ? [] : [[slot, colour]];
    }),
  );
}

type Given = Readonly<Record<string, Hex>>;

/** What texts and links rest on; the rest is made of these four. */
function base(given: Given): { bg: Hex; text: Hex; accent: Hex; link: Hex } {
  const bg = given['bg'] ?? '#14181f';
  const dark = isDark(bg);
  const text = given['text'] ?? legible(bg, [dark ? '#e4e7eb' : '#20242b'], READABLE);
  const accent = given['accent'] ?? given['link'] ?? SIGNS[dark ? 'dark' : 'light'].accent;
  return { bg, text, accent, link: given['link'] ?? legible(bg, [accent, text], READABLE) };
}

/** How much of an alert is its colour: of one that a theme names, and of one that is washed as themes.css does. */
function alerts(given: Given, { opacity }: ThemeSource) {
  const { bg, text } = base(given);
  const signs = { ...SIGNS[isDark(bg) ? 'dark' : 'light'], ...given };
  const share = opacity['alert'] ?? DEFAULT_OPACITY.alert;
  const alert = (named: Hex | undefined, wash: Hex, strength: number): Hex =>
    named === undefined ? mix(bg, wash, share * strength) : mix(bg, named, share);
  return {
    alertError: alert(given['alertError'], signs.cRed, 0.28),
    alertWarning: alert(given['alertWarning'], signs.cOrange, 0.28),
    alertSuccess: alert(given['alertSuccess'], signs.cGreen, 0.28),
    alertNeutral: alert(given['alertNeutral'], text, 0.16),
  };
}

/** Bars of polls, below text that runs on beyond them: as strong as it is still read on both. */
function bars(given: Given) {
  const { bg, text, accent } = base(given);
  const strongest = (bar: (part: number) => Hex): Hex =>
    [1, 0.75, 0.5, 0.25].map(bar).find((colour) => contrast(text, colour) >= READABLE) ?? bg;
  return {
    poll: given['poll'] ?? strongest((part) => tint(bg, accent, part * 0.24)),
    badgeNeutral: given['badgeNeutral'] ?? strongest((part) => mix(bg, text, part * 0.14)),
  };
}

/** What text stands on, but for the ground of all. What lets the ground through is as much of both. */
function surfaces(given: Given, source: ThemeSource) {
  const { opacity } = source;
  const { bg, text, accent } = base(given);
  const fg = given['fg'] ?? mix(bg, text, 0.09);
  const btn = mix(bg, given['btn'] ?? fg, opacity['btn'] ?? 1);
  return {
    fg,
    btn,
    btnPressed: given['btnPressed'] ?? mix(btn, text, 0.16),
    btnToggled: given['btnToggled'] ?? tint(bg, accent, 0.17),
    ...alerts(given, source),
    ...bars(given),
    input: given['input'] ?? mix(bg, fg, opacity['input'] ?? 0.5),
    panel: mix(bg, given['panel'] ?? bg, opacity['panel'] ?? 1),
    topBar: given['topBar'] ?? bg,
    popover: given['popover'] ?? mix(bg, text, 0.035),
    selectedMenu: given['selectedMenu'] ?? mix(bg, text, 0.08),
    highlight: given['highlight'] ?? tint(bg, accent, 0.22),
    badgeNotification: given['badgeNotification'] ?? accent,
    tooltip: given['tooltip'] ?? mix(bg, text, 0.92),
    // As themes.css makes them: rows that nobody has seen yet, and what stands out a little.
    unseen: mix(bg, text, 0.04),
    accentSoft: mix(bg, accent, 0.11),
  };
}

/** Text that stands back, and is still read on the ground and in the menu. */
function faintOf(given: Given, source: ThemeSource, selectedMenu: Hex): Hex {
  const { bg, text } = base(given);
  const share = source.opacity['faint'] ?? 0.5;
  const readOnBoth = (colour: Hex): boolean =>
    [bg, selectedMenu].every((ground) => contrast(colour, ground) >= READABLE);
  const faints = [0, 0.1, 0.2, 0.3, 0.4, 0.5].map((more) => mix(bg, text, Math.min(1, share + more)));
  return given['faint'] ?? faints.find(readOnBoth) ?? legible(bg, faints, READABLE);
}

/** Every colour of the pairs as it will be: given, else derived so that it can be read. */
export function effectiveColours(source: ThemeSource): Readonly<Record<PairSlot, Hex>> {
  const given = givenColours(source);
  const { bg, text, accent, link } = base(given);
  const signs = SIGNS[isDark(bg) ? 'dark' : 'light'];
  const on = (background: Hex, wish: Hex): Hex => legible(background, [wish, text, bg], READABLE);
  const grounds = surfaces(given, source);
  const { btn, input, panel, topBar, popover, selectedMenu, highlight } = grounds;
  const faint = faintOf(given, source, selectedMenu);
  const topBarText = given['topBarText'] ?? on(topBar, text);
  const btnText = given['btnText'] ?? on(btn, text);
  return {
    bg,
    text,
    accent,
    link,
    faint,
    ...grounds,
    wallpaper: given['wallpaper'] ?? lighter(bg, -2),
    border: given['border'] ?? mix(bg, text, 0.11),
    postLink: given['postLink'] ?? link,
    icon: given['icon'] ?? faint,
    faintLink: given['faintLink'] ?? legible(bg, [mix(bg, link, 0.88), link], READABLE),
    onAccent: given['onAccent'] ?? on(accent, bg),
    btnText,
    btnPressedText: given['btnPressedText'] ?? on(grounds.btnPressed, btnText),
    btnToggledText: given['btnToggledText'] ?? on(grounds.btnToggled, text),
    inputText: given['inputText'] ?? on(input, text),
    panelText: given['panelText'] ?? on(panel, text),
    panelFaint: given['panelFaint'] ?? on(panel, faint),
    panelLink: given['panelLink'] ?? on(panel, link),
    topBarText,
    topBarAccent: legible(topBar, [accent, topBarText], SEEN),
    topBarLink: given['topBarLink'] ?? on(topBar, faint),
    popoverText: given['popoverText'] ?? on(popover, text),
    popoverLink: given['popoverLink'] ?? on(popover, link),
    selectedMenuText: given['selectedMenuText'] ?? on(selectedMenu, text),
    highlightText: given['highlightText'] ?? on(highlight, text),
    badgeNotificationText: given['badgeNotificationText'] ?? on(grounds.badgeNotification, bg),
    tooltipText: given['tooltipText'] ?? on(grounds.tooltip, bg),
    alertErrorText: given['alertErrorText'] ?? on(grounds.alertError, text),
    alertWarningText: given['alertWarningText'] ?? on(grounds.alertWarning, text),
    alertSuccessText: given['alertSuccessText'] ?? on(grounds.alertSuccess, text),
    alertNeutralText: given['alertNeutralText'] ?? on(grounds.alertNeutral, text),
    cRed: given['cRed'] ?? signs.cRed,
    cGreen: given['cGreen'] ?? signs.cGreen,
    cBlue: given['cBlue'] ?? signs.cBlue,
    cOrange: given['cOrange'] ?? signs.cOrange,
  };
}
