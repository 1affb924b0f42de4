import { parseJson } from './parse-json';

/** As in sw/shell-cache.ts, which cannot share a module with the page. */
const ASSETS = 'skein-assets';

const openCache = (): Promise<Cache | null> =>
  'caches' in globalThis ? caches.open(ASSETS).catch(() => null) : Promise.resolve(null);

/** `read` gives undefined for a text that is broken: it is never kept, and one that was kept is fetched anew. */
async function readAs<T>(url: string, read: (text: string) => T | undefined): Promise<T> {
  const cache = await openCache();
  const kept = await cache?.match(url);
  const known = kept && read(await kept.text());
  if (known !== undefined) return known;
  const answer = await fetch(url);
  // Backends of this family answer unknown paths with the page itself.
  const isPage = answer.headers.get('content-type')?.includes('text/html') ?? false;
  const found = answer.ok && !isPage ? read(await answer.clone().text()) : undefined;
  if (found === undefined) throw new Error(`${url} is not there`);
  await cache?.put(url, answer).catch(() => undefined);
  return found;
}

/**
 * The text of a file of the build that is no script. The service worker fetches such files for nobody: those that this
 * reader uses are kept here, for use without network. Rejects when it cannot be had.
 */
export const readBuildFile = (url: string): Promise<string> => readAs(url, (text) => text);

/** Like `readBuildFile`, its JSON. Rejects when it is broken, too. */
export const readBuildJson = (url: string): Promise<unknown> => readAs(url, parseJson);
