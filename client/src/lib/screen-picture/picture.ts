import { WIDEST } from '@/lib/breakpoints';
import { PAGE, PAGES, SCREENS } from './drop-picture';
import { escapeMarkup } from './still-markup';

/**
 * What page, service worker (sw/shell-cache.ts) and client/early/early.js agree on about the picture of the last
 * screen (docs/decisions/0009-the-last-screen-before-any-script.md).
 */
const ID = 'last-screen';
const EARLY = '<script src="/assets/early';
const APP = /<script type="module"[^>]*><\/script>/;
const HEAD_END = '</head>';
const PLACE = '<div id="app">';
/** Nothing is painted before the picture is whole: half of it would be styled and laid out twice. */
const WHOLE = '<link rel="expect" href="#app" blocking="render">';
/** They tell of the bytes that came. */
const OF_BYTES = ['content-length', 'content-encoding', 'etag', 'vary'];

/** For whom the picture may be shown; early.js compares. Holds no secret: any script of the site could read it. */
interface PictureFor {
  /** Key of the realm. */
  active: string;
  /** Layout class of the window, as `windowClass` tells. */
  window: number;
  lang: string;
  dir: string;
  /** Unix milliseconds. */
  at: number;
  /** Id of the first row and its distance from the window's top, in pixels. */
  first: readonly [id: string, top: number];
}

export interface Picture {
  /** Addresses that show it. */
  paths: readonly string[];
  /** Address of the script of the build that drew it: other builds have other class names. */
  build: string;
  /** Addresses of style sheets. */
  sheets: readonly string[];
  for: PictureFor;
  markup: string;
}

/** 0 up to 800 px, 1 up to 1279 px, else 2: between them the layout differs (NAV-16). */
export const windowClass = (width: number): number =>
  Number(width > WIDEST.phone) + Number(width > WIDEST.twoColumns);

/**
 * The page with the picture in it: before any script, and the app's own script left out for early.js to begin with.
 * Null when the page is of another build.
 */
export function dressed(page: string, { build, sheets, for: whom, markup }: Picture): string | null {
  if (!page.includes(`"${build}"`) || !page.includes(EARLY) || !page.includes(PLACE)) return null;
  const about = escapeMarkup(JSON.stringify({ ...whom, app: build }));
  // Fetched and compiled beside the picture, run behind it.
  const app = `<link rel="modulepreload" crossorigin href="${build}">`;
  // Last, as they came when they were first asked for.
  const late = sheets
    .filter((href) => !page.includes(href))
    .map((href) => `<link rel="stylesheet" crossorigin href="${href}">`);
  return page
    .replace(APP, '')
    .replace(EARLY, () => `<meta name="${ID}" content="${about}">${WHOLE}${EARLY}`)
    .replace(HEAD_END, () => app + late.join('') + HEAD_END)
    .replace(PLACE, () => `<div id="${ID}" aria-hidden="true">${markup}</div>${PLACE}`);
}

const isDressed = (page: string): boolean => page.includes(`<meta name="${ID}"`);

/**
 * Keeps the server's newest page for the next visit: one that begins at the kept page itself has not asked for it. A
 * page of another build is the service worker's business, which has its files.
 */
export async function keepNewestPage(build: string): Promise<void> {
  const answer = await fetch(PAGE).catch(() => null);
  const isPage = answer?.headers.get('content-type')?.includes('text/html') ?? false;
  if (!answer?.ok || !isPage || answer.redirected) return;
  const page = await answer.clone().text();
  await (await caches.open(PAGES)).put(PAGE, answer.clone());
  if (!page.includes(`"${build}"`)) return;
  const screens = await caches.open(SCREENS);
  for (const { url } of await screens.keys()) {
    const kept = await screens.match(url);
    if (kept && !isDressed(await kept.text())) await screens.put(url, answer.clone());
  }
}

/** Puts the picture into the page that is kept for its addresses. Rejects where the browser keeps nothing. */
export async function keepPicture(picture: Picture): Promise<void> {
  // Read anew each time: the service worker may have kept the page of a new build meanwhile.
  const page = await caches.match(PAGE, { cacheName: PAGES });
  const whole = page && dressed(await page.clone().text(), picture);
  if (!page || !whole) return;
  const headers = new Headers(page.headers);
  for (const name of OF_BYTES) headers.delete(name);
  const screens = await caches.open(SCREENS);
  for (const path of picture.paths) await screens.put(path, new Response(whole, { headers }));
}
