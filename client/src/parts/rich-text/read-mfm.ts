import type { MfmEffect } from './rich-node';

/** Names of S2 §5 and RICH-04; anything else is an ordinary span. */
const EFFECTS: ReadonlySet<string> = new Set(
  'bg blur bounce center fg flip font jelly jump position rainbow rotate scale shake sparkle spin tada twitch x2 x3 x4'.split(
    ' ',
  ),
);

/** Only letters, digits, dot and hyphen (S2 §9): such a value cannot leave the place it is put in. */
const SAFE_VALUE = /^[\p{L}\p{N}.-]{0,32}$/u;
const ARGUMENT = /^data-(?:mfm-)?([a-z]{1,16})$/;

/** `mfm-x2` (FEP-c16b) or `mfm _mfm_x2_` (legacy). */
function effectName(classes: string): string | null {
  for (const name of classes.split(/\s+/)) {
    const found = /^(?:mfm-|_mfm_)([a-z0-9]+?)_?$/.exec(name)?.[1];
    if (found !== undefined && EFFECTS.has(found)) return found;
  }
  return null;
}

/** The effect that a span asks for, with its safe arguments; null for an ordinary element. */
export function readMfm(element: Element): MfmEffect | null {
  const classes = element.getAttribute('class');
  if (classes === null || !classes.includes('mfm')) return null;
  const name = effectName(classes);
  if (name === null) return null;
  const args: Record<string, string> = {};
  for (const { name: attribute, value } of element.attributes) {
    const key = ARGUMENT.exec(attribute)?.[1];
    if (key !== undefined && SAFE_VALUE.test(value)) args[key] = value;
  }
  return { name, args };
}
