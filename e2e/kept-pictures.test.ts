import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { LONG } from './support/long';
import { fromTheCache, keptPictures } from './support/kept-pictures';
import { logOut, prefer } from './support/screen';
import { served } from './support/served';
import { visitAs, world, type Visit } from './support/world';

const place = world({ serviceWorker: true });

/** First frames that stand on a canvas; blurred stand-ins, which need no file, are 32 pixels wide. */
const drawn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('canvas')].filter((canvas) => {
        const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
        return canvas.width !== 32 && pixels.some((value) => value > 0);
      }).length,
  );

/** Used for a while, until what it showed is kept; then loaded again without network. */
async function reloadedOffline({ page, context }: Visit): Promise<void> {
  await served(page);
  // Somebody begins to use the page.
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => keptPictures(page), { timeout: 30_000 }).toBeGreaterThan(10);
  // What the browser itself still has says nothing.
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await context.setOffline(true);
  await page.reload({ waitUntil: 'commit' });
  await page.locator('#app article').first().waitFor();
}

// Three visits by a service worker; offline.test.ts has one picture of it in `npm test`, nothing-left.test.ts the sign-out.
test(
  'pictures that were shown are shown again after a reload without network, also those that stand still on a canvas, and are gone at sign-out',
  LONG,
  () =>
    visitAs(place, 'lin', {}, async (visit) => {
      const { page, context } = visit;
      await reloadedOffline(visit);
      await expect.poll(() => fromTheCache(page), { timeout: 15_000 }).toBeGreaterThan(5);
      await prefer(page, { stopGifs: true });
      await page.reload({ waitUntil: 'commit' });
      await expect.poll(() => drawn(page), { timeout: 15_000 }).toBeGreaterThan(5);
      await context.setOffline(false);
      await logOut(page);
      await expect.poll(() => keptPictures(page)).toBe(0);
    }),
);
