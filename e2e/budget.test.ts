import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { BrowserContext, Request } from '@playwright/test';
import { expect, test } from './support/test';
import { visitAs, world } from './support/world';
import { settled } from './support/browser';
import { DIST } from './support/places';

const place = world();

/** The budget of a signed-in home timeline at 1440 px: kilobytes of brotli (11), and requests. */
const SCRIPT_KB = 150;
const STYLE_KB = 16;
/** All scripts that are fetched with the first visit (scripts/size.mjs). */
const KEPT_KB = 350;
const REQUESTS = 14;
/** All that a page asks for by itself, pictures and answers of the API included; what the stream asks for again once. */
const ADDRESSES = 39;

/** Neither answers of the API nor pictures count; the page itself, scripts, styles and its other files do. */
const counts = (request: Request): boolean => {
  const { pathname } = new URL(request.url());
  const isData = /^\/(api|oauth|nodeinfo|\.well-known|proxy|media|emoji|static|instance)\//.test(pathname);
  return !isData && request.resourceType() !== 'image' && request.resourceType() !== 'websocket';
};

interface Load {
  scripts: Map<string, number>;
  styles: Map<string, number>;
  beforeFirstPost: string[];
  addresses: Set<string>;
  fonts: string[];
}

const compressed = (body: Buffer): number =>
  brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  }).length;

/** Loads home with an empty cache and weighs everything that came until the page is at rest. */
async function load(context: BrowserContext): Promise<Load> {
  const page = await context.newPage();
  const bodies: Promise<void>[] = [];
  const found: Load = {
    scripts: new Map(),
    styles: new Map(),
    beforeFirstPost: [],
    addresses: new Set(),
    fonts: [],
  };
  const asked: string[] = [];
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url());
    if (counts(request)) asked.push(pathname);
    if (request.resourceType() === 'font') found.fonts.push(pathname);
    if (protocol === 'http:') found.addresses.add(pathname);
  });
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    const { pathname } = new URL(response.url());
    const table = kind === 'script' ? found.scripts : kind === 'stylesheet' ? found.styles : null;
    if (table) bodies.push(response.body().then((body) => void table.set(pathname, compressed(body))));
  });
  await context.clock.install();
  await page.goto(`${place.url}/main/friends`, { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('article').first().waitFor();
  found.beforeFirstPost = [...asked];
  await page.getByRole('region', { name: 'Notifications' }).getByRole('article').first().waitFor();
  await page.getByRole('textbox', { name: 'Post text' }).waitFor();
  // What comes by itself once the page has been quiet for a while would come now.
  await context.clock.fastForward(10_000);
  await page.waitForLoadState('networkidle');
  await Promise.all(bodies);
  return found;
}

/** The scripts that the page names itself, as scripts/size.mjs weighs them. */
async function named(): Promise<readonly string[]> {
  const html = await (await fetch(place.url)).text();
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path);
}

const kilobytes = (table: ReadonlyMap<string, number>): number =>
  [...table.values()].reduce((sum, size) => sum + size, 0) / 1024;
const list = (table: ReadonlyMap<string, number>): string =>
  [...table].map(([name, size]) => `${size} ${name}`).join('\n');

test.describe('the first load of a signed-in home timeline', () => {
  test('keeps to the budget of scripts, styles and requests, and brings no web font', () =>
    visitAs(place, 'ada', { path: '/about' }, async ({ context }) => {
      const { scripts, styles, beforeFirstPost, addresses, fonts } = await load(context);
      expect(fonts).toEqual([]);
      expect(scripts.size).toBeGreaterThan(0);
      expect(styles.size).toBeGreaterThan(0);
      expect([...scripts.keys()].toSorted()).toEqual((await named()).toSorted());
      // Chromium compiles these two beside the main thread, if the comment stands before all else.
      const ahead = [...scripts.keys()].filter((path) => /\/(?:index|react)-/.test(path));
      expect(ahead).toHaveLength(2);
      for (const path of ahead)
        expect(readFileSync(join(DIST, path), 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
      expect(kilobytes(scripts), list(scripts)).toBeLessThanOrEqual(SCRIPT_KB);
      expect(kilobytes(styles), list(styles)).toBeLessThanOrEqual(STYLE_KB);
      expect(beforeFirstPost.length, beforeFirstPost.join('\n')).toBeLessThanOrEqual(REQUESTS);
      expect(addresses.size, [...addresses].join('\n')).toBeLessThanOrEqual(ADDRESSES);
    }));
});

test.describe('the first visit of a signed-in reader', () => {
  test('asks for the posts and for nothing else before they are there', () =>
    visitAs(place, 'ada', { path: '/about' }, async ({ context, page: before }) => {
      await before.evaluate(() => localStorage.removeItem('skein:early-call'));
      await before.close();
      const page = await context.newPage();
      await page.goto(`${place.url}/main/friends`);
      await page.getByRole('region', { name: 'Notifications' }).getByRole('article').first().waitFor();
      // By the clock of the page: what the browser tells of two requests need not come in their order.
      const calls = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry instanceof PerformanceResourceTiming)
          .map(({ name, startTime, responseEnd }) => ({
            path: new URL(name).pathname,
            startTime,
            responseEnd,
          }))
          .filter(({ path }) => path.startsWith('/api/'))
          .toSorted((a, b) => a.startTime - b.startTime),
      );
      const [first, second] = calls;
      expect(first?.path).toBe('/api/v1/timelines/home');
      // A server that is slow with it keeps the rest waiting for so long, from a moment before the call.
      expect(second?.startTime).toBeGreaterThanOrEqual(Math.min(first?.responseEnd ?? Infinity, 2500));
    }));

  test('has the worker keep scripts within the budget, and no words of other languages', () =>
    visitAs(place, 'ada', { serviceWorkers: 'allow' }, async ({ page }) => {
      const kept = (): Promise<readonly string[]> =>
        page.evaluate(async () => {
          const cache = await caches.open('skein-assets');
          return (await cache.keys()).map(({ url }) => new URL(url).pathname).toSorted();
        });
      const scripts = async (): Promise<readonly string[]> =>
        (await kept()).filter((path) => path.endsWith('.js'));
      // All but those of staff, of the door and others that not every reader has a use for.
      await expect.poll(async () => (await scripts()).length).toBeGreaterThan(8);
      const files = await settled(page, kept, 60);
      expect(files.filter((path) => /(?:language|words)-[^/]*\.json$/.test(path))).toEqual([]);
      const weight = files
        .filter((path) => path.endsWith('.js'))
        .reduce((sum, path) => sum + compressed(readFileSync(join(DIST, path))), 0);
      expect(weight / 1024).toBeGreaterThan(SCRIPT_KB);
      expect(weight / 1024).toBeLessThanOrEqual(KEPT_KB);
    }));
});
