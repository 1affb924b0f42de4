import { IS_LONG } from './support/long';
import { expect, test } from './support/test';
import type { Page } from '@playwright/test';
import { settled } from './support/browser';
import { misfits } from './support/fit';
import { openWindow, SETTINGS_TABS, showPage } from './support/screen';
import { visitAs, world } from './support/world';

const place = world();
const PAGES = [
  '/main/friends',
  '/ada/notifications',
  '/ada',
  '/ada#follows',
  '/users/ada/interactions',
  '/lists',
  '/lists/new',
  '/drafts',
  '/scheduled',
  '/search',
  '/about',
  '/login',
  '/announcements',
  '/muted-and-blocked',
  '/bookmarks',
  '/friend-requests',
  '/main/catch-up',
  '/main/library',
];
const WINDOWS: readonly string[] = [
  ...SETTINGS_TABS.map((tab) => `/settings/${tab}`),
  '/moderation',
  '/moderation/users',
];

/**
 * Where `npm test` looks in the wide layout, whose own are the columns: pages with rows, tabs, fields and a bar of
 * their own, and a window of each kind. Words have the least room on a phone, where it looks at all of them.
 */
const IN_COLUMNS = [
  '/main/friends',
  '/ada/notifications',
  '/ada',
  '/lists/new',
  '/search',
  '/main/catch-up',
  '/main/library',
  '/settings/general',
  '/settings/profile',
  '/settings/theme',
  '/moderation',
];
const lookedAt = (all: readonly string[], width: number): readonly string[] =>
  IS_LONG || width < 800 ? all : all.filter((path) => IN_COLUMNS.includes(path));

/** The screen stands there, and nothing of it is on its way. */
async function ready(page: Page, role: 'main' | 'dialog'): Promise<void> {
  const screen = page.getByRole(role);
  await screen.getByRole('heading').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
  await settled(page, () => screen.evaluate((element) => element.textContent), 10);
}

// The last is English made longer, as words of other languages may be.
// Long words have the least room on a phone; the other way round, all columns stand beside each other.
for (const language of IS_LONG ? ['de', 'fi', 'ru', 'ar', 'ja', 'en-XA'] : ['de', 'ar']) {
  test.describe(`in ${language}`, () => {
    for (const width of IS_LONG ? [390, 1440] : [language === 'ar' ? 1440 : 390]) {
      test(`every word has its room at ${width} px`, () => {
        const options = {
          path: `/main/friends?lang=${language}`,
          viewport: { width, height: 900 },
          ...(width === 390 && { hasTouch: true, isMobile: true }),
        };
        return visitAs(place, 'admin', options, async ({ page }) => {
          const found: string[] = [];
          const look = async (path: string): Promise<void> => {
            for (const misfit of await misfits(page)) found.push(`${path}: ${misfit}`);
          };
          for (const path of lookedAt(PAGES, width)) {
            await showPage(page, path);
            await ready(page, 'main');
            await look(path);
          }
          for (const path of lookedAt(WINDOWS, width)) {
            await openWindow(page, path);
            await ready(page, 'dialog');
            await look(path);
          }
          expect(found).toEqual([]);
        });
      });
    }
  });
}

test('a word that is cut off, beside the window or over another one is found', () =>
  visitAs(place, 'ada', {}, async ({ page }) => {
    expect(await misfits(page)).toEqual([]);
    const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' });
    const spoiled = (style: Readonly<Record<string, string>>): Promise<string> =>
      home
        .evaluate((element, more) => Object.assign(element.style, more), style)
        .then(() => misfits(page))
        .then((found) => found.join('\n'))
        .finally(() => home.evaluate((element) => element.removeAttribute('style')));
    expect(await spoiled({ inlineSize: '30px', overflow: 'hidden' })).toContain('cut off: a “Home”');
    expect(await spoiled({ translate: '-200px' })).toContain('stands out: a “Home”');
    expect(await spoiled({ translate: '0 20px' })).toContain('over each other: a “Home” and a “Local”');
  }));
