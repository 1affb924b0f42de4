import { expect, test } from './support/test';
import type { Page } from '@playwright/test';
import { PHONE } from './support/browser';
import { unlessOneOfAKind } from './support/long';
import { Person } from './support/person';
import { visit, visitAs, world } from './support/world';

const place = world();
let postId = '';
test.beforeAll(async () => {
  const admin = await Person.as(place.instance.url, 'admin');
  postId = (await admin.post('For its address.')).id;
});

/** Every page has exactly one first heading, and it is not empty. */
async function headingOf(page: Page): Promise<string> {
  const heading = page.getByRole('heading', { level: 1 });
  await heading.waitFor();
  return (await heading.innerText()).trim();
}

/** Paths of NAV-02 to NAV-12 with their heading. */
const OPEN: readonly (readonly [path: string, heading: string | RegExp])[] = [
  ['/main/all', /Known network/],
  ['/main/public', /Local/],
  ['/main/bubble', /Bubble/],
  ['/tag/thelonglist', /#thelonglist/],
  ['/users/ada', 'Ada Vale'],
  ['/ada', 'Ada Vale'],
  ['/@ada', 'Ada Vale'],
  ['/search', 'Search'],
  ['/about', /./],
  ['/announcements', 'Announcements'],
  ['/login', 'Log in'],
  ['/password-reset', 'Reset password'],
  ['/registration-request-sent', 'Request sent'],
  ['/awaiting-email-confirmation', 'Confirm your email'],
];
const SIGNED_IN: typeof OPEN = [
  ['/main/friends', /Home/],
  ['/bookmarks', /Bookmarks/],
  ['/users/ada/dms', /Direct messages/],
  ['/users/ada/interactions', 'Interactions'],
  ['/ada/notifications', 'Notifications'],
  ['/remote-users/far.example/somebody', 'Remote profile'],
  ['/remote-users/@somebody@far.example', 'Remote profile'],
  ['/friend-requests', 'Friend requests'],
  ['/who-to-follow', 'Who to follow'],
  ['/lists', 'Lists'],
  ['/lists/1', /./],
  ['/lists/1/edit', 'Edit list'],
];

/** Opens a path without loading the page anew, as a link does. */
const go = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
  }, path);

test.describe('every address', () => {
  test('shows a visitor a page with a heading and a title; of a signed-in page it leads to the landing page, and one that nobody knows says so and leads on', () =>
    visit(place, {}, async ({ page }) => {
      await page.goto(`${place.url}/there/is/no/such/page`);
      await page.getByText('There is no such page').waitFor();
      await page.getByRole('main').getByRole('link', { name: 'Go to the start page' }).click();
      await page.waitForURL('**/main/all');
      for (const [path, heading] of [...OPEN, [`/notice/${postId}`, 'Conversation'] as const]) {
        await go(page, path);
        await page.waitForURL(`**${path}`);
        await expect.poll(() => headingOf(page), { message: path }).toMatch(heading);
        await expect.poll(() => page.title(), { message: path }).not.toBe('');
        await expect
          .poll(async () => (await page.getByRole('main').innerText()).trim(), { message: path })
          .not.toBe('');
      }
      // Each of them: routes.test.ts (NAV-11).
      await go(page, '/lists');
      await page.waitForURL('**/main/all');
    }));

  test('shows a signed-in reader a page with a heading; of a far profile that names this very server, its port too, it leads to its profile here', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      for (const [path, heading] of SIGNED_IN) {
        await go(page, path);
        await page.waitForURL(`**${path}`);
        await expect.poll(() => headingOf(page), { message: path }).toMatch(heading);
        await expect
          .poll(async () => (await page.getByRole('main').innerText()).trim(), { message: path })
          .not.toBe('');
      }
      const { host } = new URL(place.url);
      for (const path of [`/remote-users/${host}/mod`, `/remote-users/@newcomer@${host}`]) {
        await go(page, path);
        await page.waitForURL(/\/(mod|newcomer)$/);
        await page
          .getByRole('main')
          .getByRole('tab', { name: /^Posts/ })
          .waitFor();
        expect(path).toContain(new URL(page.url()).pathname.slice(1));
      }
    }));
});

test.describe('moving about', () => {
  test('goes back and forward through pages, with the right one in the tab; the logo leads home, and the columns beside the page stay as they are', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const panel = page.getByRole('navigation', { name: 'Main' });
      await panel.getByRole('link', { name: 'Bookmarks', exact: true }).click();
      await page.waitForURL('**/bookmarks');
      await panel.getByRole('link', { name: 'Lists', exact: true }).click();
      await expect.poll(() => page.title()).toMatch(/Lists · Tidepool/);
      await page.goBack();
      await expect.poll(() => page.title()).toMatch(/Bookmarks · Tidepool/);
      await page.goBack();
      await expect.poll(() => headingOf(page)).toMatch(/Home/);
      await page.goForward();
      await page.goForward();
      await expect.poll(() => headingOf(page)).toBe('Lists');

      const beside = page.getByRole('region', { name: 'Notifications' });
      const stays = async (): Promise<boolean | undefined> => {
        await go(page, '/lists');
        await expect.poll(() => headingOf(page)).toBe('Lists');
        const column = await beside.elementHandle();
        await page.getByRole('banner').getByRole('link', { name: 'Tidepool' }).click();
        await expect.poll(() => headingOf(page)).toMatch(/Home/);
        return column?.evaluate((element) => element.isConnected);
      };
      // The code for that comes with the first sign of use.
      await expect.poll(stays, { timeout: 30_000 }).toBe(true);
    }));

  test('gives the focus to the page that the menu of a phone, or a notification in its drawer, leads to', () =>
    visitAs(place, 'ada', { viewport: PHONE, hasTouch: true }, async ({ page }) => {
      const focused = (): Promise<string | undefined> =>
        page.evaluate(() => document.activeElement?.closest('main, header')?.localName);
      await page.getByRole('button', { name: 'Menu' }).tap();
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Lists' }).tap();
      await expect.poll(() => headingOf(page)).toBe('Lists');
      await expect.poll(focused).toBe('main');
      await page
        .getByRole('banner')
        .getByRole('button', { name: /notifications/i })
        .tap();
      const drawer = page.getByRole('dialog', { name: 'Notifications' });
      await drawer.getByRole('article').first().getByRole('link').first().tap();
      await drawer.waitFor({ state: 'detached' });
      await expect.poll(focused).toBe('main');
    }));
});

test.describe('layouts', () => {
  const PATHS = ['/main/friends', `/ada/notifications`, '/about', '/lists', '/login'];

  for (const language of ['en', 'en-XA', 'ar-XB'])
    for (const width of [390, 1024, 1440])
      test(
        `have nothing beside the window in ${language} at ${width} px`,
        // Words at 390 and at 1440 px: languages-fit.test.ts.
        unlessOneOfAKind(language === 'ar-XB' && width === 1024),
        () =>
          visitAs(
            place,
            'ada',
            { path: `/main/friends?lang=${language}`, viewport: { width, height: 900 } },
            async ({ page }) => {
              const html = page.locator('html');
              await expect(html).toHaveAttribute('dir', language === 'ar-XB' ? 'rtl' : 'ltr');
              for (const path of [...PATHS, `/notice/${postId}`]) {
                await go(page, `${path}?lang=${language}`);
                await headingOf(page);
                const beyond = (): Promise<number> =>
                  page.evaluate(() => {
                    const { scrollWidth, clientWidth } = document.documentElement;
                    return scrollWidth - clientWidth;
                  });
                await expect.poll(beyond, { message: path }).toBe(0);
              }
            },
          ),
      );
});
