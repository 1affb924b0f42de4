import { LONG } from './support/long';
import { expect, test } from './support/test';
import type { Locator, Page } from '@playwright/test';
import { axeFindings, DESKTOP, frames, PHONE, settled } from './support/browser';
import { Person } from './support/person';
import { scrollUntil } from './support/screen';
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
const menuItem = async (page: Page, name: string): Promise<void> => {
  await card(page).getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
};

/** Of somebody in the page that is shown. */
const nameOf = (page: Page): Locator => page.locator('main article header a[href="/mirela"]').last();

test.describe('a profile', () => {
  test('shows who it is, its tabs with their address, and is clean for assistive technology', () =>
    visitAs(place, 'ada', { path: '/admin' }, async ({ page }) => {
      await page.getByRole('heading', { level: 1, name: 'Harbour Office' }).waitFor();
      await expect.poll(() => page.title()).toMatch(/Harbour Office · Tidepool$/);
      await card(page).getByText('Admin', { exact: true }).waitFor();
      await card(page)
        .getByText(/^Joined /)
        .waitFor();
      await page.getByRole('main').getByRole('article').first().waitFor();
      expect.soft(await axeFindings(page)).toEqual([]);
      for (const [name, hash] of [
        [/^Following/, '#followees'],
        [/^Followers/, '#followers'],
        [/^Media/, '#media'],
      ] as const) {
        await tab(page, name).click();
        await page.getByRole('tabpanel').getByRole('feed').or(page.getByText('No media yet')).waitFor();
        expect(new URL(page.url()).hash).toBe(hash);
        expect.soft(await axeFindings(page), hash).toEqual([]);
      }
      await page.reload();
      await expect(tab(page, /^Media/)).toHaveAttribute('aria-selected', 'true');
      await expect(tab(page, /^Favorites/)).toHaveCount(0);
    }));

  test('opened from a timeline fills the window with posts before anybody scrolls', () =>
    visitAs(place, 'ada', { path: '/main/friends' }, async ({ page }) => {
      await page.locator('main article header a[href="/mirela"]').first().click();
      await page.getByRole('tab', { name: /^Posts/ }).waitFor();
      const lowest = (): Promise<number> =>
        page.evaluate(() =>
          Math.max(
            0,
            ...[...document.querySelectorAll('[role="tabpanel"] article')].map(
              (article) => article.getBoundingClientRect().bottom - innerHeight,
            ),
          ),
        );
      await expect.poll(lowest).toBeGreaterThan(0);
    }));

  test('begins at its top, however far down the timeline its name was pressed', () =>
    visitAs(place, 'ada', { path: '/main/all' }, async ({ page }) => {
      await scrollUntil(page, 400, () => page.evaluate(() => window.scrollY > 3000));
      const names = page.locator('main article header a[data-peek^="account "]');
      // Not one below the sticky header: reaching it would scroll.
      const [seen] = await names.evaluateAll((links) =>
        links.flatMap((link, at) => {
          const { top, bottom } = link.getBoundingClientRect();
          return top > 150 && bottom < innerHeight - 50 ? [at] : [];
        }),
      );
      await names.nth(seen ?? 0).click();
      await page.getByRole('tab', { name: /^Posts/ }).waitFor();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    }));

  test('needs no more code once its name is pressed', () =>
    visitAs(place, 'ada', { path: '/main/friends' }, async ({ page }) => {
      const name = nameOf(page);
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
    }));

  test('that the reader goes back to is shown where they were', () =>
    visitAs(place, 'ada', { path: '/main/friends' }, async ({ page }) => {
      const name = nameOf(page);
      await name.click();
      await page.getByRole('heading', { level: 1, name: 'Mirela' }).waitFor();
      await scrollUntil(page, 300, () => page.evaluate(() => window.scrollY > 600));
      const place = await settled(page, () => page.evaluate(() => window.scrollY));
      // Reaching a link of the sticky bar by mouse would scroll.
      await page
        .getByRole('banner')
        .getByRole('link', { name: 'Home', exact: true })
        .evaluate((link) => link instanceof HTMLElement && link.click());
      await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: 'Mirela' }).waitFor();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    }));

  test('is called by letters alone where no picture can stand for an emoji’s code', () =>
    visitAs(place, 'ada', { path: '/tides' }, async ({ page }) => {
      await page.getByRole('region', { name: 'Tide Clock', exact: true }).waitFor();
      await page
        .getByRole('article', { name: /^Tide Clock, / })
        .first()
        .waitFor();
      await expect(page.locator('[aria-label*=":shell:"]:not(img)')).toHaveCount(0);
    }));

  test('asks for what the checkboxes say', () =>
    visitAs(place, 'ada', { path: '/admin' }, async ({ page }) => {
      await page.getByRole('tabpanel').getByRole('feed').waitFor();
      const asked = page.waitForRequest((request) => request.url().includes('exclude_reblogs=true'));
      await page.getByRole('checkbox', { name: 'With repeats' }).uncheck();
      expect((await asked).url()).toContain('exclude_replies=true');
      const all = page.waitForRequest(
        (request) => request.url().includes('/statuses?') && !request.url().includes('exclude_replies'),
      );
      await page.getByRole('checkbox', { name: 'With replies' }).check();
      await all;
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

  test('keeps a private note as it is typed, to the last letter', () =>
    visitAs(place, 'ada', { path: '/admin' }, async ({ page }) => {
      const note = page.getByRole('textbox', { name: 'Private note' });
      await note.fill(`Owes me a teapot lid since ${Date.now()}`);
      await page.getByText('Saved', { exact: true }).waitFor();
      const words = await note.inputValue();
      await page.reload();
      await expect(note).toHaveValue(words);
      await note.press('End');
      await note.pressSequentially('!');
      await page.reload();
      await expect(note).toHaveValue(`${words}!`);
    }));

  test('says so when there is nobody of that name, or no such post, and offers no second try', () =>
    visit(place, {}, async ({ page }) => {
      for (const path of ['/users/nobody-of-that-name', '/unknown', '/notice/unknown']) {
        await page.goto(`${place.url}${path}`);
        await page.getByText(/^(?:Sorry, this profile does not exist\.|There is no such post)$/).waitFor();
        await expect(page.getByRole('button', { name: 'Try again' }), path).toHaveCount(0);
      }
    }));

  test('says of somebody known who is gone that it is so, and where more may be known', () =>
    visitAs(place, 'ada', { path: '/ember@kiln.example' }, async ({ page }) => {
      await page.getByRole('heading', { level: 1, name: 'Ember & Ash' }).waitFor();
      await expect.poll(() => page.title()).toMatch(/Ember & Ash · /);
      place.proxy.fault(/^\/api\/v1\/accounts\/ember/, {
        is: 'status',
        status: 410,
        body: '{"error":"Gone"}',
      });
      await page.reload();
      await page.getByText('This account is no longer here.').waitFor();
      const more = page.getByRole('main').getByRole('link', { name: 'Open original profile' });
      await expect.poll(() => more.getAttribute('href')).toMatch(/^https:\/\/kiln\.example\//);
      await expect.poll(() => page.title()).not.toMatch(/Ember & Ash/);
      expect.soft(await axeFindings(page)).toEqual([]);
    }));
});

test.describe('what one does about a person', () => {
  test('shows at once and is taken back with a message when the server refuses', () =>
    visitAs(place, 'ada', { path: '/admin' }, async ({ page }) => {
      const button = card(page).getByRole('button', { name: /: Harbour Office$/ });
      await button.waitFor();
      await menuItem(page, 'Mute');
      await card(page).getByText('Muted', { exact: true }).waitFor();
      await card(page).getByText('Muting…').waitFor({ state: 'detached' });
      await menuItem(page, 'Unmute');
      await card(page).getByText('Muted', { exact: true }).waitFor({ state: 'detached' });
      await card(page).getByText('Unmuting…').waitFor({ state: 'detached' });
      place.proxy.fault(/\/mute$/, { is: 'status', status: 500 });
      await menuItem(page, 'Mute');
      await page.getByText(/@admin could not be muted/).waitFor();
      await card(page).getByText('Muted', { exact: true }).waitFor({ state: 'detached' });
      place.proxy.liftAll();
    }));
});

/** From now on code that is asked for waits until it is let go. */
async function holdCode(page: Page): Promise<() => void> {
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test.describe('a card', () => {
  test('opens for a pointer that rested on the name before its code came, and rests there still', async () => {
    await visitAs(place, 'ada', {}, async ({ page }) => {
      const letGo = await holdCode(page);
      const name = nameOf(page);
      const asked = page.waitForRequest(/\/assets\/[^/]*\.js$/);
      // A key was pressed before, for nothing.
      await page.keyboard.press('Shift');
      await name.hover();
      await asked;
      const card = page.getByRole('dialog', { name: 'Mirela' });
      // Longer than a pointer has to rest.
      await frames(page, 90);
      await expect(card).toHaveCount(0);
      letGo();
      await card.getByRole('button', { name: /Mirela$/ }).waitFor();
    });
  });

  test('opens for a pointer that came to the name while the page still moved', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const name = nameOf(page);
      const card = page.getByRole('dialog', { name: 'Mirela' });
      // Its code is here.
      await name.hover();
      await card.waitFor();
      await page.mouse.move(5, 400);
      await card.waitFor({ state: 'detached' });
      await name.hover();
      // By a pixel: the name is under the pointer as before.
      await page.evaluate(() => scrollBy({ top: 1, behavior: 'instant' }));
      await card.waitFor();
    }));

  test('shows who stands behind a name, by pointer and by key, and asks once', async () => {
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
});

test.describe('on a phone and from right to left', () => {
  test('nothing stands out of the page', () =>
    visitAs(
      place,
      'ada',
      { path: `/users/${adminId}`, viewport: PHONE, hasTouch: true },
      async ({ page }) => {
        await page.getByRole('feed').waitFor();
        for (const dir of ['ltr', 'rtl']) {
          await page.evaluate((way) => {
            document.documentElement.dir = way;
          }, dir);
          const over = (): Promise<number> =>
            page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
          await expect.poll(over, { message: dir }).toBeLessThanOrEqual(0);
        }
        expect.soft(await axeFindings(page)).toEqual([]);
      },
    ));

  test('a question of two lines keeps clear of the edges of its box', () =>
    visitAs(
      place,
      'ada',
      { path: '/@hazel@hedgerow.example', viewport: PHONE, hasTouch: true },
      async ({ page }) => {
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
      },
    ));

  test('a finger that rests on a name shows who it is, and does not follow the link', () =>
    visitAs(place, 'ada', { viewport: PHONE, hasTouch: true }, async ({ page }) => {
      const name = page.getByRole('article').first().locator('header a').first();
      const box = await settled(page, () => name.boundingBox());
      const touchPoints = box ? [{ x: box.x + 10, y: box.y + box.height / 2 }] : [];
      const finger = await page.context().newCDPSession(page);
      const follow = page.getByRole('button', { name: /^(Follow|Following|Unfollow)/ });
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      await follow.waitFor();
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      expect(new URL(page.url()).pathname).toBe('/main/friends');
      await follow.tap();
      await page.keyboard.press('Escape');
    }));

  test('a visitor reads the same in light colours', () =>
    visit(place, { viewport: DESKTOP, colorScheme: 'light' }, async ({ page }) => {
      await page.goto(`${place.url}/admin`);
      await page.getByRole('feed').waitFor();
      // PROF-07: whoever has an account elsewhere follows from there.
      const [other] = await Promise.all([
        page.context().waitForEvent('page'),
        page.getByRole('button', { name: 'Remote follow' }).click(),
      ]);
      await other.getByRole('textbox', { name: 'Your address there' }).waitFor();
      await other.close();
      expect(await axeFindings(page)).toEqual([]);
    }));
});

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
      const size = async (): Promise<number> =>
        Number(await rows.first().getAttribute('aria-setsize', { timeout: 500 }));
      const more = page.getByRole('tabpanel').getByRole('button', { name: 'Load more' });
      for (let loaded = STEP; loaded < TOTAL; loaded += STEP) {
        await expect.poll(size).toBe(loaded);
        await more.evaluate((button: HTMLElement) => button.click());
      }
      await expect.poll(size).toBe(TOTAL);
      for (const share of [0.2, 0.5, 0.97]) {
        await page.evaluate((to) => scrollTo(0, to * document.documentElement.scrollHeight), share);
        await expect
          .poll(async () => Number(await rows.last().getAttribute('aria-posinset', { timeout: 500 })))
          .toBeGreaterThan(TOTAL * share - 500);
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
