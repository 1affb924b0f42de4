import { PICTURES } from './drop-picture';
import { escapeMarkup } from './still-markup';

/**
 * What page, service worker (sw/last-screen.ts) and client/early/early.js agree on about the picture of the last
 * screen (docs/decisions/0008-the-last-screen-before-any-script.md).
 */
const KEY = '/last-screen';
const ID = 'last-screen';

/** For whom the picture may be shown; early.js compares. Holds no secret: any script of the site could read it. */
export interface PictureFor {
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
export const windowClass = (width: number): number => Number(width > 800) + Number(width > 1279);

/** Only where the browser grants it: never on plain http. */
const store = (): CacheStorage | null => ('caches' in globalThis ? caches : null);

export async function keepPicture({ paths, build, sheets, for: whom, markup }: Picture): Promise<void> {
  const head = `<meta name="${ID}" content="${escapeMarkup(JSON.stringify(whom))}">`;
  const body = `<div id="${ID}" aria-hidden="true">${markup}</div>`;
  const cache = await store()?.open(PICTURES);
  await cache?.put(KEY, new Response(JSON.stringify({ paths, build, sheets, head, body })));
}
