import { firstScreen } from '@/lib/first-screen';
import { DEFAULT_THEME, type ThemeId } from './themes';

/** Read by client/early/early.js before the first paint of the next visit. */
const EARLY_KEY = 'skein:early';

const isDark = (theme: ThemeId): boolean => theme !== 'pleroma-light';

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
export function applyTheme(theme: ThemeId): void {
  const root = document.documentElement;
  root.dataset['theme'] = theme;
  meta('color-scheme').content = isDark(theme) ? 'dark' : 'light';
  void tellBarColour();
  rememberEarly();
}

/** Keeps theme, language and direction for the first paint of the next visit. No storage: no early theme. */
export function rememberEarly(): void {
  const root = document.documentElement;
  try {
    const early = { theme: root.dataset['theme'] ?? DEFAULT_THEME, lang: root.lang, dir: root.dir };
    localStorage.setItem(EARLY_KEY, JSON.stringify(early));
  } catch {
    // Told once by the storage notice; the page itself is not affected.
  }
}
