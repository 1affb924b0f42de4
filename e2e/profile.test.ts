import { LONG } from './support/long';
import { expect, test } from './support/test';
import type { Locator, Page } from '@playwright/test';
import { axeFindings, PHONE, settled } from './support/browser';
import { Person } from './support/person';
import { numberOf, scrollUntil, showPage, untilLayersLeft } from './support/screen';
import { visit, visitAs, world } from './support/world';

const place = world();
let admin: Person;
let adminId = '';
test.beforeAll(async () => {
  admin = await Person.as(place.instance.url, 'admin');
  adminId = await admin.me();
});

const card = (page: Page): Locator => page.getByRole('region', { name: 'Harbour Office' });
const tab = (page: Page, name: RegExp): Locator => page.getByRole('tab', { name });
/** Who posts much, by name. */
const MIRELA = 'main article header a[href="/mirela"]';

/** Names of Mirela that stand in the window, none of them below the sticky header: reaching it would scroll. */
const namesInSight = (page: Page): Promise<number[]> =>
  page.locator(MIRELA).evaluateAll((links) =>
    links.flatMap((link, at) => {
      const { top, bottom } = link.getBoundingClientRect();
      return top > 150 && bottom < innerHeight - 50 ? [at] : [];
    }),
  );

const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

test.describe('a profile', () => {
  test('shows who it is, its tabs with their address, and keeps a private note to the last letter', () =>
    visitAs(place, 'ada', { path: '/admin' }, async ({ page }) => {
      await page.getByRole('heading', { level: 1, name: 'Harbour Office' }).waitFor();
      await expect.poll(() => page.title()).toMatch(/Harbour Office · Tidepool$/);
      await card(page).getByText('Admin', { exact: true }).waitFor();
      await card(page)
        .getByText(/^Joined /)
        .waitFor();
      await page.getByRole('main').getByRole('article').first().waitFor();
      for (const [name, hash] of [
        [/^Following/, '#followees'],
        [/^Followers/, '#followers'],
        [/^Media/, '#media'],
      ] as const) {
        await tab(page, name).click();
        await page.getByRole('tabpanel').getByRole('feed').or(page.getByText('No media yet')).waitFor();
        expect(new URL(page.url()).hash).toBe(hash);
        // The rows of people are the same in both; the posts: axe.test.ts.
        if (hash !== '#followees') expect.soft(await axeFindings(page), hash).toEqual([]);
      }
      const note = page.getByRole('textbox', { name: 'Private note' });
      await note.fill('Owes me a teapot lid');
      await note.press('End');
      await note.pressSequentially('!');
      await page.reload();
      await expect(note).toHaveValue('Owes me a teapot lid!');
      await expect(tab(page, /^Media/)).toHaveAttribute('aria-selected', 'true');
      await expect(tab(page, /^Favorites/)).toHaveCount(0);
    }));

  test('opened from far down a timeline needs no more code, begins at its top, fills the window, and is found again where the reader was', () =>
    visitAs(place, 'ada', { path: '/main/friends' }, async ({ page }) => {
      await scrollUntil(
        page,
        400,
        async () => (await scrolled(page)) > 1500 && (await namesInSight(page)).length > 0,
      );
      const [seen = 0] = await namesInSight(page);
      const name = page.locator(MIRELA).nth(seen);
      await name.hover();
      await page.getByRole('dialog', { name: 'Mirela' }).waitFor();
      await page.evaluate(() => performance.clearResourceTimings());
      await name.click();
      await page.getByRole('heading', { level: 1, name: 'Mirela' }).waitFor();
      const scripts = await page.evaluate(() =>
        performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
      );
      // What takes the picture of the last screen comes whenever the page is idle.
      expect(scripts.filter((name) => !name.includes('/picture-'))).toEqual([]);
      await page.getByRole('tab', { name: /^Posts/ }).waitFor();
      await expect.poll(() => scrolled(page)).toBe(0);
      const lowest = (): Promise<number> =>
        page.evaluate(() =>
          Math.max(
            0,
            ...[...document.querySelectorAll('[role="tabpanel"] article')].map(
              (article) => article.getBoundingClientRect().bottom - innerHeight,
            ),
          ),
        );
      await expect.poll(lowest, { message: 'before anybody scrolls' }).toBeGreaterThan(0);
      await scrollUntil(page, 300, async () => (await scrolled(page)) > 600);
      const left = await settled(page, () => scrolled(page));
      // Reaching a link of the sticky bar by mouse would scroll.
      await page
        .getByRole('banner')
        .getByRole('link', { name: 'Home', exact: true })
        .evaluate((link) => link instanceof HTMLElement && link.click());
      await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: 'Mirela' }).waitFor();
      await expect.poll(() => scrolled(page)).toBe(left);
    }));

  test('is searched for words, and coming back finds the results again', () =>
    visitAs(place, 'ada', { path: '/ada' }, async ({ page }) => {
      const main = page.getByRole('main');
      await main.getByRole('button', { name: 'Search in posts' }).click();
      const box = main.getByRole('searchbox', { name: 'Search in posts' });
      await box.fill('headlamps');
      await box.press('Enter');
      const found = main.getByRole('feed', { name: /headlamps/ }).getByRole('article');
      await expect(found).toHaveCount(1);
      expect.soft(await axeFindings(page)).toEqual([]);
      await found.locator('time').click();
      await page.waitForURL('**/notice/**');
      await page.goBack();
      await expect(found).toHaveCount(1);
      await box.press('Escape');
      await main.getByRole('checkbox', { name: 'With repeats' }).waitFor();
      expect(new URL(page.url()).search).toBe('');
      const opener = main.getByRole('button', { name: 'Search in posts' });
      await expect.poll(() => opener.evaluate((node) => node === document.activeElement)).toBe(true);
    }));
});

// Whenever its code comes, and while the page moves: client/src/features/peek/use-peek.dom.test.tsx.
test('a card shows who stands behind a name, by pointer and by key', async () => {
  await admin.post('A post with a name above it.');
  await visitAs(place, 'ada', { path: '/main/all' }, async ({ page }) => {
    const name = page
      .getByRole('main')
      .getByRole('article')
      .filter({ hasText: 'A post with a name above it.' })
      .getByRole('link', { name: 'Harbour Office' })
      .first();
    const dialog = page.getByRole('dialog', { name: 'Harbour Office' });
    await name.hover();
    await dialog.getByText('Runs Tidepool').waitFor();
    expect.soft(await axeFindings(page)).toEqual([]);
    await dialog.hover();
    await dialog.getByRole('button', { name: /Harbour Office$/ }).waitFor();
    await page.mouse.move(5, 400);
    await dialog.waitFor({ state: 'detached' });
    await name.focus();
    await page.keyboard.press('i');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => name.evaluate((link) => link === document.activeElement)).toBe(true);
  });
});

/** What is wider than the window, in pixels. */
const over = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('on a phone nothing stands out of a profile, a question of two lines keeps clear of its edges, and a finger that rests on a name shows who it is', () =>
  visitAs(place, 'ada', { path: `/users/${adminId}`, viewport: PHONE, hasTouch: true }, async ({ page }) => {
    await page.getByRole('feed').waitFor();
    for (const dir of ['rtl', 'ltr']) {
      await page.evaluate((way) => {
        document.documentElement.dir = way;
      }, dir);
      await expect.poll(() => over(page), { message: dir }).toBeLessThanOrEqual(0);
    }
    expect.soft(await axeFindings(page)).toEqual([]);

    await showPage(page, '/@hazel@hedgerow.example');
    await page.getByRole('heading', { level: 1, name: 'Hazel' }).waitFor();
    await page.getByRole('main').getByRole('button', { name: 'More actions' }).tap();
    await page.getByRole('menuitem', { name: 'Hide everything from hedgerow.example' }).tap();
    const title = page.getByRole('heading', { name: 'Hide everything from hedgerow.example?' });
    await page.getByText(/^You will see posts and hear of people there only if you follow/).waitFor();
    const { height, above, below } = await settled(page, () =>
      title.evaluate((element) => {
        const text = new Range();
        text.selectNodeContents(element);
        const { top, bottom, height } = text.getBoundingClientRect();
        const head = (element.parentElement ?? element).getBoundingClientRect();
        return { height, above: top - head.top, below: head.bottom - bottom };
      }),
    );
    expect(height).toBeGreaterThan(40);
    expect(above).toBeGreaterThanOrEqual(8);
    expect(below).toBeGreaterThanOrEqual(8);
    await page.keyboard.press('Escape');
    await title.waitFor({ state: 'detached' });
    await untilLayersLeft(page);

    await showPage(page, '/main/friends');
    const name = page.getByRole('main').getByRole('article').first().locator('header a').first();
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
    const box = await settled(page, () => name.boundingBox());
    const touchPoints = box ? [{ x: box.x + 10, y: box.y + box.height / 2 }] : [];
    const finger = await page.context().newCDPSession(page);
    const follow = page.getByRole('button', { name: /^(Follow|Following|Unfollow)/ });
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await follow.waitFor();
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(new URL(page.url()).pathname, 'it does not follow the link').toBe('/main/friends');
    await follow.tap();
    await page.keyboard.press('Escape');
  }));

test('a visitor who has an account elsewhere follows from there (PROF-07)', () =>
  visit(place, { colorScheme: 'light' }, async ({ page }) => {
    await page.goto(`${place.url}/admin`);
    await page.getByRole('feed').waitFor();
    const [other] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('button', { name: 'Remote follow' }).click(),
    ]);
    await other.getByRole('textbox', { name: 'Your address there' }).waitFor();
    await other.close();
    expect(await axeFindings(page)).toEqual([]);
  }));

test.describe('twenty thousand followers', () => {
  const TOTAL = 20_000;
  const STEP = 2500;

  test('have as few rows as ten, wherever the page is, and the way back ends where it began', LONG, () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const reader = await Person.as(place.url, 'ada');
      const sample = await reader.call('GET', `/api/v1/accounts/${adminId}`);
      const plain = typeof sample === 'object' ? sample : null;
      await page.route('**/api/v1/accounts/*/followers?*', async (route) => {
        const from = Number(new URL(route.request().url()).searchParams.get('max_id') ?? 900_000);
        const json = Array.from({ length: STEP }, (_, at) => {
          const id = String(from - at - 1);
          const pleroma = { relationship: { id, following: false, followed_by: true } };
          return {
            ...plain,
            id,
            acct: `one-${id}`,
            username: `one-${id}`,
            display_name: `One ${id}`,
            pleroma,
          };
        });
        const next = from - STEP;
        const link = `<${place.url}/api/v1/accounts/${adminId}/followers?max_id=${next}>; rel="next"`;
        await route.fulfill({ json, ...(next > 900_000 - TOTAL ? { headers: { link } } : {}) });
      });
      await page.goto(`${place.url}/admin#followers`);
      const rows = page.getByRole('tabpanel').getByRole('feed').getByRole('article');
      const size = (): Promise<number> => numberOf(rows, 'aria-setsize', 0);
      const more = page.getByRole('tabpanel').getByRole('button', { name: 'Load more' });
      for (let loaded = STEP; loaded < TOTAL; loaded += STEP) {
        await expect.poll(size).toBe(loaded);
        await more.evaluate((button: HTMLElement) => button.click());
      }
      await expect.poll(size).toBe(TOTAL);
      for (const share of [0.2, 0.5, 0.97]) {
        await page.evaluate((to) => scrollTo(0, to * document.documentElement.scrollHeight), share);
        await expect.poll(() => numberOf(rows, 'aria-posinset', -1)).toBeGreaterThan(TOTAL * share - 500);
        await expect.poll(() => rows.count()).toBeLessThan(60);
      }
      const inSight = rows.nth(Math.floor((await rows.count()) / 2));
      const seen = page.locator(`[aria-posinset="${await inSight.getAttribute('aria-posinset')}"]`);
      const topOf = (row: Locator): Promise<number> =>
        row.evaluate((element) => Math.round(element.getBoundingClientRect().top));
      const top = await settled(page, () => topOf(seen));
      const home = page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Home', exact: true });
      await home.evaluate((link: HTMLElement) => link.click());
      await page.waitForURL('**/main/friends');
      await page.goBack();
      await expect.poll(() => topOf(seen)).toBe(top);
      await expect.poll(() => rows.count()).toBeLessThan(60);
    }),
  );
});
