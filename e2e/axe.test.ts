import { expect, test } from './support/test';
import type { Locator, Page } from '@playwright/test';
import { axeFindings, contrastFindings, DESKTOP, PHONE } from './support/browser';
import { IS_LONG, LONG, unlessOneOfAKind } from './support/long';
import { Person } from './support/person';
import { openWindow, postById, replyOf, SETTINGS_TABS, showPage } from './support/screen';
import { visit, visitAs, world } from './support/world';

const place = world();
let postId = '';
test.beforeAll(async () => {
  const admin = await Person.as(place.instance.url, 'admin');
  const first = await admin.post('For the accessibility check.', { spoiler_text: 'A subject' });
  await admin.reply(first.id, '@ada a reply with #tag and https://example.org/');
  postId = first.id;
});

type Screens = readonly (readonly [name: string, show: (page: Page) => Promise<unknown>])[];
const at =
  (path: string, ready: (page: Page) => Promise<unknown>) =>
  async (page: Page): Promise<unknown> => {
    await showPage(page, path);
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
/**
 * Built-in themes that the page wears besides, one after another, by what the system prefers. Only colours differ
 * between them, so that `npm test` looks at all rules in dark colours alone, and at the light ones on a screen of each
 * kind.
 */
const MORE_THEMES = {
  dark: IS_LONG ? ['black', 'high-contrast', 'deuteranopia', 'low-vision'] : ['pleroma-light'],
  light: [],
};
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

/** Screens that have their own rows, fields and marks; the theme tests below look at them, too. */
const inWindow =
  (path: string) =>
  (page: Page): Promise<void> =>
    openWindow(page, path);
const SETTINGS: Screens = SETTINGS_TABS.map((tab) => [`settings: ${tab}`, inWindow(`/settings/${tab}`)]);
const MODERATION_TABS = ['', 'users', 'users/juno', 'approvals', 'invites', 'announcements', 'log'];
const firstInQueue = (page: Page): Locator =>
  page.getByRole('dialog').getByRole('feed', { name: 'Reports' }).getByRole('article').first();
const MODERATION: Screens = [
  ...MODERATION_TABS.map((tab) => [`moderation: ${tab}`, inWindow(`/moderation/${tab}`)] as const),
  [
    'moderation: several reports at once',
    async (page) => {
      await inWindow('/moderation')(page);
      await firstInQueue(page).getByRole('checkbox').check();
      await page.getByRole('group', { name: 'What is selected' }).waitFor();
    },
  ],
  [
    'moderation: a report and what can be done about it',
    async (page) => {
      await firstInQueue(page).getByRole('button').click();
      await page.getByRole('region', { name: 'At a glance' }).waitFor();
      await page.getByRole('button', { name: 'Account actions' }).click();
      await page.getByRole('menu').waitFor();
    },
  ],
];
const OWN: Screens = [
  ['catching up', at('/main/catch-up', heading)],
  ['library', at('/main/library', heading)],
  ['lists', at('/lists', heading)],
  ['new list', at('/lists/new', heading)],
  ['drafts', at('/drafts', heading)],
  ['scheduled posts', at('/scheduled', heading)],
  ['announcements', at('/announcements', firstPost)],
  ['friend requests', at('/friend-requests', firstPost)],
  ['who to follow', at('/who-to-follow', firstPost)],
  ['muted and blocked', at('/muted-and-blocked', heading)],
  ['interactions', at('/users/ada/interactions', firstPost)],
  ['direct messages by people', at('/users/ada/dms?by=people', firstPost)],
  ['profile', at('/juno', firstPost)],
  ['found', at('/search?query=glaze', firstPost)],
];

const IN_LIGHT_TOO = [
  'home',
  'reply form',
  'menu of a post',
  'notifications',
  'about',
  'profile',
  'announcements',
  'settings: general',
  'settings: theme',
  'moderation: ',
  'moderation: users/juno',
  'moderation: a report and what can be done about it',
  'registration',
];
/**
 * Looked at by axe in lists, drafts, following and search, with more on them; or made of the rows of another screen:
 * those of the settings stand in controls.dom.test.tsx.
 */
const SEEN_ELSEWHERE = [
  ['federated', 'conversation', 'search'],
  ['new list', 'drafts', 'scheduled posts', 'friend requests', 'found'],
  ['reading', 'media', 'writing', 'version'].map((tab) => `settings: ${tab}`),
].flat();
const notElsewhere = (screens: Screens): Screens =>
  screens.filter(([name]) => IS_LONG || !SEEN_ELSEWHERE.includes(name));
/** What a phone lays out in another way: bars, a form of its own, a page in place of a column. */
const onPhone = (screens: Screens): Screens =>
  screens.filter(([name]) => IS_LONG || ['home', 'conversation', 'search', 'notifications'].includes(name));

/** The columns beside the page are the same on each, and under a window also the page: half of a look's time. */
const COLUMNS = ['aside', 'main ~ div'];
const WITH_COLUMNS = ['home', 'federated'];
const seenBefore = (name: string): string[] => {
  if (IS_LONG || WITH_COLUMNS.includes(name)) return [];
  return /^(?:settings|moderation): /.test(name) ? [...COLUMNS, 'main'] : COLUMNS;
};

/** All rules in the theme that the page wears, contrast in `themes` as well. */
async function check(page: Page, screens: Screens, themes: readonly string[] = []): Promise<void> {
  for (const [name, show] of screens) {
    await show(page);
    const without = seenBefore(name);
    expect.soft(await axeFindings(page, undefined, without), name).toEqual([]);
    const worn = IS_LONG || IN_LIGHT_TOO.includes(name) ? themes : [];
    expect.soft(await contrastFindings(page, worn, without), name).toEqual([]);
  }
}

for (const colorScheme of ['dark', 'light'] as const) {
  const desktop = { colorScheme, viewport: DESKTOP };
  const phone = { colorScheme, viewport: PHONE, hasTouch: true };
  test.describe(
    `axe finds nothing in ${colorScheme} colours`,
    unlessOneOfAKind(colorScheme === 'dark'),
    () => {
      test('on a desktop, signed in', () =>
        visitAs(place, 'ada', desktop, async ({ page }) => {
          await check(page, notElsewhere(SIGNED_IN), MORE_THEMES[colorScheme]);
          await check(
            page,
            [
              [
                'menu of a post',
                async () => {
                  await at('/main/friends', firstPost)(page);
                  await page
                    .getByRole('main')
                    .getByRole('button', { name: 'More', exact: true })
                    .first()
                    .click();
                  await page.getByRole('menu').waitFor();
                },
              ],
            ],
            MORE_THEMES[colorScheme],
          );
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

      test('on pages of one’s own, and in the settings', () =>
        visitAs(place, 'ada', desktop, ({ page }) =>
          check(page, notElsewhere([...OWN, ...SETTINGS]), MORE_THEMES[colorScheme]),
        ));

      test('in the moderation, and where its window has become narrow', () =>
        visitAs(place, 'admin', desktop, async ({ page }) => {
          await check(page, MODERATION, MORE_THEMES[colorScheme]);
          await page.keyboard.press('Escape');
          await page.getByRole('menu').waitFor({ state: 'detached' });
          await page.setViewportSize(PHONE);
          // Its rows and forms are those of a desktop; laid out in another way are the queue, a person and a report.
          await check(
            page,
            MODERATION.filter(([name]) => /: $|juno$|report/.test(name)),
          );
        }));

      test('in the moderation on a phone', LONG, () =>
        visitAs(place, 'admin', phone, ({ page }) => check(page, MODERATION)),
      );

      test('on a phone, signed in', () =>
        visitAs(place, 'ada', phone, async ({ page }) => {
          await check(page, onPhone(SIGNED_IN.slice(0, -1)));
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

      for (const [name, options] of [
        ['desktop', desktop],
        ['phone', phone],
      ] as const) {
        test(`on a ${name}, for visitors`, unlessOneOfAKind(name === 'desktop'), () =>
          visit(place, options, async ({ page }) => {
            await page.goto(place.url);
            await firstPost(page);
            const doors: Screens = [
              ['registration', at('/registration', heading)],
              ['login', at('/login', heading)],
            ];
            // Most of what a visitor reads is what a reader does.
            const read = COMMON.filter(([screen]) => IS_LONG || /^(federated|conversation)$/.test(screen));
            await check(page, [...read, ...doors], MORE_THEMES[colorScheme]);
            await page.getByRole('main').getByLabel('Username').fill('totp');
            await page.getByRole('main').getByLabel('Password', { exact: true }).fill('wrong');
            await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
            await page.getByRole('main').getByRole('alert').waitFor();
            expect.soft(await axeFindings(page), 'login error').toEqual([]);
            await page.getByRole('main').getByLabel('Password', { exact: true }).fill('skein-demo');
            await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
            await page.getByRole('main').getByRole('textbox', { name: 'Two-factor code' }).waitFor();
            expect.soft(await axeFindings(page), 'second factor').toEqual([]);
            await page.setViewportSize(PHONE);
            expect.soft(await axeFindings(page), 'second factor on a phone').toEqual([]);
            await check(page, doors);
          }),
        );
      }
    },
  );
}

/** All main screens beside English: a language that is written from right to left, and one without spaces. */
for (const { language, dir, where, colorScheme, viewport, hasTouch } of [
  { language: 'ar', dir: 'rtl', where: 'a phone', colorScheme: 'dark', viewport: PHONE, hasTouch: true },
  {
    language: 'ja',
    dir: 'ltr',
    where: 'a desktop',
    colorScheme: 'light',
    viewport: DESKTOP,
    hasTouch: false,
  },
] as const) {
  test.describe(`axe finds nothing in ${language}, in ${colorScheme} colours on ${where}`, LONG, () => {
    const options = { locale: language, colorScheme, viewport, hasTouch };
    const inLanguage = async (page: Page): Promise<void> => {
      const html = page.locator('html');
      await expect(html).toHaveAttribute('lang', language);
      await expect(html).toHaveAttribute('dir', dir);
    };
    for (const [name, screens] of [
      ['what is read', SIGNED_IN.filter(([name]) => name !== 'reply form')],
      ['pages of one’s own', OWN],
      ['the settings', SETTINGS],
    ] as const) {
      test(name, () =>
        visitAs(place, 'ada', options, async ({ page }) => {
          await inLanguage(page);
          await check(page, screens);
        }),
      );
    }

    test('the moderation', () =>
      visitAs(place, 'admin', options, async ({ page }) => {
        await inLanguage(page);
        await check(page, MODERATION.slice(0, MODERATION_TABS.length));
      }));

    test('what a visitor meets', () =>
      visit(place, options, async ({ page }) => {
        await page.goto(place.url);
        await firstPost(page);
        await inLanguage(page);
        await check(page, [
          ...COMMON,
          ['registration', at('/registration', heading)],
          ['login', at('/login', heading)],
        ]);
      }));
  });
}
