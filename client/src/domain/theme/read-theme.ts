import { nestsDeeperThan } from '@/lib/nesting';
import { parseJson } from '@/lib/parse-json';
import { DEFAULT_OPACITY, type Shadow, type ThemeSource } from './theme-source';

/** Characters of a theme file; the largest found in the wild have 20,000. */
const LONGEST_FILE = 300_000;
const DEEPEST = 8;
/** Engines before have other names for some colours. */
const ENGINE = 3;
const LONGEST_NAME = 80;
const MOST_SLOTS = 300;
const MOST_LAYERS = 12;
const MOST_PIXELS = 200;

type Fields = Readonly<Record<string, unknown>>;

export type ThemeAnswer =
  /** `older`: made for another engine; names were carried over. */
  { is: 'read'; theme: ThemeSource; older: boolean } | { is: 'refused'; why: 'theme_invalid' };

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

/** Other clients write numbers as text, too. */
function numberIn(value: unknown, least: number, most: number): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return null;
  return Math.min(most, Math.max(least, number));
}

const twoDigits = (value: unknown): string =>
  Math.round(numberIn(value, 0, 255) ?? 0)
    .toString(16)
    .padStart(2, '0');

/** A colour as themes write it; null for anything else, whatever CSS would make of it. */
export function themeColour(value: unknown): string | null {
  if (isFields(value) && ['r', 'g', 'b'].every((part) => numberIn(value[part], 0, 255) !== null))
    return `#${twoDigits(value['r'])}${twoDigits(value['g'])}${twoDigits(value['b'])}`;
  if (typeof value !== 'string') return null;
  const text = value.trim();
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text);
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`.toLowerCase();
  if (/^#[0-9a-f]{6}$/i.test(text) || text === 'transparent') return text.toLowerCase();
  // With an alpha of its own, which other slots of a file say apart.
  if (/^#[0-9a-f]{8}$/i.test(text))
    return text.endsWith('00') ? 'transparent' : text.slice(0, 7).toLowerCase();
  return /^--[a-z]\w{0,40}(\s*,\s*-?\d{1,3}(\.\d{1,4})?)?$/i.test(text) ? text.replaceAll(/\s/g, '') : null;
}

/** A list of font names without anything else that CSS knows; null when nothing is left. */
export function themeFont(value: unknown): string | null {
  const family = isFields(value) ? value['family'] : value;
  if (typeof family !== 'string' || family.length > 300) return null;
  const names = family
    .split(',')
    .map((name) => name.trim().replaceAll(/^["']|["']$/g, ''))
    .filter((name) => /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,60}$/u.test(name));
  return names.length === 0 ? null : names.join(', ');
}

function shadowIn(value: unknown): Shadow | null {
  const from = fieldsOf(value);
  const color = themeColour(from['color'] ?? '#000000');
  if (color === null || !isFields(value)) return null;
  const pixels = (name: string): number => numberIn(from[name], -MOST_PIXELS, MOST_PIXELS) ?? 0;
  return {
    x: pixels('x'),
    y: pixels('y'),
    blur: Math.max(0, pixels('blur')),
    spread: pixels('spread'),
    inset: from['inset'] === true,
    color,
    alpha: numberIn(from['alpha'], 0, 1) ?? 1,
  };
}

const shadowsIn = (value: unknown): readonly Shadow[] | null =>
  Array.isArray(value)
    ? value.slice(0, MOST_LAYERS).flatMap((layer: unknown) => shadowIn(layer) ?? [])
    : null;

/** The entries that `read` understands, under names that may be part of a custom property. */
function slots<T>(value: unknown, read: (one: unknown) => T | null): Readonly<Record<string, T>> {
  const known: [string, T][] = [];
  for (const [name, given] of Object.entries(fieldsOf(value)).slice(0, MOST_SLOTS)) {
    const one = /^[a-z]\w{0,40}$/i.test(name) ? read(given) : null;
    if (one !== null) known.push([name, one]);
  }
  return Object.fromEntries(known);
}

/** The oldest files call the colour of text `fg`, and that of controls `btn`. */
function newNames(colors: Fields): Fields {
  const renamed: Fields =
    'text' in colors || !('fg' in colors)
      ? colors
      : { ...colors, text: colors['fg'], fg: colors['btn'] ?? colors['bg'] };
  return {
    ...('lightBg' in renamed ? { highlight: renamed['lightBg'] } : {}),
    ...('btnText' in renamed ? { btnPanelText: renamed['btnText'], btnTopBarText: renamed['btnText'] } : {}),
    ...renamed,
  };
}

/** `btnRadius` and its like stand flat in the oldest files. */
const flatRadii = (half: Fields): Fields =>
  Object.fromEntries(
    Object.entries(half).flatMap(([name, value]) => {
      const slot = /^(\w+)Radius$/.exec(name)?.[1];
      return slot === undefined ? [] : [[slot, value]];
    }),
  );

const USUAL_OPACITY: ThemeSource['opacity'] = DEFAULT_OPACITY;

/** Older engines drew a shadow in the colour of a slot as strong as that slot, whatever it said. */
const olderShadow =
  (opacity: ThemeSource['opacity']) =>
  (shadow: Shadow): Shadow => {
    const slot = /^--(\w+)/.exec(shadow.color)?.[1];
    return slot === undefined ? shadow : { ...shadow, alpha: opacity[slot] ?? USUAL_OPACITY[slot] ?? 1 };
  };

const nameIn = (value: unknown, fallback: string): string =>
  (typeof value === 'string' ? value.replaceAll(/\p{C}/gu, '').trim().slice(0, LONGEST_NAME) : '') ||
  fallback;

function fromHalf(half: Fields, name: string, older: boolean): ThemeAnswer {
  const given = fieldsOf(half['colors']);
  const colors = slots(older ? newNames(given) : given, themeColour);
  if (colors['bg'] === undefined || !(colors['bg'] ?? '').startsWith('#'))
    return { is: 'refused', why: 'theme_invalid' };
  const opacity = slots(half['opacity'], (value) => numberIn(value, 0, 1));
  const shadows = (value: unknown): readonly Shadow[] | null => {
    const layers = shadowsIn(value);
    return older ? (layers?.map(olderShadow(opacity)) ?? null) : layers;
  };
  return {
    is: 'read',
    older,
    theme: {
      name,
      colors,
      opacity,
      radii: slots({ ...flatRadii(half), ...fieldsOf(half['radii']) }, (value) => numberIn(value, 0, 100)),
      fonts: slots(half['fonts'], themeFont),
      shadows: slots(half['shadows'], shadows),
    },
  };
}

const SHORT_SLOTS = ['bg', 'fg', 'text', 'link', 'cRed', 'cGreen', 'cBlue', 'cOrange'] as const;

/** A theme of a list: the short form, an object of colours, or the content of a theme file. Changes nothing. */
export function readTheme(input: unknown, fallbackName: string): ThemeAnswer {
  if (nestsDeeperThan(input, DEEPEST)) return { is: 'refused', why: 'theme_invalid' };
  if (Array.isArray(input)) {
    const [name, ...colours]: unknown[] = input;
    const colors = Object.fromEntries(SHORT_SLOTS.map((slot, at) => [slot, colours[at]]));
    return fromHalf({ colors }, nameIn(name, fallbackName), false);
  }
  const file = fieldsOf(input);
  const name = nameIn(file['name'], fallbackName);
  if (typeof file['_pleroma_theme_version'] !== 'number') return fromHalf({ colors: file }, name, false);
  const source = fieldsOf(file['source']);
  const snapshot = fieldsOf(file['theme']);
  const current = source['themeEngineVersion'] === ENGINE;
  const half = current ? source : isFields(file['theme']) ? snapshot : source;
  return fromHalf(half, name, !current && half['themeEngineVersion'] !== ENGINE);
}

/** The text of a theme file. */
export function readThemeFile(text: string, fallbackName: string): ThemeAnswer {
  if (text.length > LONGEST_FILE) return { is: 'refused', why: 'theme_invalid' };
  return readTheme(parseJson(text), fallbackName);
}

/** The text of a file that Akkoma-FE and Pleroma-FE read, too. */
export function writeThemeFile({ name, ...source }: ThemeSource): string {
  const half = { themeEngineVersion: ENGINE, ...source };
  const fonts = Object.fromEntries(Object.entries(source.fonts).map(([slot, family]) => [slot, { family }]));
  return JSON.stringify(
    { _pleroma_theme_version: 2, name, source: { ...half, fonts }, theme: { ...half, fonts } },
    null,
    2,
  );
}
