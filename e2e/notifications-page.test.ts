import type { Page } from '@playwright/test';
import { LONG } from './support/long';
import { expect, test } from './support/test';
import { atRest, axeFindings, PHONE, settled } from './support/browser';
import { Person } from './support/person';
import { visitAs, world } from './support/world';

const place = world();
let ada: Person;
let others: readonly Person[];
test.beforeAll(async () => {
  ada = await Person.as(place.instance.url, 'ada');
  others = await Promise.all(['admin', 'mod', 'lin'].map((name) => Person.as(place.instance.url, name)));
});

const main = (page: Page) => page.getByRole('main');

test.describe('the page of notifications', () => {
  test('folds what happened to one post, shows each on request, and leads there and back', async () => {
    const { id } = await ada.post('Three people will like this lantern.');
    for (const person of others) await person.favourite(id);
    await visitAs(place, 'ada', { path: '/ada/notifications' }, async ({ page }) => {
      const row = main(page).getByRole('article').filter({ hasText: 'like this lantern' });
      await row.getByText(/and 2 others favorited your post/).waitFor();
      await expect(row).toHaveCount(1);
      await row.getByRole('button', { name: 'Show all 3' }).click();
      await expect(row.getByRole('listitem')).toHaveCount(3);
      expect(await axeFindings(page)).toEqual([]);
      await row.getByRole('link', { name: /Open post/ }).click();
      await page.waitForURL(`**/notice/${id}`);
      await page.goBack();
      await row.getByRole('listitem').first().waitFor();
      await expect(row.getByText('Unread')).toHaveCount(0);
    });
  });

  test('are dismissed one by one and by the group, with the focus on the next, for good', async () => {
    const { id } = await ada.post('A kettle that two people like.');
    for (const person of others.slice(0, 2)) await person.favourite(id);
    await others[0]?.post('@ada Dismiss this kettle talk.');
    await visitAs(place, 'ada', { path: '/ada/notifications' }, async ({ page }) => {
      const mention = main(page).getByRole('article').filter({ hasText: 'kettle talk' });
      const likes = main(page).getByRole('article').filter({ hasText: 'two people like' });
      await mention.hover();
      await mention.getByRole('button', { name: 'Dismiss' }).focus();
      // The server says no once: the row is there again.
      place.proxy.fault(/\/dismiss$/, { is: 'status', status: 500, body: '{}' }, 1);
      await page.keyboard.press('Enter');
      await page.getByText('Could not dismiss the notification. The server has a problem.').waitFor();
      await mention.getByRole('button', { name: 'Dismiss' }).focus();
      await page.keyboard.press('Enter');
      await mention.waitFor({ state: 'detached' });
      const focused = likes.getByRole('button', { name: 'Dismiss all 2' });
      await expect.poll(() => focused.evaluate((button) => button === document.activeElement)).toBe(true);
      const answers = new Set<string>();
      page.on('response', (response) => {
        if (response.url().endsWith('/dismiss')) answers.add(response.url());
      });
      await page.keyboard.press('Enter');
      await likes.waitFor({ state: 'detached' });
      await expect.poll(() => answers.size).toBe(2);
      await page.reload();
      await main(page).getByRole('article').first().waitFor();
      await expect(mention.or(likes)).toHaveCount(0);
    });
  });

  test('keep the way to dismiss them off the reply that is written in place', () =>
    visitAs(place, 'ada', { path: '/ada/notifications' }, async ({ page }) => {
      const mention = main(page).getByRole('article').filter({ hasText: 'the good hand lens' }).first();
      await mention.hover();
      await mention.getByRole('button', { name: 'Dismiss' }).waitFor();
      await mention.getByRole('button', { name: 'Reply' }).click();
      const post = mention.getByRole('button', { name: 'Post', exact: true });
      await post.hover();
      const box = await post.boundingBox();
      if (!box) throw new Error('the button is nowhere');
      const corner = [box.x + box.width - 4, box.y + box.height - 4] as const;
      const there = await post.evaluate(
        (button, [x, y]) => button.contains(document.elementFromPoint(x, y)),
        corner,
      );
      expect(there).toBe(true);
    }));

  test('is flat, and without strangers, by its filter', () =>
    visitAs(place, 'ada', { path: '/ada/notifications' }, async ({ page }) => {
      const rows = main(page).getByRole('article');
      const choose = async (name: string): Promise<void> => {
        await main(page).getByRole('button', { name: 'Filter notifications' }).click();
        await page.getByRole('menuitemcheckbox', { name }).click();
        await page.keyboard.press('Escape');
      };
      await main(page)
        .getByRole('button', { name: /^Show all/ })
        .first()
        .waitFor();
      // Of those far below only the number is there.
      const size = async (): Promise<number> => Number(await rows.first().getAttribute('aria-setsize'));
      const folded = await settled(page, size);
      await choose('Fold into groups');
      await expect.poll(size).toBeGreaterThan(folded);
      const flat = await settled(page, size);
      await choose('From people I do not follow');
      await expect.poll(size).toBeLessThan(flat);
      await choose('From people I do not follow');
      await choose('Fold into groups');
    }));
});

test.describe('ten thousand notifications', () => {
  const TOTAL = 10_000;
  const STEP = 2450;
  /** A few at first, as the client keeps few of what nobody has asked for. */
  const FIRST = TOTAL - 4 * STEP;
  /** Answers of a server with so many unread follows. */
  async function answerMany(page: Page): Promise<void> {
    const reader = await Person.as(place.url, 'ada');
    const sample = await reader.call('GET', '/api/v1/notifications?limit=1&include_types[]=follow');
    const [follow] = Array.isArray(sample) ? sample : [];
    await page.route('**/api/v1/notifications?*', async (route) => {
      const asked = new URL(route.request().url()).searchParams;
      const from = Number(asked.get('max_id') ?? 900_000 + TOTAL) - 1;
      const page = asked.has('max_id') ? STEP : FIRST;
      const count = asked.has('since_id') ? 0 : Math.min(page, from - 900_000 + 1);
      const json = Array.from({ length: count }, (_, at) => ({
        ...follow,
        id: String(from - at),
        // Each of a day of its own: nothing folds.
        created_at: new Date(Date.now() - (900_000 + TOTAL - from + at) * 86_400_000).toISOString(),
        pleroma: { is_seen: false },
      }));
      const link = `<${place.url}/api/v1/notifications?max_id=${from - count + 1}>; rel="next"`;
      await route.fulfill({ json, ...(count > 0 ? { headers: { link } } : {}) });
    });
  }

  for (const [name, path, role] of [
    ['their page', '/ada/notifications', 'main'],
    ['the column', '/main/friends', 'region'],
  ] as const) {
    test(`in ${name} are as few rows as ten thousand need`, LONG, () =>
      visitAs(place, 'ada', { path: '/ada/notifications' }, async ({ page }) => {
        await answerMany(page);
        await page.goto(place.url + path);
        const area = role === 'main' ? main(page) : page.getByRole('region', { name: 'Notifications' });
        const rows = area.getByRole('article');
        const size = async (): Promise<number> =>
          Number((await rows.first().getAttribute('aria-setsize', { timeout: 500 })) ?? 0);
        const more = area.getByRole('button', { name: 'Load older notifications' });
        for (let loaded = FIRST; loaded < TOTAL; loaded += STEP) {
          await expect.poll(size).toBe(loaded);
          await more.evaluate((button: HTMLElement) => button.click());
        }
        await expect.poll(size).toBe(TOTAL);
        await expect.poll(() => rows.count()).toBeLessThan(100);
        const scrollTo = (share: number): Promise<void> =>
          rows.first().evaluate((row, to) => {
            let area: Element | null = row.parentElement;
            while (area && !/auto|scroll/.test(getComputedStyle(area).overflowY)) area = area.parentElement;
            const scrolled = area ?? document.documentElement;
            scrolled.scrollTop = to * scrolled.scrollHeight;
          }, share);
        for (const share of [0.2, 0.5, 0.9, 0.5]) {
          await scrollTo(share);
          const near = Math.round(TOTAL * share);
          await expect
            .poll(async () => Number(await rows.last().getAttribute('aria-posinset', { timeout: 500 })))
            .toBeGreaterThan(near - 500);
          await expect.poll(() => rows.count()).toBeLessThan(150);
        }
      }),
    );
  }
});

test.describe('interactions', () => {
  test('are there by kind, with older ones below', () =>
    visitAs(place, 'ada', { path: '/users/ada/interactions' }, async ({ page }) => {
      await main(page).getByRole('article').first().waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('tab', { name: 'Favorites and repeats' }).click();
      await main(page)
        .getByText(/(favorited|repeated) your post/)
        .first()
        .waitFor();
      await page.getByRole('tab', { name: 'Follows' }).click();
      await main(page)
        .getByText(/followed you/)
        .first()
        .waitFor();
    }));
});

test.describe('direct messages by people', () => {
  test('mark what is unread, and opening reads it', async () => {
    const sender = others[2];
    await sender?.post('@ada the green gate, at nine', { visibility: 'direct' });
    const phone = { viewport: PHONE, hasTouch: true, path: '/users/ada/dms?by=people' };
    await visitAs(place, 'ada', phone, async ({ page }) => {
      const row = main(page).getByRole('article').filter({ hasText: 'the green gate, at nine' });
      await row.getByText('Unread').waitFor({ state: 'attached' });
      expect(await axeFindings(page)).toEqual([]);
      const told = page.waitForResponse(/\/api\/v1\/conversations\/\d+\/read$/);
      await row.getByRole('link').click();
      await page.waitForURL('**/notice/*');
      expect((await told).status()).toBe(200);
      await page.goBack();
      await row.waitFor();
      await expect(row.getByText('Unread')).toHaveCount(0);
      await page.getByRole('link', { name: 'All posts' }).click();
      await main(page).getByText('the green gate, at nine').first().waitFor();
      await page.getByRole('link', { name: 'By people' }).waitFor();
    });
  });

  test('and by time change places without taking the focus from who reads by keys', () =>
    visitAs(place, 'ada', { path: '/users/ada/dms' }, async ({ page }) => {
      for (const [there, back] of [
        ['By people', 'All posts'],
        ['All posts', 'By people'],
      ] as const) {
        await main(page).getByRole('link', { name: there }).press('Enter');
        await main(page).getByRole('link', { name: back }).waitFor();
        await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
      }
    }));
});

test.describe('the place', () => {
  /** How far below the window's top posts begin that can be read, by their rows. */
  const tops = (page: Page): Promise<Record<string, number>> =>
    page.evaluate(() => {
      const found: Record<string, number> = {};
      for (const row of document.querySelectorAll<HTMLElement>('main [data-row]')) {
        const { top, bottom } = (row.querySelector('article') ?? row).getBoundingClientRect();
        if (bottom > 100 && top < innerHeight) found[row.dataset['row'] ?? ''] = top;
      }
      return found;
    });
  const arrive = (): Promise<unknown> =>
    Promise.all(
      others.flatMap((person) => [1, 2, 3, 4, 5, 6, 7].map((at) => person.post(`@ada the ${at}. arrives`))),
    );

  for (const path of ['/ada/notifications', '/main/public']) {
    test(`in ${path} is kept to the pixel while more arrive`, () =>
      visitAs(place, 'ada', { path }, async ({ page }) => {
        await page.mouse.move(700, 500);
        for (let step = 0; step < 4; step += 1) {
          await page.mouse.wheel(0, 350);
          await atRest(page, 10);
        }
        const seen = Object.entries(await settled(page, () => tops(page)));
        const [[row, top] = ['', 0]] = seen.toSorted(([, a], [, b]) => a - b);
        const moved = async (): Promise<number> => Math.abs(((await tops(page))[row] ?? Infinity) - top);
        await Promise.all([arrive(), page.reload()]);
        await expect.poll(moved).toBeLessThan(1);
        // Not by the mouse: a list that moves first would be the test's own doing.
        await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/about"]')?.click());
        await page.waitForURL('**/about');
        await arrive();
        await page.goBack();
        await expect.poll(moved).toBeLessThan(1);
        // As it was said when it stood there, and not on its way.
        await atRest(page, 40);
        await expect.poll(() => moved()).toBeLessThan(1);
      }));
  }

  test('is not that of a notification that was read and sank below the others', async () => {
    await arrive();
    await visitAs(place, 'ada', { path: '/ada/notifications' }, async ({ page }) => {
      const unread = main(page).locator('[data-row]').filter({ hasText: 'arrives' });
      await expect.poll(() => unread.count()).toBeGreaterThan(3);
      await unread
        .first()
        .getByRole('link', { name: 'Conversation' })
        .or(unread.first().locator('time'))
        .first()
        .click();
      await page.waitForURL('**/notice/*');
      await page.getByRole('article').first().waitFor();
      await page.goBack();
      await unread.first().waitFor();
      await atRest(page, 40);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(5);
    });
  });
});
