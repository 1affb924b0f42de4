import type { Page } from '@playwright/test';
import { LONG } from './support/long';
import { expect, test } from './support/test';
import { atRest, axeFindings, settled } from './support/browser';
import { Person } from './support/person';
import { numberOf } from './support/screen';
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
  test('folds what happened to one post, leads there and back; is dismissed by the group and one by one with the focus on the next, for good, and off the reply that is written in place', async () => {
    const { id } = await ada.post('Three people will like this lantern.');
    for (const person of others) await person.favourite(id);
    await others[0]?.post('@ada Dismiss this kettle talk.');
    await visitAs(place, 'ada', { path: '/ada/notifications' }, async ({ page }) => {
      const row = main(page).getByRole('article').filter({ hasText: 'like this lantern' });
      const mention = main(page).getByRole('article').filter({ hasText: 'kettle talk' });
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

      // The reply in place has its button where the way to dismiss would be.
      await mention.hover();
      const dismiss = mention.getByRole('button', { name: 'Dismiss' });
      await dismiss.waitFor();
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
      await page.reload();

      const unreadFirst = mention.getByRole('button', { name: 'Dismiss' });
      await mention.hover();
      await unreadFirst.focus();
      // The server says no once: the row is there again.
      place.proxy.fault(/\/dismiss$/, { is: 'status', status: 500, body: '{}' }, 1);
      await page.keyboard.press('Enter');
      await page.getByText('Could not dismiss the notification. The server has a problem.').waitFor();
      await unreadFirst.focus();
      await page.keyboard.press('Enter');
      await mention.waitFor({ state: 'detached' });
      await expect(page.locator(':focus')).toHaveAccessibleName(/^Dismiss/);
      const group = row.getByRole('button', { name: 'Dismiss all 3' });
      await row.hover();
      await group.focus();
      const answers = new Set<string>();
      page.on('response', (response) => {
        if (response.url().endsWith('/dismiss')) answers.add(response.url());
      });
      await page.keyboard.press('Enter');
      await row.waitFor({ state: 'detached' });
      await expect.poll(() => answers.size).toBe(3);
      await page.reload();
      await main(page).getByRole('article').first().waitFor();
      await expect(mention.or(row)).toHaveCount(0);
    });
  });
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
        const size = (): Promise<number> => numberOf(rows, 'aria-setsize', 0);
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
          await expect.poll(() => numberOf(rows, 'aria-posinset', -1)).toBeGreaterThan(near - 500);
          await expect.poll(() => rows.count()).toBeLessThan(150);
        }
      }),
    );
  }
});

test('direct messages by people and by time change places without taking the focus from who reads by keys', () =>
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
    test(`in ${path} is kept to the pixel while more arrive`, LONG, () =>
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
      }),
    );
  }

  // Of what comes first when the list is drawn again; focus-back.dom.test.ts has where the way back looks.
  test('is not that of a notification that was read and sank below the others', LONG, async () => {
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
