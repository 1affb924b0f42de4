import { expect, test } from './support/test';
import type { Locator, Page } from '@playwright/test';
import { samplesAt } from './browsers/samples';
import { DESKTOP, PHONE, settled } from './support/browser';
import { visit, visitAs, world } from './support/world';
import { tooSmall } from './support/hit-areas';

const place = world();
const phone = { viewport: PHONE, hasTouch: true, isMobile: true };
const GRID = 16;

interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
/** Where it stands once it stands still. */
async function edges(locator: Locator): Promise<Edges> {
  const box = await settled(locator.page(), () => locator.boundingBox());
  if (!box) throw new Error('it is not to be seen');
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
}
const title = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 1 });
const show = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await page.waitForURL(`**${path}`);
};

/** Runs in the page: of how many lines its text is. */
const lines = (element: Element): number => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().height / parseFloat(getComputedStyle(element).lineHeight);
};

/** Pages, and what stands on each when it is there. */
const FOR_FINGERS: readonly (readonly [path: string, sign: string])[] = [
  ['/main/friends', 'article'],
  ['/main/all', 'article'],
  ['/ada/notifications', 'article'],
  ['/ada', '[role=tablist]'],
  ['/search?query=glaze', '[role=tablist]'],
  ['/lists/new', 'input'],
  ['/announcements', 'article'],
  ['/about', 'h2'],
  ['/who-to-follow', 'article'],
  ['/users/ada/interactions', 'article'],
  ['/drafts', 'h1'],
];

test.describe('on a phone', () => {
  test('heads and what is below them begin and end on the same grid', () =>
    visitAs(place, 'admin', phone, async ({ page }) => {
      await show(page, '/lists');
      const newList = page.getByRole('main').getByRole('link', { name: 'New list' }).first();
      await newList.waitFor();
      expect((await edges(title(page))).left).toBe(GRID);
      expect(PHONE.width - (await edges(newList)).right).toBe(GRID);
      await show(page, '/lists/new');
      const field = page.getByRole('textbox', { name: 'Title' });
      await field.waitFor();
      const create = page.getByRole('button', { name: 'Create list' });
      expect((await edges(create)).right).toBe((await edges(field)).right);
      await show(page, '/announcements');
      const text = page.getByRole('textbox', { name: 'Write an announcement' });
      await text.waitFor();
      expect((await edges(text)).left).toBe((await edges(title(page))).left);
      await show(page, '/search?query=glaze');
      const search = page.getByRole('main').getByRole('search');
      await search.waitFor();
      expect((await edges(search)).left).toBe(GRID);
      expect(PHONE.width - (await edges(search)).right).toBe(GRID);
      for (const path of ['/drafts', '/scheduled']) {
        await show(page, path);
        await title(page).waitFor();
        expect((await edges(title(page))).left).toBe(GRID);
      }
    }));

  test('how a report stands is not broken within its word', () =>
    visitAs(place, 'mod', { ...phone, path: '/moderation/reports' }, async ({ page }) => {
      const moderation = page.getByRole('dialog', { name: 'Moderation' });
      await moderation.getByRole('article').first().getByRole('button').first().click();
      const state = moderation.getByRole('article', { name: /^Report by / }).first();
      await expect.poll(() => state.getByText('Open', { exact: true }).evaluate(lines)).toBeLessThan(1.5);
    }));

  test('names and words of a conversation stand and end in their own direction, also right to left', () =>
    visitAs(place, 'ada', { ...phone, path: '/users/ada/dms?by=people&lang=ar' }, async ({ page }) => {
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      /** Where a piece of its text stands. */
      const piece = (row: Locator, words: string): Promise<{ left: number; right: number }> =>
        row.evaluate((element, wanted) => {
          const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          for (let text = texts.nextNode(); text; text = texts.nextNode()) {
            const at = text.textContent?.indexOf(wanted) ?? -1;
            if (at < 0) continue;
            const range = document.createRange();
            range.setStart(text, at);
            range.setEnd(text, at + wanted.length);
            const { left, right } = range.getBoundingClientRect();
            return { left, right };
          }
          throw new Error(`no ${wanted}`);
        }, words);
      const rows = page.getByRole('main').getByRole('article');
      const several = rows.filter({ hasText: 'Bicycle Librarian' });
      await several.waitFor();
      const names = await edges(several.locator('p').first());
      const begin = await piece(several, 'Bicy');
      expect(begin.left).toBeGreaterThanOrEqual(names.left);
      expect(begin.right).toBeLessThanOrEqual(names.right);
      const own = rows.filter({ hasText: 'The green gate again' });
      expect((await piece(own, '@')).left).toBeLessThan((await piece(own, 'mod')).left);
    }));

  test('the sheet of emoji shows several rows, a head has its title and its button on one line each, a search ends where the rows below it do, and no face is cut', () =>
    visitAs(place, 'ada', phone, async ({ page }) => {
      await page.getByRole('main').getByRole('button', { name: 'React', exact: true }).first().click();
      const cells = page.getByRole('gridcell');
      await cells.first().waitFor();
      const grid = await edges(page.getByRole('grid'));
      expect(grid.bottom - grid.top).toBeGreaterThan(200);
      await page.keyboard.press('Escape');
      await cells.first().waitFor({ state: 'detached' });
      await show(page, '/users/ada/dms');
      const people = page.getByRole('link', { name: 'By people' });
      await people.waitFor();
      await expect.poll(() => people.evaluate(lines)).toBeLessThan(1.5);
      await expect.poll(() => title(page).getByRole('button').evaluate(lines)).toBeLessThan(1.5);
      await show(page, '/muted-and-blocked');
      const { left, right } = await edges(page.getByRole('searchbox', { name: /^Search by name/ }));
      expect([left, PHONE.width - right]).toEqual([GRID, GRID]);
      const many = (await samplesAt(place.url)).get('answered') ?? '';
      await show(page, `/notice/${many}`);
      const faces = page.getByRole('button', { name: 'Who favorited and repeated this post' });
      await faces.waitFor();
      const cut = await faces.evaluate((row) => {
        const room = row.getBoundingClientRect();
        const boxes = [...row.children].map((face) => face.getBoundingClientRect());
        const begun = boxes.filter(({ top }) => top < room.bottom);
        return {
          seen: begun.length,
          hidden: boxes.length - begun.length,
          // Its border of 2 px has the colour of the page.
          cut: begun.filter(
            ({ left, right, top, bottom }) =>
              left < room.left - 2 ||
              right > room.right + 2 ||
              top < room.top - 2 ||
              bottom > room.bottom + 2,
          ).length,
        };
      });
      expect(cut).toMatchObject({ cut: 0 });
      expect(cut.seen).toBeGreaterThan(2);
      expect(cut.hidden).toBeGreaterThan(0);
    }));

  test('the text of a page for visitors begins under its title', () =>
    visit(place, phone, async ({ page }) => {
      for (const [path, below] of [
        ['/about', 'main h2'],
        ['/registration', 'main label'],
      ] as const) {
        await page.goto(place.url + path);
        const first = page.locator(below).first();
        await first.waitFor();
        expect((await edges(first)).left).toBe((await edges(title(page))).left);
      }
    }));

  test('everything to press is 44 px for a finger, on pages of each kind', () =>
    visitAs(place, 'ada', phone, async ({ page }) => {
      for (const [path, sign] of FOR_FINGERS) {
        await show(page, path);
        await page.getByRole('main').locator(sign).first().waitFor();
        await expect.poll(() => tooSmall(page), { message: path }).toEqual([]);
      }
    }));
});

/** Runs in the page: what reaches into the corners that a panel's roundness cuts off. */
function outOfCorners(): string[] {
  const panels = [...document.querySelectorAll('main, section')].filter(
    (panel) => panel.checkVisibility() && parseFloat(getComputedStyle(panel).borderEndEndRadius) >= 8,
  );
  if (panels.length < 2) return ['no panels'];
  return panels.flatMap((panel) => {
    panel.scrollIntoView({ block: 'end', behavior: 'instant' });
    const { left, right, bottom } = panel.getBoundingClientRect();
    return [left + 1.5, right - 1.5].flatMap((x) => {
      const hit = document.elementFromPoint(x, bottom - 1.5);
      return hit !== null && panel.contains(hit)
        ? [`${panel.getAttribute('aria-label') ?? panel.tagName}: ${hit.outerHTML.slice(0, 80)}`]
        : [];
    });
  });
}

/** Notices that nothing but their own buttons closes for some seconds. */
async function threeNotices(page: Page): Promise<Locator> {
  place.proxy.fault(/\/accounts\/[^/]+\/follow/, { is: 'status', status: 500 });
  await show(page, '/who-to-follow');
  const follow = page.getByRole('main').getByRole('button', { name: /^Follow/ });
  for (const nth of [0, 1, 2]) {
    await follow.nth(nth).click();
    // One may be behind the next.
    await page.locator('[role="alert"]').nth(nth).waitFor({ state: 'attached' });
  }
  return page.getByRole('region').filter({ has: page.getByRole('button', { name: 'Close notice' }) });
}

test('a language that the address asks for stays while one is led elsewhere', () =>
  visitAs(place, 'ada', { path: '/settings?lang=ar-XB' }, async ({ page }) => {
    await page.getByRole('dialog').waitFor();
    await page.waitForLoadState('networkidle');
    expect(new URL(page.url()).search).toBe('');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  }));

test.describe('three notices', () => {
  test('stand beside the posts of a wide window', () =>
    visitAs(place, 'ada', { viewport: DESKTOP }, async ({ page }) => {
      const notices = await edges(await threeNotices(page));
      const posts = await edges(page.getByRole('main'));
      expect(notices.right).toBeLessThanOrEqual(posts.left);
    }));

  test('take the place of one on a phone, the newest alone, and each gives way to the one before', () =>
    visitAs(place, 'ada', phone, async ({ page }) => {
      const { top, bottom } = await edges(await threeNotices(page));
      expect(bottom - top).toBeLessThan(100);
      // They stay while somebody reads.
      await page.mouse.move(PHONE.width / 2, (top + bottom) / 2);
      const notices = page.getByText(/^Could not follow/);
      const told = await notices.allTextContents();
      expect(told).toHaveLength(3);
      for (const words of told.toReversed()) {
        await expect.poll(() => notices.filter({ visible: true }).allTextContents()).toEqual([words]);
        await page.getByRole('button', { name: 'Close notice' }).tap();
      }
      await expect(notices).toHaveCount(0);
    }));
});

test.describe('on a wide window', () => {
  const wide = { viewport: DESKTOP };

  test('the form for an announcement has its times and Post in one row', () =>
    visitAs(place, 'admin', wide, async ({ page }) => {
      await show(page, '/announcements');
      const form = page.getByRole('form', { name: 'New announcement' });
      const post = await edges(form.getByRole('button', { name: 'Post' }));
      const starts = await edges(form.getByLabel('Starts'));
      expect((await edges(form.getByLabel('Ends'))).left).toBe(starts.left);
      expect(post.top).toBeLessThan(starts.bottom);
      expect(post.bottom).toBeGreaterThan(starts.top);
    }));

  test('what keys do begins at one line, the open composer has its tools and Post in one row, the footer of the emoji picker speaks of what Enter picks', () =>
    visitAs(place, 'ada', wide, async ({ page }) => {
      await page.keyboard.press('?');
      const meanings = page.getByRole('dialog').locator('dd');
      await meanings.first().waitFor();
      const starts = (): Promise<number> =>
        meanings.evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().left)).size);
      await expect.poll(starts).toBe(1);
      await page.keyboard.press('Escape');
      await meanings.first().waitFor({ state: 'detached' });
      const text = page.getByRole('textbox', { name: 'Post text' });
      await text.click();
      await text.pressSequentially('A wet morning');
      const form = page.locator('form').filter({ has: text });
      await form.getByRole('button', { name: /sensitive/i }).waitFor();
      const post = await edges(form.getByRole('button', { name: 'Post', exact: true }));
      const middles = await form.locator('[aria-haspopup="dialog"], button[title]:has(svg)').evaluateAll(
        (tools, [top, bottom]) => {
          const rows = tools.map((tool) => tool.getBoundingClientRect());
          return rows
            .map((box) => box.top + box.height / 2)
            .filter((middle) => middle > top - 80)
            .map((middle) => middle > top && middle < bottom);
        },
        [post.top, post.bottom] as const,
      );
      expect(middles.length).toBeGreaterThan(4);
      expect(middles).not.toContain(false);
      await page.getByRole('button', { name: 'Emoji' }).first().click();
      const search = page.getByRole('searchbox', { name: 'Search emoji' });
      await search.pressSequentially('crab');
      const picker = page.getByRole('dialog').filter({ has: search });
      await picker.locator('bdi').getByText('crab', { exact: true }).waitFor();
      await page.keyboard.press('Enter');
      await expect(text).toHaveValue(/🦀|:crab:/);
    }));

  test('what stands last in a panel ends with its corners', () =>
    visitAs(place, 'ada', wide, async ({ page }) => {
      for (const path of ['/friend-requests', '/lists', '/ada/notifications', '/main/all']) {
        await show(page, path);
        await title(page).waitFor();
        await expect.poll(() => page.evaluate(outOfCorners), { message: path }).toEqual([]);
      }
    }));
});
