import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';
import { PHONE } from './support/browser';
import { textOf } from './support/screen';
import { visitAs, world, type Visit } from './support/world';

const place = world();
const phone = (run: (visit: Visit) => Promise<void>): Promise<void> =>
  visitAs(place, 'ada', { viewport: PHONE, hasTouch: true, isMobile: true, path: null }, async (visit) => {
    const { page } = visit;
    // Nobody looks at the page before.
    await page.goto(`${place.url}/lists`, { waitUntil: 'commit' });
    await page.goto(`${place.url}/main/friends`);
    await page.locator('#app').getByRole('main').getByRole('article').first().waitFor();
    await run(visit);
  });
const drawer = (page: Page): Locator => page.getByRole('dialog', { name: 'Menu' });
const composer = (page: Page): Locator => page.getByRole('dialog', { name: 'New post' });
const pathOf = (page: Page): string => new URL(page.url()).pathname;
const write = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'New post', exact: true }).tap();
  await textOf(composer(page)).waitFor();
};
/** The entry of a layer comes a moment after the layer. */
const entries = (page: Page, count: number): Promise<void> =>
  expect.poll(() => page.evaluate(() => Number(history.state?.skeinLayers ?? 0))).toBe(count);
/** As the button of a phone: it waits for nothing. */
// The step begins after the answer: one that leads to another document takes the page that would have answered.
const pressBack = (page: Page): Promise<void> => page.evaluate(() => void setTimeout(() => history.back()));
const HOME = '/main/friends';

test.describe('Back on a phone', () => {
  test('closes the composer, says that its words are kept, closes what lies on top of it first, twice in haste both, and then leaves the page', () =>
    phone(async ({ page }) => {
      await write(page);
      await textOf(composer(page)).fill('Half a thought.');
      await entries(page, 1);
      await pressBack(page);
      await composer(page).waitFor({ state: 'detached' });
      await page.getByText('Kept as a draft.').waitFor();
      expect(pathOf(page)).toBe(HOME);
      await write(page);
      await expect(textOf(composer(page))).toHaveValue('Half a thought.');
      const picker = page.getByRole('dialog', { name: 'Emoji' });
      const open = async (): Promise<void> => {
        await composer(page).getByRole('button', { name: 'Emoji' }).tap();
        await picker.waitFor();
        await entries(page, 2);
      };
      await open();
      await pressBack(page);
      await picker.waitFor({ state: 'detached' });
      await textOf(composer(page)).waitFor();
      await open();
      await page.evaluate(() => {
        history.back();
        history.back();
      });
      await composer(page).waitFor({ state: 'detached' });
      expect(pathOf(page)).toBe(HOME);
      await entries(page, 0);
      await pressBack(page);
      await page.waitForURL('**/lists');
    }));

  test('closes drawer, notifications, viewer and menu, and stays; leaves after what was closed by its own button, whose entry has gone', () =>
    phone(async ({ page }) => {
      const main = page.locator('#app').getByRole('main');
      const length = await page.evaluate(() => history.length);
      const layers = [
        ['Menu', page.getByRole('button', { name: 'Menu', exact: true }), drawer(page)],
        [
          'Notifications',
          page.getByRole('button', { name: /^Notifications/ }),
          page.getByRole('dialog', { name: 'Notifications' }),
        ],
        ['Viewer', main.locator('a:has(> img)').first(), page.getByRole('dialog', { name: 'Media viewer' })],
        ['More', main.getByRole('button', { name: /^More/ }).first(), page.getByRole('menu')],
      ] as const;
      for (const [, button, layer] of layers) {
        await button.tap();
        await layer.waitFor();
        await entries(page, 1);
        await pressBack(page);
        await layer.waitFor({ state: 'detached' });
        await entries(page, 0);
        expect(pathOf(page)).toBe(HOME);
      }
      for (let times = 0; times < 3; times += 1) {
        await page.getByRole('button', { name: 'Menu', exact: true }).tap();
        await drawer(page).waitFor();
        await entries(page, 1);
        await page.keyboard.press('Escape');
        await drawer(page).waitFor({ state: 'detached' });
        await entries(page, 0);
      }
      await expect.poll(() => page.evaluate(() => history.length)).toBe(length + 1);
      // Forward leads to an entry whose layer is gone.
      await page.evaluate(() =>
        new Promise((resolve) => {
          window.addEventListener('popstate', resolve, { once: true });
          history.forward();
        }).then(() => undefined),
      );
      await entries(page, 0);
      await expect(drawer(page)).toHaveCount(0);
      await pressBack(page);
      await page.waitForURL('**/lists');
    }));

  test('leads from the page of a link in a drawer, and in a layer over another, to the page below, in one step, and forward again', () =>
    phone(async ({ page }) => {
      const length = await page.evaluate(() => history.length);
      await write(page);
      await composer(page).getByRole('button', { name: 'Emoji' }).tap();
      await page.getByRole('dialog', { name: 'Emoji' }).waitFor();
      await entries(page, 2);
      await page.evaluate(() => history.pushState(null, '', '/bookmarks'));
      await page.waitForURL('**/bookmarks');
      await composer(page).waitFor({ state: 'detached' });
      await expect.poll(() => page.evaluate(() => history.length)).toBe(length + 1);
      await pressBack(page);
      await page.waitForURL(`**${HOME}`);
      await entries(page, 0);
      await page.evaluate(() => history.forward());
      await page.waitForURL('**/bookmarks');
      await page.goBack();
      await page.waitForURL(`**${HOME}`);
      await page.getByRole('main').getByRole('article').first().waitFor();

      await page.getByRole('button', { name: 'Menu', exact: true }).tap();
      await drawer(page).getByRole('link', { name: 'Interactions' }).tap();
      await page.waitForURL('**/interactions');
      await drawer(page).waitFor({ state: 'detached' });
      await pressBack(page);
      await page.waitForURL(`**${HOME}`);
      await page.getByRole('main').getByRole('article').first().waitFor();
      await expect(drawer(page)).toHaveCount(0);
      await page.evaluate(() => history.forward());
      await page.waitForURL('**/interactions');
      await page.goBack();
      await page.waitForURL(`**${HOME}`);
      await pressBack(page);
      await page.waitForURL('**/lists');
    }));

  test('closes also what opened by itself where one came back to, once something was pressed in it, and leaves a page that was reloaded with a layer open', () =>
    phone(async ({ page }) => {
      const notifications = page.getByRole('dialog', { name: 'Notifications' });
      await page.getByRole('button', { name: /^Notifications/ }).tap();
      await notifications.getByRole('article').first().waitFor();
      await entries(page, 1);
      await notifications.locator('article a[href]').first().tap();
      await expect.poll(() => pathOf(page)).not.toBe(HOME);
      await pressBack(page);
      await page.waitForURL(`**${HOME}`);
      await notifications.waitFor();
      await entries(page, 0);
      await page.keyboard.press('Shift');
      await entries(page, 1);
      await pressBack(page);
      await notifications.waitFor({ state: 'detached' });
      expect(pathOf(page)).toBe(HOME);
      await entries(page, 0);

      await write(page);
      await textOf(composer(page)).fill('Reloaded.');
      await entries(page, 1);
      await page.reload();
      await page.locator('#app').getByRole('main').getByRole('article').first().waitFor();
      await entries(page, 0);
      expect(pathOf(page)).toBe(HOME);
      await write(page);
      await expect(textOf(composer(page))).toHaveValue('Reloaded.');
      await textOf(composer(page)).fill('');
      await entries(page, 1);
      await pressBack(page);
      await composer(page).waitFor({ state: 'detached' });
      await pressBack(page);
      await page.waitForURL('**/lists');
    }));
});

test('F5 in the very moment in which a form makes its entry stays, and Back asks and leads to the page before', () =>
  // Without the service worker the page itself comes late, and the entry is made while it is on its way.
  visitAs(place, 'ada', { path: '/main/all' }, async ({ page, context }) => {
    const title = page.locator('#app').getByRole('main').getByLabel('Title');
    await page.evaluate(() => history.pushState(null, '', '/lists'));
    await page.getByRole('link', { name: 'New list' }).click();
    await title.focus();
    await page.evaluate(() => {
      navigation.addEventListener('currententrychange', () => void fetch('/made'));
      addEventListener('beforeunload', () =>
        setTimeout(() => document.execCommand('insertText', false, 'Slow birds')),
      );
    });
    const lift = place.proxy.fault('GET /lists/new', { is: 'held' });
    const seen: string[] = [];
    const reloading = (await context.newCDPSession(page)).send('Page.reload');
    await expect
      .poll(() => seen.push(...place.proxy.requests()) > 0 && seen)
      .toEqual(expect.arrayContaining(['GET /lists/new', 'GET /made']));
    lift();
    await reloading;
    await expect(title).toHaveValue('Slow birds');
    await entries(page, 1);
    expect(pathOf(page)).toBe('/lists/new');
    await pressBack(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL('**/lists');
  }));
