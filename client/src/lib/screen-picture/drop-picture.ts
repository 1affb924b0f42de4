/** Names of the browser's caches; sw/shell-cache.ts uses the same. */
export const PAGES = 'skein-pages';
/** The page for the addresses that a later visit begins with, with the picture of the last screen in it or without. */
export const SCREENS = 'skein-last-screen';
/** One page stands for all routes. */
export const PAGE = '/';

/** Forgets the picture of the last screen (lib/screen-picture/picture.ts): the page is kept as the server gave it. Never rejects. */
export async function dropPicture(): Promise<void> {
  try {
    const screens = await caches.open(SCREENS);
    for (const { url } of await screens.keys()) {
      await screens.delete(url);
      const plain = await caches.match(PAGE, { cacheName: PAGES });
      if (plain) await screens.put(url, plain);
    }
  } catch {
    // Plain http or a private window: there was none.
  }
}
