import type { ThemeSource } from '@/domain/theme/theme-source';
import { contrast, isDark, legible, nearestLegible, shade, turned, type Hex } from './colours';
import { effectiveColours, PAIRS, READABLE, type PairSlot } from './effective-colours';

/** How well one colour is read on another. */
export interface Figure {
  text: PairSlot;
  background: PairSlot;
  ratio: number;
  good: boolean;
}

/** Of each pair of text and ground of the theme. */
export function figures(source: ThemeSource): readonly Figure[] {
  const all = effectiveColours(source);
  return PAIRS.map(([text, background]) => {
    const ratio = contrast(all[text], all[background]);
    return { text, background, ratio, good: ratio >= READABLE };
  });
}

const TURNS = 4;

/** The text of a pair in the nearest colour that is read well on all grounds it is measured on. */
export function fixed(source: ThemeSource, slot: PairSlot): ThemeSource {
  let next = source;
  // Some grounds are made of the text's own colour and move with it.
  for (let turn = 0; turn < TURNS; turn += 1) {
    const all = effectiveColours(next);
    const grounds = PAIRS.filter(([text]) => text === slot).map(([, ground]) => all[ground]);
    if (turn > 0 && grounds.every((ground) => contrast(all[slot], ground) >= READABLE)) break;
    const colour =
      nearestLegible(all[slot], grounds, READABLE) ?? legible(grounds[0] ?? all.bg, [], READABLE);
    next = { ...next, colors: { ...next.colors, [slot]: colour } };
  }
  return next;
}

/** Degrees of hue that people read as these. */
const HUES = { cRed: 25, cOrange: 75, cGreen: 155, cBlue: 250 } as const;

/** A whole theme from the colour of what stands out, and of the ground where that is chosen too. */
export function derived(name: string, accent: Hex, ground: { dark: boolean } | { bg: Hex }): ThemeSource {
  const bg =
    'bg' in ground ? ground.bg : shade(accent, ground.dark ? 0.21 : 0.985, ground.dark ? 0.02 : 0.008);
  const dark = isDark(bg);
  const readable = (colour: Hex): Hex => nearestLegible(colour, [bg], READABLE) ?? colour;
  const signs = Object.fromEntries(
    Object.entries(HUES).map(([slot, hue]) => [slot, readable(turned(dark ? 0.76 : 0.5, 0.13, hue))]),
  );
  const colors = {
    bg,
    wallpaper: shade(bg, dark ? 0.17 : 0.955, 0.02),
    fg: shade(bg, dark ? 0.3 : 0.92, 0.025),
    text: readable(shade(bg, dark ? 0.93 : 0.25, 0.012)),
    accent: readable(accent),
    link: readable(accent),
    ...signs,
  };
  const theme = { name, colors, opacity: {}, radii: {}, fonts: {}, shadows: {} };
  return readIn(readIn(theme, 'accent'), 'link');
}

const readIn = (theme: ThemeSource, slot: PairSlot): ThemeSource =>
  figures(theme).some(({ text, good }) => text === slot && !good) ? fixed(theme, slot) : theme;
