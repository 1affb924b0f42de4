import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Request } from 'playwright';
import { describe, expect, it } from 'vitest';
import { visit, visitAs, world } from './support/world';
import { signIn } from './support/browser';

const place = world();

/** The budget of a signed-in home timeline at 1440 px: kilobytes of brotli (11), and requests. */
const SCRIPT_KB = 150;
const STYLE_KB = 16;
const REQUESTS = 14;

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
}

const compressed = (body: Buffer): number =>
  brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  }).length;

/** Loads home with an empty cache and weighs everything that came until the page is at rest. */
async function load(page: Page): Promise<Load> {
  const bodies: Promise<void>[] = [];
  const found: Load = { scripts: new Map(), styles: new Map(), beforeFirstPost: [] };
  const asked: string[] = [];
  page.on('request', (request) => {
    if (counts(request)) asked.push(new URL(request.url()).pathname);
  });
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    const { pathname } = new URL(response.url());
    const table = kind === 'script' ? found.scripts : kind === 'stylesheet' ? found.styles : null;
    if (table) bodies.push(response.body().then((body) => void table.set(pathname, compressed(body))));
  });
  await page.clock.install();
  await page.goto(`${place.url}/main/friends`, { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('article').first().waitFor();
  found.beforeFirstPost = [...asked];
  await page.getByRole('region', { name: 'Notifications' }).getByRole('article').first().waitFor();
  await page.getByRole('textbox', { name: 'Post text' }).waitFor();
  // What comes by itself once the page has been quiet for a while would come now.
  await page.clock.fastForward(10_000);
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

describe('the first load of a signed-in home timeline', () => {
  it('keeps to the budget of scripts, styles and requests', () =>
    visitAs(place, 'ada', { path: '/about', serviceWorkers: 'block' }, async ({ context }) => {
      const page = await context.newPage();
      const { scripts, styles, beforeFirstPost } = await load(page);
      expect(scripts.size).toBeGreaterThan(0);
      expect(styles.size).toBeGreaterThan(0);
      expect([...scripts.keys()].toSorted()).toEqual((await named()).toSorted());
      expect(kilobytes(scripts), list(scripts)).toBeLessThanOrEqual(SCRIPT_KB);
      expect(kilobytes(styles), list(styles)).toBeLessThanOrEqual(STYLE_KB);
      expect(beforeFirstPost.length, beforeFirstPost.join('\n')).toBeLessThanOrEqual(REQUESTS);
    }));

  it('brings no web font', () =>
    visit(place, { serviceWorkers: 'block' }, async ({ page }) => {
      const fonts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'font') fonts.push(request.url());
      });
      await signIn(page, place.url);
      await page.waitForURL('**/main/friends');
      await page.getByRole('main').getByRole('article').first().waitFor();
      expect(fonts).toEqual([]);
    }));
});
