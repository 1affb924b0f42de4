import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';
import { axeFindings, DESKTOP, PHONE, settled } from './support/browser';
import { keepWeek } from './support/keep-week';
import { LONG } from './support/long';
import { Person } from './support/person';
import { postWith, scrollUntil, showPage, topOf } from './support/screen';
import { visit, visitAs, world } from './support/world';

const place = world();
const WEEK = '/main/catch-up?span=168';

test.beforeAll(async () => {
  const admin = await Person.as(place.instance.url, 'admin');
  const ada = await Person.as(place.instance.url, 'ada');
  await admin.post('The tide tables: https://tides.example/table?utm_source=x');
  const own = await ada.post('Who knows the tide tables?');
  await admin.reply(own.id, '@ada they are here: https://tides.example/table');
});

const main = (page: Page): Locator => page.getByRole('main');
const tab = (page: Page, name: string): Locator => main(page).getByRole('tab', { name });
const done = (page: Page): Locator => main(page).getByText(/^Everything since .* is here\.$/);
const titleMenu = (page: Page): Locator => main(page).getByRole('heading', { level: 1 }).getByRole('button');
const press = (page: Page, name: string | RegExp): Promise<void> =>
  main(page).getByRole('button', { name }).click();
const figure = (page: Page): Locator => main(page).getByText(/^[\d,]+ posts? by \d+ (?:person|people)$/);
const count = async (page: Page): Promise<number> =>
  Number(((await figure(page).textContent()) ?? '').replaceAll(',', '').split(' ')[0]);
const queryOf = (page: Page): URLSearchParams => new URL(page.url()).searchParams;

const asAda = (path: string, run: (page: Page) => Promise<void>, options = {}): Promise<void> =>
  visitAs(place, 'ada', { path, ...options }, ({ page }) => run(page));

const hoursAgo = async (page: Page, hours: number): Promise<void> => {
  const text = await page.evaluate((ago) => {
    const at = new Date(Date.now() - ago * 3_600_000);
    return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  }, hours);
  await main(page).getByLabel('Date and time').fill(text);
};
/** How long ago, in hours, the post was written that stands first below the headers. */
const firstInSight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll('main article[data-status-id]')].find(
      (each) => each.getBoundingClientRect().bottom > 140,
    );
    const time = seen?.querySelector('time')?.dateTime ?? '';
    return (Date.now() - Date.parse(time)) / 3_600_000;
  });

test('what was fetched stands there again after a reload, before the server is heard', () =>
  asAda('/main/catch-up?span=6', async (page) => {
    await done(page).waitFor();
    const before = await count(page);
    place.proxy.fault(/timelines\/home\?/, { is: 'hang' });
    await page.reload();
    // The hours go on: the oldest may have left them meanwhile.
    await expect.poll(() => count(page)).toBeGreaterThan(before - 5);
    await postWith(page, 'Who knows the tide tables?').waitFor();
  }));

// A week is fetched page by page. What is shown of it: catch-up-page.dom.test.tsx.
test(
  'a week is caught up with from the menu and by keys, way by way, read on the server, and asked for no more than once; home goes to a moment',
  LONG,
  () =>
    visitAs(place, 'lin', {}, async ({ page }) => {
      await titleMenu(page).click();
      await page.getByRole('menuitem', { name: 'Catch up' }).click();
      await main(page).getByRole('heading', { level: 1, name: 'Catch up' }).waitFor();
      await expect.poll(() => page.title()).toMatch(/^(?:\(\d+\) )?Catch up · /);
      await page.keyboard.type('gh');
      await page.waitForURL('**/main/friends');
      await page.keyboard.type('gc');
      await page.waitForURL('**/main/catch-up');
      await main(page).getByLabel('Since', { exact: true }).waitFor();
      await showPage(page, WEEK);
      await done(page).waitFor();
      const posts = await count(page);
      expect(posts).toBeGreaterThan(10);

      await tab(page, 'Posts').focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => queryOf(page).get('by')).toBe('people');
      const links = main(page).getByRole('link', { name: /^Show \d+ posts?$/ });
      const shown = Number(/\d+/.exec((await links.first().textContent()) ?? '')?.[0]);
      await links.first().click();
      const some = main(page).getByRole('feed', { name: /^Posts of / });
      await expect(some.getByRole('article')).toHaveCount(shown);
      await page.goBack();
      await links.first().waitFor();
      expect(queryOf(page).get('of')).toBeNull();
      await tab(page, 'People').focus();
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => queryOf(page).get('by')).toBe('posts');
      await main(page).getByRole('feed', { name: 'Posts' }).getByRole('article').first().waitFor();
      await page.keyboard.press('j');
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-posinset')))
        .toBe('1');
      expect(await axeFindings(page)).toEqual([]);

      // What is kept is not asked for again.
      place.proxy.requests();
      await page.reload();
      await done(page).waitFor();
      expect(await count(page)).toBe(posts);
      const asked = place.proxy.requests().filter((line) => line.includes('/timelines/home'));
      expect(asked.length).toBeLessThanOrEqual(4);

      await showPage(page, '/main/catch-up?moment=home');
      await hoursAgo(page, 60);
      await press(page, 'Go');
      await page.waitForURL('**/main/friends');
      await expect.poll(() => firstInSight(page)).toBeGreaterThan(50);
      expect(await firstInSight(page)).toBeLessThan(80);

      await showPage(page, WEEK);
      await done(page).waitFor();
      await page.setViewportSize(PHONE);
      await page.evaluate(() => void (document.documentElement.dir = 'rtl'));
      const x = async (one: Locator): Promise<number> => (await one.boundingBox())?.x ?? 0;
      expect(await x(tab(page, 'Posts'))).toBeGreaterThan(await x(tab(page, 'People')));
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over).toBeLessThanOrEqual(0);
      await press(page, 'Mark all as read');
      await main(page)
        .getByText(/^Read up to .*\.$/)
        .waitFor();
      await expect.poll(() => place.proxy.requests()).toContain('POST /api/v1/markers');
      await showPage(page, '/main/catch-up');
      await main(page).getByText('Nothing came in this time').waitFor();
    }),
);

test.describe('a moment', () => {
  for (const [name, path] of [
    ['Home', '/main/friends'],
    ['Known network', '/main/all'],
  ] as const) {
    test(
      `of ${name} is shown with newer posts above, older ones below and a gap that says how long it is`,
      LONG,
      () =>
        asAda(path, async (page) => {
          await titleMenu(page).click();
          await page.getByRole('menuitem', { name: 'Go to a moment' }).click();
          expect(
            await main(page)
              .getByLabel('Timeline', { exact: true })
              .evaluate((e: HTMLSelectElement) => e.selectedOptions[0]?.text),
          ).toBe(name);
          await hoursAgo(page, 60);
          await press(page, 'Go');
          await page.waitForURL(`**${path}`);
          await expect.poll(() => firstInSight(page)).toBeGreaterThan(50);
          expect(await firstInSight(page)).toBeLessThan(62);
          await scrollUntil(
            page,
            -400,
            async () =>
              (await main(page)
                .getByText(/^Posts are missing here: /)
                .count()) > 0,
          );
          const gap = page.getByRole('group', {
            name: /^Posts are missing here: \d+ (?:hours|days), from /,
          });
          const row = page.locator('[data-row]').filter({ has: gap });
          const below = row.locator('article').first();
          const id = await below.getAttribute('data-status-id');
          const post = page.locator(`main article[data-status-id="${id}"]`);
          // A press that had to bring its button into the window would move the page itself.
          await gap.evaluate((element) => element.scrollIntoView({ block: 'center' }));
          const before = await settled(page, async () => (await post.boundingBox())?.y ?? 0);
          await gap.getByRole('button', { name: 'Load on from below' }).click();
          await expect(
            page.locator('[data-row]').filter({ has: gap }).locator(`article[data-status-id="${id}"]`),
          ).toHaveCount(0);
          await expect
            .poll(async () => Math.abs(((await post.boundingBox())?.y ?? 0) - before))
            .toBeLessThan(2);
        }),
    );
  }

  test(
    'of a profile is reached from it, and shows its posts around it with a gap that fills',
    LONG,
    async () => {
      const mod = await Person.as(place.instance.url, 'mod');
      for (let n = 1; n <= 110; n += 1) await mod.post(`Written as number ${n}.`);
      await asAda('/main/friends', async (page) => {
        await showPage(page, '/mod');
        await postWith(page, 'Written as number 110.').waitFor();
        await main(page).getByRole('link', { name: 'Go to a moment' }).click();
        const chosen = main(page).getByLabel('Timeline', { exact: true });
        const named = await chosen.evaluate((e: HTMLSelectElement) => e.selectedOptions[0]?.text);
        expect(named).toMatch(/^Posts of /);
        await hoursAgo(page, 1);
        await press(page, 'Go');
        await page.waitForURL('**/users/*');
        await expect.poll(async () => await topOf(postWith(page, 'Written as number 1.'))).toBeLessThan(700);
        const gap = page.getByRole('group', { name: /^Posts are missing here/ });
        await scrollUntil(page, -400, async () => (await gap.count()) > 0);
        const missing = (): Promise<string[]> =>
          gap.evaluateAll((all) => all.map((one) => one.closest('[data-row]')?.textContent ?? ''));
        // A row that still moves takes the press away with it.
        await gap.evaluate((element) => element.scrollIntoView({ block: 'center' }));
        await settled(page, async () => (await gap.boundingBox())?.y ?? 0);
        const [before] = await missing();
        await gap.getByRole('button', { name: 'Load on from below' }).click();
        await expect.poll(missing).not.toContain(before);
      });
    },
  );

  test('is for visitors too', LONG, () =>
    visit(place, {}, async ({ page }) => {
      await page.goto(`${place.url}/main/catch-up?moment=local`);
      await hoursAgo(page, 60);
      await press(page, 'Go');
      await page.waitForURL('**/main/public');
      await expect.poll(() => firstInSight(page)).toBeGreaterThan(40);
    }),
  );
});

test.describe('a week of 5,000 posts', () => {
  test('opens from what is kept before the server is heard, with few rows and few requests', LONG, () =>
    asAda(WEEK, async (page) => {
      await done(page).waitFor();
      await keepWeek(page);
      await showPage(page, '/main/friends');
      await page.reload();
      await main(page).getByRole('article').first().waitFor();
      const lift = place.proxy.fault(/home\?/, { is: 'hang' });
      place.proxy.requests();
      const took = await page.evaluate(async () => {
        const start = performance.now();
        history.pushState({}, '', '/main/catch-up?span=168');
        for (;;) {
          await new Promise(requestAnimationFrame);
          const many = [...document.querySelectorAll('main p')].some((one) =>
            /^(?:4,9\d\d|5,\d\d\d) posts/.test(one.textContent ?? ''),
          );
          if (many && document.querySelector('main [role="feed"] article')) return performance.now() - start;
          if (performance.now() - start > 60_000) return Infinity;
        }
      });
      console.info(`a week of 5,000 posts was open after ${took.toFixed(0)} ms`);
      expect(took).toBeLessThan(Infinity);
      const asked = place.proxy.requests().filter((line) => line.includes('/timelines/home'));
      expect(asked.length).toBeLessThanOrEqual(1);
      await expect.poll(() => main(page).getByRole('article').count()).toBeLessThan(60);
      for (const way of ['People', 'Conversations', 'Links', 'Media']) {
        const start = Date.now();
        await tab(page, way).click();
        await main(page).getByRole('feed', { name: way }).waitFor();
        console.info(`${way}: ${Date.now() - start} ms`);
        await expect.poll(() => main(page).getByRole('article').count()).toBeLessThan(120);
      }
      lift();
    }),
  );
});

test.describe('the room', () => {
  const WAYS = ['posts', 'people', 'conversations', 'links', 'media', 'back'];
  const look = async (page: Page): Promise<string[]> => {
    const found: string[] = [];
    for (const way of WAYS) {
      await showPage(page, `${WEEK}&by=${way}`);
      await done(page).waitFor();
      found.push(...(await axeFindings(page)).map((line) => `${way}: ${line}`));
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) found.push(`${way}: ${over} px too wide`);
    }
    await showPage(page, '/main/catch-up?moment=home');
    await main(page).getByLabel('Date and time').waitFor();
    return [...found, ...(await axeFindings(page)).map((line) => `moment: ${line}`)];
  };

  for (const [name, options] of [
    ['dark on a desktop', { viewport: DESKTOP, colorScheme: 'dark' }],
    ['light on a phone', { viewport: PHONE, colorScheme: 'light' }],
  ] as const) {
    test(`has nothing that axe finds and nothing too wide, ${name}`, LONG, () =>
      asAda('/main/friends', async (page) => expect(await look(page)).toEqual([]), options),
    );
  }
});
