import { firstScreen } from '@/lib/first-screen/first-screen';
import type { ThemeStyle } from '@/lib/theme-style';
import { DEFAULT_THEME } from './themes';

/** Read by client/early/early.js before the first paint of the next visit. */
const EARLY_KEY = 'skein:early';

/** What holds while the system is dark and while it is light. */
export interface Look {
  night: ThemeStyle;
  day: ThemeStyle;
  /** Names what it was made from, so that it need not be made again. */
  of: string;
}

/** Preferences that style sheets read, as data attributes of the root; null removes one. */
export type Manner = Readonly<Record<string, string | null>>;

/** What the root of the page wears. */
let look: Look | null = null;
let manner: Manner = {};
/** A theme that is being made is on the page. */
let isPreviewed = false;

function meta(name: string): HTMLMetaElement {
  const found = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (found) return found;
  const made = document.createElement('meta');
  made.name = name;
  document.head.append(made);
  return made;
}

/** Reading a style makes the browser work all of them out: not before the first posts are painted. */
async function tellBarColour(): Promise<void> {
  await firstScreen.painted();
  const style = getComputedStyle(document.documentElement);
  meta('theme-color').content = style.getPropertyValue('--topBar').trim();
}

/** Puts a theme on the page and tells the browser's own parts (scroll bars, address bar) about it. */
function wear({ theme, dark, css }: ThemeStyle): void {
  const { dataset, style } = document.documentElement;
  dataset['theme'] = theme;
  for (const property of Array.from(style))
    if (property.startsWith('--') && !(property in css)) style.removeProperty(property);
  for (const [property, value] of Object.entries(css)) style.setProperty(property, value);
  const scheme = dark ? 'dark' : 'light';
  // Built-in themes say it in themes.css.
  if (theme === 'own') style.setProperty('color-scheme', scheme);
  else style.removeProperty('color-scheme');
  meta('color-scheme').content = scheme;
  void tellBarColour();
}

/** The page wears what is being made; null: what it wore before. Nothing is kept for the next visit. */
export function preview(style: ThemeStyle | null): void {
  const usual = matchMedia('(prefers-color-scheme: light)').matches ? look?.day : look?.night;
  const next = style ?? usual;
  isPreviewed = style !== null;
  if (next) wear(next);
}

/** Puts on what fits the system now, behind a theme that is being made, and keeps both for the next visit. */
export function applyLook(next: Look, prefersLight: boolean): void {
  look = next;
  if (!isPreviewed) wear(prefersLight ? next.day : next.night);
  rememberEarly();
}

/** Interface size in percent, and the rest by data attributes. */
export function applyManner(next: Manner, percent: number): void {
  const { dataset, style } = document.documentElement;
  for (const [name, value] of Object.entries(next)) {
    if (value === null) delete dataset[name];
    else dataset[name] = value;
  }
  if (percent === 100) style.removeProperty('font-size');
  else style.setProperty('font-size', `${percent}%`);
  const size = percent === 100 ? [] : [['size', String(percent)]];
  manner = Object.fromEntries([...Object.entries(next).filter(([, value]) => value !== null), ...size]);
  rememberEarly();
}

/** What the last visit looked like; null when nothing is known. */
export function rememberedOf(): string | null {
  try {
    const early: unknown = JSON.parse(localStorage.getItem(EARLY_KEY) ?? '');
    return typeof early === 'object' && early !== null && 'of' in early && typeof early.of === 'string'
      ? early.of
      : null;
  } catch {
    return null;
  }
}

const NONE: ThemeStyle = { theme: DEFAULT_THEME, dark: true, css: {} };

/** Keeps look, language and direction for the first paint of the next visit. No storage: no early theme. */
export function rememberEarly(): void {
  const root = document.documentElement;
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(EARLY_KEY) ?? '{}');
    const { night, day, of } = look ?? { night: NONE, day: NONE, of: '' };
    const worn = look ? { looks: [night, day], of } : {};
    const early = {
      ...(typeof kept === 'object' ? kept : {}),
      ...worn,
      data: manner,
      lang: root.lang,
      dir: root.dir,
    };
    localStorage.setItem(EARLY_KEY, JSON.stringify(early));
  } catch {
    // Told once by the storage notice; the page itself is not affected.
  }
}
