import type { BrowserContextOptions, Page } from '@playwright/test';
import { expect, test } from './support/test';
import { LONG, unlessOneOfAKind } from './support/long';
import { visitAs, world, type Visit } from './support/world';

const place = world();

declare global {
  var shifts: { value: number; sources: string[] }[];
}

const SIZES = [
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 900],
  [1440, 900],
] as const;

/** Notes every layout shift of the pages to come, with what moved from where to where. */
async function watch({ context }: Visit): Promise<void> {
  await context.addInitScript(() => {
    globalThis.shifts = [];
    const at = ({ x, y, width, height }: DOMRectReadOnly): string =>
      [x, y, width, height].map(Math.round).join(',');
    const nameOf = (node: Node | null): string =>
      node instanceof Element ? `${node.localName}.${node.className}` : (node?.textContent ?? '');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && 'sources' in entry && Array.isArray(entry.sources))
          globalThis.shifts.push({
            value: Number(entry.value),
            sources: entry.sources.map(
              ({ node, previousRect, currentRect }) =>
                `${nameOf(node)} ${at(previousRect)} -> ${at(currentRect)}`,
            ),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function homeIn(page: Page, wide: boolean): Promise<typeof shifts> {
  await page.goto(`${place.url}/main/friends`);
  await page.locator('#app').getByRole('main').getByRole('article').first().waitFor();
  if (wide) await page.locator('#app').getByRole('textbox', { name: 'Post text' }).waitFor();
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => globalThis.shifts);
}

async function holds(width: number, height: number, options: BrowserContextOptions): Promise<void> {
  const size = { viewport: { width, height } };
  await visitAs(place, 'ada', { ...size, ...options, path: null }, async (visit) => {
    await watch(visit);
    const { context, page } = visit;
    for (const tab of [page, await context.newPage()]) {
      const seen = await homeIn(tab, width > 800);
      const sum = seen.reduce((total, { value }) => total + value, 0);
      expect(sum, JSON.stringify(seen, null, 1)).toBeLessThan(0.005);
    }
  });
}

test.describe('nothing moves while home comes, on a first and on a later visit', () => {
  for (const [width, height] of SIZES) {
    const kept = width === 390 || width === 1440;
    test(`at ${width} x ${height}`, unlessOneOfAKind(kept), () => holds(width, height, {}));
  }
  // Colours take no room.
  test('in the dark', LONG, () => holds(1280, 900, { colorScheme: 'dark' }));
});
