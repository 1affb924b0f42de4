import { expect, test } from './support/test';
import type { Locator, Page } from '@playwright/test';
import { PHONE, settled } from './support/browser';
import { LONG } from './support/long';
import { Person } from './support/person';
import { scrollUntil } from './support/screen';
import { visitAs, world } from './support/world';

const place = world();
let admin: Person;
test.beforeAll(async () => {
  admin = await Person.as(place.instance.url, 'admin');
});

/** More than two pages. */
async function postMany(words: string): Promise<void> {
  for (let n = 1; n <= 42; n += 1) await admin.post(`${words}, number ${n}.`);
}

const gapOf = (page: Page): Locator => page.getByRole('group', { name: /^Posts are missing here/ });
const gapNames = (page: Page): Promise<(string | null)[]> =>
  gapOf(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
const pill = (page: Page): Locator => page.locator('[data-shows-new]');
const toCatchUp = (page: Page): Locator =>
  page.locator('main').getByRole('link', { name: 'Catch up' }).first();
const streams = () => expect.poll(() => place.proxy.openSockets());

/** Shows what came, and finds the gap; tells its name. */
async function finds(page: Page): Promise<string> {
  await pill(page).click({ timeout: 40_000 });
  await scrollUntil(page, 300, async () => (await gapOf(page).count()) > 0);
  const [words = ''] = await gapNames(page);
  expect(words).toMatch(/^Posts are missing here: \d+ (?:second|minute|hour|day)s?, from .+ to /);
  return words ?? '';
}

/** Fills a page of a gap from below: what is read there does not move. */
async function fills(page: Page): Promise<void> {
  const words = await finds(page);
  const gap = gapOf(page);
  const row = page.locator('[data-row]').filter({ has: gap });
  const id = await row.locator('article').first().getAttribute('data-status-id');
  const post = page.locator(`main article[data-status-id="${id}"]`);
  await gap.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const before = await settled(page, async () => (await post.boundingBox())?.y ?? 0);
  await gap.getByRole('button', { name: 'Load on from below' }).click();
  await expect.poll(() => gapNames(page)).not.toContain(words);
  await expect.poll(async () => Math.abs(((await post.boundingBox())?.y ?? 0) - before)).toBeLessThan(2);
}

test.describe('what came while nothing was heard stands as a gap that says how long it is', () => {
  test('Home: the machine has slept, and its socket with it', () =>
    visitAs(place, 'ada', { path: null }, async ({ page, context }) => {
      await context.clock.install();
      await page.goto(`${place.url}/main/friends`);
      await page.getByRole('main').getByRole('article').first().waitFor();
      await streams().toBe(1);
      await page.mouse.move(300, 300);
      place.proxy.freezeSockets();
      await postMany('Missed asleep');
      await expect(toCatchUp(page)).toHaveCount(0);
      await context.clock.fastForward('02:00:00');
      await toCatchUp(page).waitFor({ timeout: 40_000 });
      await fills(page);
    }));

  // What is asked for once it is back is a gap: timeline-registry.test.ts; that it is asked for: streaming.test.ts.
  test('Home: the server was down', LONG, () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      await streams().toBe(1);
      const lift = place.proxy.down();
      await page
        .getByText(/^Connection lost/)
        .first()
        .waitFor();
      await postMany('Missed in vain');
      lift();
      await finds(page);
    }),
  );
});

test.describe('after an absence', () => {
  test('home leads to what came meanwhile, on a phone too', () =>
    visitAs(place, 'ada', { viewport: PHONE }, async ({ page, context }) => {
      // What is on the screen is kept a moment later.
      await expect
        .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
        .toContain('skein');
      await page.mouse.move(200, 300);
      await page.waitForLoadState('networkidle');
      await expect(toCatchUp(page)).toHaveCount(0);
      const later = await context.newPage();
      await page.close();
      await context.clock.install({ time: Date.now() + 5 * 3_600_000 });
      await later.goto(`${place.url}/main/friends`);
      await later.getByRole('main').getByRole('article').first().waitFor();
      await later.mouse.move(250, 350);
      await toCatchUp(later).click();
      await later.waitForURL('**/main/catch-up');
    }));
});
