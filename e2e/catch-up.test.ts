import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';
import { axeFindings, DESKTOP, PHONE, settled } from './support/browser';
import type { Fault } from './support/fault-proxy';
import { keepWeek } from './support/keep-week';
import { Person } from './support/person';
import { postWith, scrollUntil, showPage, topOf } from './support/screen';
import { visit, visitAs, world } from './support/world';

const place = world();
const WEEK = '/main/catch-up?span=168';
const HOME = /^\/api\/v1\/timelines\/home\?/;

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

test.describe('catching up', () => {
  test('is reached from the menu of the timeline and by a key, and the key sheet names it', () =>
    asAda('/main/friends', async (page) => {
      await titleMenu(page).click();
      await page.getByRole('menuitem', { name: 'Catch up' }).click();
      await main(page).getByRole('heading', { level: 1, name: 'Catch up' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/main/catch-up');
      await expect.poll(() => page.title()).toMatch(/^(?:\(\d+\) )?Catch up · /);
      await page.keyboard.type('gh');
      await page.waitForURL('**/main/friends');
      await page.keyboard.type('?');
      await page.getByRole('dialog').getByRole('definition').getByText('Catch up', { exact: true }).waitFor();
      await page.getByRole('dialog').getByRole('link', { name: 'Catch up' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.keyboard.type('gc');
      await page.waitForURL('**/main/catch-up');
      await done(page).waitFor();
    }));

  test('says how much came, also as a table, and asks only for what is newer the next time', () =>
    asAda(WEEK, async (page) => {
      await done(page).waitFor();
      const posts = await count(page);
      expect(posts).toBeGreaterThan(500);
      await main(page).getByText('As a table').click();
      const cells = main(page).getByRole('table', { name: 'Posts by time' }).locator('td:nth-of-type(1)');
      const sum = (await cells.allTextContents()).reduce((all, text) => all + Number(text), 0);
      expect(sum).toBe(posts);
      place.proxy.requests();
      await page.reload();
      await done(page).waitFor();
      expect(await count(page)).toBe(posts);
      const asked = place.proxy.requests().filter((line) => line.includes('/timelines/home'));
      expect(asked.length).toBeLessThanOrEqual(4);
    }));

  test('has a row for each person, who wrote least first, and their posts behind it', () =>
    asAda(`${WEEK}&by=people`, async (page) => {
      await done(page).waitFor();
      const links = main(page).getByRole('link', { name: /^Show \d+ posts?$/ });
      await links.first().waitFor();
      const counts = (await links.allTextContents()).map((text) => Number(/\d+/.exec(text)?.[0]));
      expect(counts).toEqual(counts.toSorted((a, b) => a - b));
      await links.first().click();
      const posts = main(page).getByRole('feed', { name: /^Posts of / });
      await expect(posts.getByRole('article')).toHaveCount(counts[0] ?? NaN);
      await page.goBack();
      await links.first().waitFor();
      expect(queryOf(page).get('of')).toBeNull();
    }));

  test('has one row a conversation, mine first, that opens like any post', () =>
    asAda(`${WEEK}&by=conversations`, async (page) => {
      await done(page).waitFor();
      const first = main(page).getByRole('feed', { name: 'Conversations' }).locator('[data-row]').first();
      await first.getByText('With you').waitFor();
      await first.getByText('2 posts by 2 people').waitFor();
      await first.getByRole('article').locator('a:has(time)').first().click();
      await page.waitForURL('**/notice/*');
      await postWith(page, 'they are here').waitFor();
      await page.goBack();
      await first.getByText('With you').waitFor();
    }));

  test('counts a link once however it was shared, by people', () =>
    asAda(`${WEEK}&by=links`, async (page) => {
      await done(page).waitFor();
      const row = main(page).getByRole('article', { name: 'tides.example/table' });
      await scrollUntil(page, 600, async () => (await row.count()) > 0);
      await row.getByText('Shared by 1 person').waitFor();
      await row.getByRole('link', { name: 'Show 2 posts' }).click();
      await postWith(page, 'The tide tables').waitFor();
    }));

  test('shows media as a grid whose tiles lead to their posts', () =>
    asAda(`${WEEK}&by=media`, async (page) => {
      await done(page).waitFor();
      const tile = main(page).getByRole('feed', { name: 'Media' }).getByRole('link').first();
      await tile.click();
      await page.waitForURL('**/notice/*');
    }));

  test('filters and sorts in the way of the reader', () =>
    asAda(WEEK, async (page) => {
      await done(page).waitFor();
      await main(page).getByLabel('Order', { exact: true }).selectOption('Most favorites');
      const stars = main(page)
        .getByRole('feed', { name: 'Posts' })
        .getByRole('button', { name: /^Favorite/ });
      await stars.first().waitFor();
      const favourites = (await stars.allTextContents()).map(Number).slice(0, 5);
      expect(favourites[0]).toBeGreaterThan(0);
      expect(favourites).toEqual(favourites.toSorted((a, b) => b - a));
      await main(page).getByLabel('Show', { exact: true }).selectOption('Only originals, no repeats');
      await expect(main(page).getByText(/ repeated$/)).toHaveCount(0);
      await main(page).getByLabel('Show', { exact: true }).selectOption('By people with a bell');
      await main(page).getByText('Saltmarsh Sam').first().waitFor();
    }));

  test('goes by arrow keys from way to way, and by j and k through the posts', () =>
    asAda(WEEK, async (page) => {
      await done(page).waitFor();
      await tab(page, 'Posts').focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => queryOf(page).get('by')).toBe('people');
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => queryOf(page).get('by')).toBe('posts');
      await main(page).getByRole('feed', { name: 'Posts' }).getByRole('article').first().waitFor();
      await page.keyboard.press('j');
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-posinset')))
        .toBe('1');
    }));

  test('marks as read for this device and the server, and begins there the next time', () =>
    visitAs(place, 'lin', { path: WEEK }, async ({ page }) => {
      await done(page).waitFor();
      place.proxy.requests();
      await press(page, 'Mark all as read');
      await main(page)
        .getByText(/^Read up to .*\.$/)
        .waitFor();
      await expect.poll(() => place.proxy.requests()).toContain('POST /api/v1/markers');
      await showPage(page, '/main/catch-up');
      await main(page).getByText('Nothing came in this time').waitFor();
    }));

  test('that the server cannot be told of is kept by this device, and said', () =>
    visitAs(place, 'mod', { path: WEEK }, async ({ page }) => {
      await done(page).waitFor();
      place.proxy.fault('/api/v1/markers', { is: 'status', status: 500 });
      await press(page, 'Mark all as read');
      await main(page)
        .getByText(/This device keeps it; your server could not be told\.$/)
        .waitFor();
      await page.reload();
      await main(page)
        .getByText(/^Read up to /)
        .first()
        .waitFor();
    }));

  test('asks the server about people of whom nobody here knows, one question each, and says what it cannot know', () =>
    asAda(`${WEEK}&by=back`, async (page) => {
      await done(page).waitFor();
      await main(page).getByText('Your server keeps no list of this.').waitFor();
      place.proxy.requests();
      await press(page, 'Ask about 40 people');
      await main(page)
        .getByText(/^Of \d+ people nobody here knows/)
        .waitFor();
      const asked = place.proxy.requests().filter((line) => /\/accounts\/[^/]+\/statuses/.test(line));
      expect(asked).toHaveLength(40);
    }));
});

const FAULTS: readonly (readonly [name: string, fault: Fault])[] = [
  ['500', { is: 'status', status: 500 }],
  ['HTML', { is: 'html' }],
  ['half a JSON', { is: 'half' }],
  ['nothing', { is: 'nothing' }],
];

test.describe('when the server fails', () => {
  for (const [name, fault] of FAULTS) {
    test(`with ${name}, what is here stays and the rest comes at a press`, () =>
      visitAs(place, 'mod', {}, async ({ page }) => {
        const lift = place.proxy.fault(/^\/api\/v1\/timelines\/home\?.*max_id/, fault);
        await showPage(page, WEEK);
        await main(page)
          .getByText(/^Posts could not be loaded\. Everything is here back to /)
          .waitFor();
        expect(await count(page)).toBeGreaterThan(10);
        lift();
        await press(page, 'Try again');
        await done(page).waitFor();
        expect(await count(page)).toBeGreaterThan(40);
      }));
  }

  test('waits as long as it asks for patience, can be stopped then, and goes on', () =>
    visitAs(place, 'mod', {}, async ({ page }) => {
      const headers = { 'retry-after': '120' };
      place.proxy.fault(/home\?.*max_id/, { is: 'status', status: 429, headers }, 1);
      await showPage(page, WEEK);
      await main(page)
        .getByText(/^Your server asks for patience\. This goes on by itself at /)
        .waitFor();
      await press(page, 'Stop');
      await main(page)
        .getByText(/^Stopped\. Everything is here back to /)
        .waitFor();
      await press(page, 'Go on');
      await done(page).waitFor();
    }));

  test('goes on by itself after a short time', () =>
    visitAs(place, 'admin', {}, async ({ page }) => {
      const headers = { 'retry-after': '2' };
      place.proxy.fault(/home\?.*max_id/, { is: 'status', status: 429, headers }, 1);
      await showPage(page, WEEK);
      await done(page).waitFor();
    }));
});

test.describe('a moment', () => {
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

  for (const [name, path] of [
    ['Home', '/main/friends'],
    ['Known network', '/main/all'],
  ] as const) {
    test(`of ${name} is shown with newer posts above, older ones below and a gap that says how long it is`, () =>
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
      }));
  }

  test('of a profile is reached from it, and shows its posts around it with a gap that fills', async () => {
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
      const [before] = await missing();
      await gap.getByRole('button', { name: 'Load on from below' }).click();
      await expect.poll(missing).not.toContain(before);
    });
  });

  test('that is to come, or is no moment, says so', () =>
    asAda('/main/friends', async (page) => {
      await showPage(page, '/main/catch-up?moment=home');
      await hoursAgo(page, -30);
      await press(page, 'Go');
      await main(page).getByText('This is still to come.').waitFor();
      await main(page).getByLabel('Date and time').fill('');
      await press(page, 'Go');
      await main(page).getByText('Choose a date and a time.').waitFor();
    }));

  test('of bookmarks cannot be gone to, and says why', () =>
    asAda('/bookmarks', async (page) => {
      await showPage(page, '/main/catch-up?moment=bookmarks');
      await press(page, 'Go');
      await main(page).getByText('This list stands in the order in which you saved the posts').waitFor();
    }));

  test('is for visitors too; catching up is for members', () =>
    visit(place, {}, async ({ page }) => {
      await page.goto(`${place.url}/main/catch-up?moment=local`);
      await hoursAgo(page, 60);
      await press(page, 'Go');
      await page.waitForURL('**/main/public');
      await expect.poll(() => firstInSight(page)).toBeGreaterThan(40);
      await page.goto(`${place.url}/main/catch-up`);
      await main(page).getByText('Only who is logged in has a home timeline to catch up with.').waitFor();
    }));

  test('that fails leaves what was typed, and says what went wrong', () =>
    asAda('/main/friends', async (page) => {
      await showPage(page, '/main/catch-up?moment=home');
      place.proxy.fault(HOME, { is: 'status', status: 500 });
      await hoursAgo(page, 40);
      const typed = await main(page).getByLabel('Date and time').inputValue();
      await press(page, 'Go');
      await main(page)
        .getByText(/^It could not be loaded\./)
        .waitFor();
      await expect(main(page).getByLabel('Date and time')).toHaveValue(typed);
    }));
});

test.describe('a week of 5,000 posts', () => {
  test('opens from what is kept before the server is heard, with few rows and few requests', () =>
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
    }));
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
    test(`has nothing that axe finds and nothing too wide, ${name}`, () =>
      asAda('/main/friends', async (page) => expect(await look(page)).toEqual([]), options));
  }

  test('stands right to left', () =>
    asAda(
      WEEK,
      async (page) => {
        await done(page).waitFor();
        await page.evaluate(() => void (document.documentElement.dir = 'rtl'));
        const [first, last] = [tab(page, 'Posts'), tab(page, 'People')];
        const x = async (one: Locator): Promise<number> => (await one.boundingBox())?.x ?? 0;
        expect(await x(first)).toBeGreaterThan(await x(last));
        await first.focus();
        await page.keyboard.press('ArrowLeft');
        await expect.poll(() => queryOf(page).get('by')).toBe('people');
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(over).toBeLessThanOrEqual(0);
      },
      { viewport: PHONE },
    ));
});
