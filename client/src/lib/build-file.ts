/** As in sw/shell-cache.ts, which cannot share a module with the page. */
const ASSETS = 'skein-assets';

const openCache = (): Promise<Cache | null> =>
  'caches' in globalThis ? caches.open(ASSETS).catch(() => null) : Promise.resolve(null);

/**
 * The text of a file of the build that is no script. The service worker fetches such files for nobody: those that this
 * reader uses are kept here, for use without network. Rejects when it cannot be had.
 */
export async function readBuildFile(url: string): Promise<string> {
  const cache = await openCache();
  const kept = await cache?.match(url);
  if (kept) return kept.text();
  const answer = await fetch(url);
  // Backends of this family answer unknown paths with the page itself.
  const isPage = answer.headers.get('content-type')?.includes('text/html') ?? false;
  if (!answer.ok || isPage) throw new Error(`${url} is not there`);
  await cache?.put(url, answer.clone()).catch(() => undefined);
  return answer.text();
}
