import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright';
import { axeFindings, DESKTOP, PHONE } from './support/browser';
import { Person } from './support/person';
import { postById, replyOf } from './support/screen';
import { visit, visitAs, world } from './support/world';

const place = world();
let postId = '';
beforeAll(async () => {
  const admin = await Person.as(place.instance.url, 'admin');
  const first = await admin.post('For the accessibility check.', { spoiler_text: 'A subject' });
  await admin.reply(first.id, '@ada a reply with #tag and https://example.org/');
  postId = first.id;
});

type Screens = readonly (readonly [name: string, show: (page: Page) => Promise<unknown>])[];
const at =
  (path: string, ready: (page: Page) => Promise<unknown>) =>
  async (page: Page): Promise<unknown> => {
    await page.evaluate((to) => history.pushState(null, '', to), path);
    return ready(page);
  };
const heading = (page: Page): Promise<void> => page.getByRole('heading', { level: 1 }).waitFor();
const firstPost = (page: Page): Promise<void> =>
  page.getByRole('main').getByRole('article').first().waitFor();
const closeDialog = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

const COMMON: Screens = [
  ['federated', at('/main/all', firstPost)],
  ['tag', at('/tag/thelonglist', firstPost)],
  ['conversation', (page) => at(`/notice/${postId}`, firstPost)(page)],
  ['about', at('/about', heading)],
  ['search', at('/search', heading)],
  ['not found', at('/there/is/no/such/page', heading)],
];
const SIGNED_IN: Screens = [
  ['home', at('/main/friends', firstPost)],
  ...COMMON,
  ['bookmarks', at('/bookmarks', heading)],
  ['direct messages', at('/users/ada/dms', heading)],
  ['notifications', at('/ada/notifications', firstPost)],
  [
    'reply form',
    async (page) => {
      await at(`/notice/${postId}`, firstPost)(page);
      await replyOf(postById(page, postId)).click();
      await page.getByRole('textbox', { name: 'Post text' }).last().waitFor();
    },
  ],
];

async function check(page: Page, screens: Screens): Promise<void> {
  for (const [name, show] of screens) {
    await show(page);
    expect.soft(await axeFindings(page), name).toEqual([]);
  }
}

for (const colorScheme of ['dark', 'light'] as const) {
  const desktop = { colorScheme, viewport: DESKTOP };
  const phone = { colorScheme, viewport: PHONE, hasTouch: true };
  describe(`axe finds nothing in ${colorScheme} colours`, () => {
    it('on a desktop, signed in', () =>
      visitAs(place, 'ada', desktop, async ({ page }) => {
        await check(page, SIGNED_IN);
        await check(page, [
          [
            'menu of a post',
            async () => {
              await at('/main/friends', firstPost)(page);
              await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).first().click();
              await page.getByRole('menu').waitFor();
            },
          ],
        ]);
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Settings', exact: true }).click();
        await page.getByRole('dialog').waitFor();
        expect(await axeFindings(page)).toEqual([]);
        await closeDialog(page);
        await page.getByRole('button', { name: 'Accounts' }).click();
        await page.getByRole('menuitem', { name: 'Log out' }).click();
        await page.getByRole('alertdialog').waitFor();
        expect(await axeFindings(page)).toEqual([]);
      }));

    it('on a phone, signed in', () =>
      visitAs(place, 'ada', phone, async ({ page }) => {
        await check(page, SIGNED_IN.slice(0, -1));
        await at('/main/friends', firstPost)(page);
        for (const [button, dialog] of [
          ['Menu', 'Menu'],
          [/^Notifications/, 'Notifications'],
          [/^New post$/, 'New post'],
        ] as const) {
          await page.getByRole('button', { name: button }).click();
          await page.getByRole('dialog', { name: dialog }).waitFor();
          expect.soft(await axeFindings(page), dialog).toEqual([]);
          await closeDialog(page);
        }
      }));

    it.each([
      ['desktop', desktop],
      ['phone', phone],
    ])('on a %s, for visitors', (_, options) =>
      visit(place, options, async ({ page }) => {
        await page.goto(place.url);
        await firstPost(page);
        await check(page, [...COMMON, ['login', at('/login', heading)]]);
        await page.getByRole('main').getByLabel('Username').fill('totp');
        await page.getByRole('main').getByLabel('Password', { exact: true }).fill('wrong');
        await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
        await page.getByRole('main').getByRole('alert').waitFor();
        expect.soft(await axeFindings(page), 'login error').toEqual([]);
        await page.getByRole('main').getByLabel('Password', { exact: true }).fill('skein-demo');
        await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
        await page.getByRole('main').getByRole('textbox', { name: 'Two-factor code' }).waitFor();
        expect.soft(await axeFindings(page), 'second factor').toEqual([]);
      }),
    );
  });
}
