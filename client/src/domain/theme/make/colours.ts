import {
  clampChroma,
  formatHex,
  interpolate,
  modeHsl,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode as registered,
  wcagContrast,
  wcagLuminance,
} from 'culori/fn';

const rgb = registered(modeRgb);
const hsl = registered(modeHsl);
const oklch = registered(modeOklch);
registered(modeOklab);
registered(modeLrgb);

/** `#rrggbb`. */
export type Hex = string;

const hexOf = (colour: Parameters<typeof formatHex>[0]): Hex => formatHex(colour) ?? '#000000';

/** WCAG contrast, from 1 to 21. */
export const contrast = (one: Hex, other: Hex): number => wcagContrast(one, other);

/** A background on which light text is read (static-files.md §3.4). */
export const isDark = (background: Hex): boolean => wcagLuminance(background) < 0.5;

/** Lightness of HSL changed by so many points of a hundred. */
export function lighter(colour: Hex, points: number): Hex {
  const parts = hsl(colour) ?? { mode: 'hsl' as const, h: 0, s: 0, l: 0 };
  return hexOf(rgb({ ...parts, l: Math.min(1, Math.max(0, parts.l + points / 100)) }));
}

/** So much of the other in the one, from 0 to 1. */
export const mix = (one: Hex, other: Hex, share: number): Hex =>
  hexOf(interpolate([one, other], 'oklab')(share));

/** The same with an other of twice its chroma, as themes.css tints: else it turns grey over a cool ground. */
export function tint(one: Hex, other: Hex, share: number): Hex {
  const strong = oklch(other);
  if (!strong) return one;
  return hexOf(interpolate([one, { ...strong, c: 2 * strong.c }], 'oklab')(share));
}

/** Of these the one that is read best on `background`; the first that is read well wins. */
export function legible(background: Hex, candidates: readonly Hex[], least: number): Hex {
  const good = candidates.find((candidate) => contrast(candidate, background) >= least);
  if (good !== undefined) return good;
  return ['#000000', '#ffffff'].reduce((best, one) =>
    contrast(one, background) > contrast(best, background) ? one : best,
  );
}

const STEPS = 200;

/**
 * The colour nearest to `colour`, of its hue, that reaches `least` on all of `backgrounds`; null when none does. Walks
 * in lightness both ways at once, so the first that is good is the nearest.
 */
export function nearestLegible(colour: Hex, backgrounds: readonly Hex[], least: number): Hex | null {
  const start = oklch(colour);
  if (!start) return null;
  const reaches = (candidate: Hex): boolean =>
    backgrounds.every((background) => contrast(candidate, background) >= least);
  if (reaches(colour)) return colour;
  for (let step = 1; step <= STEPS; step += 1)
    for (const way of [1, -1]) {
      const l = start.l + (way * step) / STEPS;
      if (l < 0 || l > 1) continue;
      const candidate = hexOf(clampChroma({ ...start, l }, 'oklch'));
      if (reaches(candidate)) return candidate;
    }
  return null;
}

/** Another lightness and at most so much chroma, of the same hue. */
export function shade(colour: Hex, lightness: number, mostChroma: number): Hex {
  const start = oklch(colour);
  if (!start) return colour;
  return hexOf(clampChroma({ ...start, l: lightness, c: Math.min(start.c, mostChroma) }, 'oklch'));
}

/** The same lightness and chroma turned to another hue, in degrees. */
export function turned(lightness: number, chroma: number, hue: number): Hex {
  return hexOf(clampChroma({ mode: 'oklch', l: lightness, c: chroma, h: hue }, 'oklch'));
}
