import { compactNumber, plainNumber } from './formatters';
import type { Translator } from './translator';

/** A count in little room: 999, 1.2k, 3M (design language §7). */
export const compactCount = (t: Translator, count: number): string =>
  // "1.2K" in English reads as a unit; the design writes it small.
  compactNumber(t.locale, count).replace(/K$/, 'k');

/** The whole number with its separators, for tooltips and names. */
export const fullCount = (t: Translator, count: number): string => plainNumber(t.locale, count);
