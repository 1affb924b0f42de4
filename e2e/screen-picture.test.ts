import { expect, test } from './support/test';
import type { Page } from '@playwright/test';
import { visitAs, world, type Visit } from './support/world';

const place = world({ serviceWorker: true });

interface Seen {
  text: string;
  top: number;
  /** Where all posts and notifications begin, in the order of the page. */
  tops: readonly number[];
  /** Something of the app stood in the page already. */
  late: boolean;
  shown: boolean;
}
declare global {
  var picture: Seen | undefined;
}

/** Notes the picture's first post in the first frame that has it. */
const watch = async ({ context }: Visit): Promise<void> => {
  await context.addInitScript(() => {
    const look = (): void => {
      const article = document.querySelector('#last-screen article');
      if (article) {
        // Somebody is quicker than the app.
        if (!globalThis.picture)
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }));
        globalThis.picture ??= {
          text: article.textContent,
          top: article.getBoundingClientRect().top,
          tops: [...document.querySelectorAll('#last-screen article')].map((one) =>
            Math.round(one.getBoundingClientRect().top),
          ),
          late: document.getElementById('app')?.hasChildNodes() ?? false,
          shown: article.checkVisibility(),
        };
      } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
};

/** The page kept for the next visit has a picture in it. */
const isDrawn = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const screen = await caches.match('/main/friends', { cacheName: 'skein-last-screen' });
    return (await screen?.text())?.includes('<meta name="last-screen"') ?? false;
  });

/** The service worker is there, and so are the posts themselves, in IndexedDB. */
const isServed = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const posts = await new Promise<number>((resolve) => {
      const opening = indexedDB.open('skein');
      opening.addEventListener('error', () => resolve(0));
      opening.addEventListener('success', () => {
        const database = opening.result;
        const counting = database.transaction('screens').objectStore('screens').count();
        counting.addEventListener('success', () => {
          database.close();
          resolve(counting.result);
        });
      });
    });
    return posts > 0 && navigator.serviceWorker.controller !== null;
  });
async function kept(page: Page): Promise<void> {
  await expect.poll(() => isServed(page), { timeout: 20_000 }).toBe(true);
  await expect.poll(() => isDrawn(page), { timeout: 20_000 }).toBe(true);
}

/** Comes back in a new tab and waits for the app itself. */
async function comeBack({ context }: Visit): Promise<{ page: Page; seen: Seen | undefined }> {
  const page = await context.newPage();
  await page.goto(`${place.url}/main/friends`, { waitUntil: 'commit' });
  await page.locator('#app').getByRole('article').first().waitFor();
  await expect(page.locator('#last-screen')).toHaveCount(0);
  return { page, seen: await page.evaluate(() => globalThis.picture) };
}

test.describe('the picture of the last screen', () => {
  test('stands in the page before the app, where the app then puts the same, also offline, with room for all that stood there when the page was used, and whole icons', () =>
    visitAs(place, 'ada', {}, async (visit) => {
      const { page, context } = visit;
      // Whoever uses the page gets more parts, with style sheets of their own.
      await page.mouse.move(700, 400);
      await page.locator('button[title="Dismiss"]').first().waitFor({ state: 'attached' });
      await kept(page);
      const markup = (): Promise<string> =>
        page.evaluate(async () => {
          const screen = await caches.match('/main/friends', { cacheName: 'skein-last-screen' });
          return (await screen?.text()) ?? '';
        });
      await expect.poll(markup, { timeout: 20_000 }).toContain('title="Dismiss"');
      await expect.poll(() => markup()).toContain('<circle ');
      await watch(visit);
      const { page: again, seen: used } = await comeBack(visit);
      const inSight = (tops: readonly number[]): readonly number[] => tops.filter((top) => top < 880);
      const tops = (): Promise<number[]> =>
        again
          .getByRole('article')
          .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
      expect(inSight(used?.tops ?? []).length).toBeGreaterThan(5);
      await expect.poll(async () => inSight(await tops())).toEqual(inSight(used?.tops ?? []));
      await again.close();

      await context.setOffline(true);
      const { page: offline, seen } = await comeBack(visit);
      expect(seen).toMatchObject({ shown: true, late: false });
      const first = offline.getByRole('main').getByRole('article').first();
      // A minute may have passed.
      const timeless = (text: string | null | undefined): string | undefined =>
        text?.replace(/\d+[smh](?=@)/, '');
      await expect.poll(async () => timeless(await first.textContent())).toBe(timeless(seen?.text));
      await expect.poll(async () => (await first.boundingBox())?.y).toBeCloseTo(seen?.top ?? 0, 0);
      // The key that came before the app counts.
      await expect.poll(() => first.evaluate((post) => post === document.activeElement)).toBe(true);
      await context.setOffline(false);
    }));

  test('is not shown to another account or in another layout, and goes with the session', () =>
    visitAs(place, 'lin', {}, async (visit) => {
      const { page } = visit;
      await kept(page);
      await watch(visit);
      await page.close();
      const narrow = await visit.context.newPage();
      await narrow.setViewportSize({ width: 700, height: 800 });
      await narrow.goto(`${place.url}/main/friends`, { waitUntil: 'commit' });
      await narrow.getByRole('article').first().waitFor();
      await expect.poll(async () => (await narrow.evaluate(() => globalThis.picture))?.shown).not.toBe(true);
      await narrow.evaluate(() => {
        const value = JSON.parse(localStorage.getItem('skein:sessions') ?? '{}');
        localStorage.setItem('skein:sessions', JSON.stringify({ ...value, active: null }));
      });
      await narrow.close();
      const other = await visit.context.newPage();
      await other.goto(`${place.url}/main/friends`, { waitUntil: 'commit' });
      await other.getByRole('link', { name: 'Log in' }).first().waitFor();
      await expect.poll(async () => (await other.evaluate(() => globalThis.picture))?.shown).not.toBe(true);
      await expect.poll(() => isDrawn(other), { timeout: 20_000 }).toBe(false);
      // What is kept without a picture follows the server, too.
      await other.evaluate(async () => {
        const screens = await caches.open('skein-last-screen');
        const page = (await (await screens.match('/'))?.text()) ?? '';
        const headers = { 'content-type': 'text/html' };
        await screens.put('/', new Response(`${page}<!-- of yesterday -->`, { headers }));
      });
      await other.goto(`${place.url}/`);
      await other.getByRole('link', { name: 'Log in' }).first().waitFor();
      await other.mouse.move(600, 400);
      const isOld = (): Promise<boolean> =>
        other.evaluate(async () => {
          const kept = await caches.match('/', { cacheName: 'skein-last-screen' });
          return (await kept?.text())?.includes('of yesterday') ?? true;
        });
      await expect.poll(isOld, { timeout: 20_000 }).toBe(false);
    }));
});
