// Named here again, as in lib/screen-picture/drop-picture.ts: a module of both page and worker would become a file of its own, which
// a classic worker cannot import. e2e/screen-picture.test.ts holds them together.
export const ASSETS = 'skein-assets';
const PAGES = 'skein-pages';
/** The page as it is kept for the addresses that a later visit begins with: with a picture of the last screen in it. */
export const SCREENS = 'skein-last-screen';
/** One page stands for all routes: the app routes by itself. */
const PAGE_KEY = '/';
/** After this long the kept page is shown; the network's answer is kept for the next time. */
const PAGE_TIMEOUT_MS = 3000;

/** Fetches the files that are not kept yet; one that fails does not spoil the others. */
export async function keepAssets(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(ASSETS);
  const missing: string[] = [];
  for (const path of paths) if (!(await cache.match(path))) missing.push(path);
  await Promise.allSettled(missing.map((path) => cache.add(path)));
}

/** Drops files of builds that are gone. */
export async function forgetOldAssets(paths: readonly string[]): Promise<void> {
  const current = new Set(paths);
  const cache = await caches.open(ASSETS);
  for (const request of await cache.keys())
    if (!current.has(new URL(request.url).pathname)) await cache.delete(request);
}

/** A hashed file: kept ones answer at once, others are fetched and kept. */
export async function answerAsset(request: Request): Promise<Response> {
  const cache = await caches.open(ASSETS);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  // Backends of this family answer unknown paths with the page itself: never keep that as a script.
  const isPage = answer.headers.get('content-type')?.includes('text/html') ?? false;
  if (answer.ok && !isPage) await cache.put(request.url, answer.clone());
  return answer;
}

async function fetchPage(request: Request): Promise<Response> {
  const answer = await fetch(request);
  const isPage = answer.headers.get('content-type')?.includes('text/html') ?? false;
  if (answer.ok && isPage && !answer.redirected)
    await (await caches.open(PAGES)).put(PAGE_KEY, answer.clone());
  return answer;
}

/** The page that the first visit came with is out of reach: asked for again, so that the second is served from here. */
export const keepPage = async (): Promise<void> => {
  await fetchPage(new Request(PAGE_KEY)).catch(() => null);
};

const APP_SCRIPT = /\/assets\/index-[\w-]{7,}\.js/;

/** Where a later visit begins lies the kept page; one with a picture in it stays, unless it is of another build. */
export async function keepScreens(paths: readonly string[]): Promise<void> {
  const kept = await caches.match(PAGE_KEY, { cacheName: PAGES });
  const build = APP_SCRIPT.exec((await kept?.clone().text()) ?? '')?.[0];
  if (!kept || !build) return;
  const screens = await caches.open(SCREENS);
  for (const path of paths) {
    const screen = await screens.match(path);
    if (!(await screen?.text())?.includes(build)) await screens.put(path, kept.clone());
  }
}

const patience = (): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(null), PAGE_TIMEOUT_MS);
  });

const NAMED = /\/assets\/[^"]+?-[\w-]{7,}\.(?:js|css)/g;

/** True when all that the page loads is kept: it may be of a build whose files are gone. */
async function isWhole(page: string): Promise<boolean> {
  const named = page.match(NAMED) ?? [];
  const cache = await caches.open(ASSETS);
  const kept = await Promise.all(named.map((path) => cache.match(path)));
  return named.length > 0 && !kept.includes(undefined);
}

/**
 * A visit: the kept page at once when all its files are here too; the new one is kept for the next visit. Else
 * the network, and the kept page when that is slow or gone.
 */
export async function answerPage(
  request: Request,
  keepAlive: (work: Promise<unknown>) => void,
): Promise<Response> {
  const fresh = fetchPage(request);
  keepAlive(fresh.catch(() => null));
  const screen = await caches.match(request.url, { cacheName: SCREENS });
  const kept = screen ?? (await caches.match(PAGE_KEY, { cacheName: PAGES }));
  if (!kept) return fresh;
  if (await isWhole(await kept.clone().text())) return kept;
  const first = await Promise.race([fresh.catch(() => null), patience()]);
  return first ?? kept;
}

/** A visit of an address that may be the server's own: asked first, the kept page where there is no network. */
export const answerWithoutNetwork = (request: Request): Promise<Response> =>
  fetch(request).catch(async (thrown: unknown) => {
    const kept = await caches.match(PAGE_KEY, { cacheName: PAGES });
    if (!kept) throw thrown;
    return kept;
  });
