import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { DIST } from './support/places';
import { openWindow, showPage } from './support/screen';
import { visit, visitAs, world } from './support/world';

const place = world({ serviceWorker: true });

const UPDATED = 'There is a new version of Skein';
const mark = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.setAttribute('data-old-tab', ''));
/** The page that was marked is still the same. */
const isOld = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.hasAttribute('data-old-tab')).catch(() => true);

/** From now on the server has another Skein: its page names another file, and asks for the old ones get HTML. */
function upgrade(): void {
  const body = readFileSync(join(DIST, 'index.html'), 'utf8').replaceAll(
    /\/index-[\w-]+\.js/g,
    '/index-newnewne.js',
  );
  place.proxy.fault(/^\/$/, { is: 'status', status: 200, body, headers: { 'content-type': 'text/html' } });
  place.proxy.fault(/^\/assets\/.*\.js/, { is: 'html' });
}

/** The browser meets a newer service worker, and keeps it waiting behind the one that serves the page. */
async function meets(page: Page, build: string): Promise<void> {
  const body = `${readFileSync(join(DIST, 'sw-pleroma.js'), 'utf8')}\n// ${build}`;
  const headers = { 'content-type': 'text/javascript' };
  const lift = place.proxy.fault(/^\/sw-pleroma\.js/, { is: 'status', status: 200, body, headers });
  const before = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    Reflect.set(window, 'waitedFor', registration?.waiting ?? null);
    await registration?.update();
    return true;
  });
  expect(before).toBe(true);
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const waiting = (await navigator.serviceWorker.getRegistration())?.waiting ?? null;
          return waiting !== null && waiting !== Reflect.get(window, 'waitedFor');
        }),
      { timeout: 20_000 },
    )
    .toBe(true);
  lift();
}

/** Of files of their own, and of one that several share. */
const SCREENS: readonly (readonly [path: string, heading: string | RegExp])[] = [
  ['/main/public', /./],
  ['/lin', /Lin/],
  ['/search', 'Search'],
  ['/lists/new', 'New list'],
  ['/announcements', 'Announcements'],
  ['/users/mod/dms?by=people', /./],
  ['/about', /./],
];

test.describe('a new build on the server', () => {
  test('an old tab that asks for a file that is gone says so, and reloads when nothing is being written', () =>
    visitAs(place, 'ada', { serviceWorkers: 'block' }, async ({ page, complaints }) => {
      const text = page.getByRole('textbox', { name: 'Post text' });
      await text.click();
      await text.fill('kiln ribs');
      // What tells of it is here, as a little after every first touch.
      await page.waitForLoadState('networkidle');
      await mark(page);
      upgrade();
      await page.getByRole('link', { name: 'Lists' }).first().click();
      await page.getByText(UPDATED).waitFor();
      await expect.poll(() => isOld(page)).toBe(true);
      await expect(text).toHaveValue('kiln ribs');
      await text.fill('');
      await page.getByRole('link', { name: 'Announcements' }).first().click();
      await expect.poll(() => isOld(page)).toBe(false);
      complaints.list.length = 0;
    }));

  test('is told when the browser has it, and taken when nobody looks', () =>
    visitAs(place, 'ada', {}, async ({ page, complaints }) => {
      await expect
        .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 20_000 })
        .toBe(true);
      await page.mouse.move(600, 400);
      await page.getByRole('link', { name: 'Home' }).first().waitFor();
      await mark(page);
      const body = `${readFileSync(join(DIST, 'sw-pleroma.js'), 'utf8')}\n// newer`;
      const headers = { 'content-type': 'text/javascript' };
      place.proxy.fault(/^\/sw-pleroma\.js/, { is: 'status', status: 200, body, headers });
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      await page.getByText(UPDATED).waitFor();
      await expect.poll(() => isOld(page)).toBe(true);
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await expect.poll(() => isOld(page)).toBe(false);
      await expect
        .poll(() =>
          page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null),
        )
        .toBe(null);
      complaints.list.length = 0;
    }));

  test('a page that stays open over three of them still opens its screens, though none of its files is there any more', () =>
    visitAs(place, 'mod', {}, async ({ page, context, complaints }) => {
      await expect
        .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 20_000 })
        .toBe(true);
      await page.close();
      const open = await context.newPage();
      await context.clock.install();
      await open.goto(`${place.url}/main/friends`);
      await open.getByRole('main').getByRole('article').first().waitFor();
      await open.mouse.move(600, 400);
      // Somebody begins to use it: what watches for new builds is here.
      await open.getByRole('link', { name: 'Home' }).first().hover();
      await open.waitForLoadState('networkidle');
      await context.clock.fastForward(310_000);
      const scripts = readdirSync(join(DIST, 'assets')).filter(
        (name) => name.endsWith('.js') && !name.startsWith('pseudo-'),
      );
      await expect
        .poll(() =>
          open.evaluate(async () => {
            const kept = await (await caches.open('skein-assets')).keys();
            return kept.filter(({ url }) => url.endsWith('.js')).length;
          }),
        )
        .toBeGreaterThanOrEqual(scripts.length);
      await mark(open);
      upgrade();
      for (const build of ['one', 'two', 'three']) await meets(open, build);
      for (const [path, heading] of SCREENS) {
        await showPage(open, path);
        await open.locator('main').getByRole('heading', { name: heading }).first().waitFor();
      }
      for (const path of ['/settings/security', '/moderation']) {
        await openWindow(open, path);
        await open.keyboard.press('Escape');
      }
      expect(await isOld(open)).toBe(true);
      complaints.list.length = 0;
    }));

  test('a page whose scripts do not come has a sentence and a way to reload', () =>
    visit(place, { serviceWorkers: 'block' }, async ({ page, complaints }) => {
      place.proxy.fault(/^\/assets\/.*\.js/, { is: 'html' });
      await page.goto(`${place.url}/main/all`);
      await expect(page.getByText('Skein has not started')).toBeHidden();
      // It waits for what may only be slow, by its style alone: no script is there.
      await page.evaluate(() => document.getAnimations().forEach((waiting) => waiting.finish()));
      await page.getByText('Skein has not started').waitFor();
      place.proxy.liftAll();
      await page.getByRole('link', { name: 'Reload' }).click();
      await page.getByRole('article').first().waitFor();
      await expect(page.getByText('Skein has not started')).toBeHidden();
      complaints.list.length = 0;
    }));
});
