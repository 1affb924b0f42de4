import type { Browser, Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';
import { Api } from '../bench/api';
import { openContext } from './support/browser';
import type { Family } from './support/dress/family';
import { gotosocial } from './support/dress/gotosocial';
import { mastodon } from './support/dress/mastodon';
import { startDressed, type Dressed } from './support/dressed';
import { startInstance, type Instance } from './support/instance';
import { IS_LONG, unlessOneOfAKind } from './support/long';
import { startProxied, type Proxied } from './support/proxied';
import { openWindow, showPage } from './support/screen';
import type { Session } from './support/session';
import { onWarmPage, type Visit } from './support/warm';

let instance: Instance;
let browser: Browser;
test.beforeAll(async ({ shell }) => {
  browser = shell;
  instance = await startInstance();
});
test.afterAll(() => instance.stop());

/** Sessions of ada by the address that they are of: most tests need not sign in again. */
const sessions = new Map<string, Session>();

/** A page of its own that must end without a complaint. */
async function visit(run: (page: Page) => Promise<void>): Promise<void> {
  const { context, complaints } = await openContext(browser);
  try {
    await run(await context.newPage());
    expect(complaints.list).toEqual([]);
  } finally {
    await context.close();
  }
}

async function signInByPage(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Continue to|^Log in/ })
    .click();
  await page.waitForURL('**/auth/sign_in');
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(background, 'the look of the page').toBe('rgb(1, 2, 3)');
  await page.getByLabel('Email').fill('ada');
  await page.getByLabel('Password').fill('skein-demo');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.waitForURL('**/main/friends');
  await page.getByRole('article').first().waitFor();
}

/** On the home timeline, signed in. */
async function visitAsAda(url: string, run: (page: Page, visit: Visit) => Promise<void>): Promise<void> {
  if (!sessions.has(url))
    await visit(async (page) => {
      await signInByPage(page, url);
      sessions.set(url, await page.context().storageState());
    });
  const session = sessions.get(url);
  if (!session) throw new Error('a sign-in left nothing behind');
  await onWarmPage(browser, url, {}, session, async (visited) => {
    const { page, complaints } = visited;
    await page.goto(`${url}/main/friends`);
    await page.getByRole('article').first().waitFor();
    await run(page, visited);
    expect(complaints.list).toEqual([]);
  });
}

declare global {
  interface Window {
    tabsSeen?: string[];
  }
}

/** Notes every name that was ever among the tabs of the settings. */
function noteTabs(): void {
  const seen: string[] = (window.tabsSeen = []);
  new MutationObserver(() => {
    for (const tab of document.querySelectorAll('dialog nav button'))
      if (!seen.includes(tab.textContent ?? '')) seen.push(tab.textContent ?? '');
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/**
 * A GoToSocial lacks the most: its walk sees every page in `npm test`. That of a Mastodon sees there those that its
 * answers make other.
 */
const OTHER_IN_MASTODON = [
  '/users/ada/dms',
  '/search?query=tide',
  '/announcements',
  '/who-to-follow',
  '/users/lin',
];

type Place = () => { proxied: Proxied; dressed: Dressed };

/** What every family does; `own` are tests of somebody signed in, before the last one signs out. */
function behaves(family: Family, own: (place: Place) => void = () => {}): Place {
  let dressed: Dressed;
  let proxied: Proxied;
  const looksAt = (path: string): boolean =>
    IS_LONG || family === gotosocial || OTHER_IN_MASTODON.includes(path);
  test.beforeAll(async () => {
    dressed = await startDressed(instance.url, family);
    proxied = await startProxied(dressed.url);
  });
  test.afterAll(async () => {
    await proxied.stop();
    await dressed.stop();
  });

  test("signs in on the server's own pages, which keep their look, and asks for nothing that only an Akkoma has", () =>
    visit(async (page) => {
      dressed.requests();
      await signInByPage(page, proxied.url);
      sessions.set(proxied.url, await page.context().storageState());
      const asked = dressed.requests().filter((line) => /\/(pleroma|akkoma)\//.test(line));
      expect(asked).toEqual([]);
    }));

  test('shows posts and notifications that arrive, without a word that the stream does not understand, and keeps the mark on the server; reads home and a conversation, favourites and replies', async () => {
    // Who left before is not counted.
    await expect.poll(() => dressed.listeners()).toBe(0);
    await visitAsAda(proxied.url, async (page) => {
      const admin = await Api.signIn(instance.url, 'admin');
      const words = `Streamed to ${family.name}`;
      await expect.poll(() => dressed.listeners()).toBe(1);
      await admin.post(`@ada ${words}`);
      await page.getByRole('button', { name: /^Show new/ }).click();
      const article = page
        .getByRole('feed', { name: 'Home' })
        .getByRole('article')
        .filter({ hasText: words });
      await article.waitFor();
      // Pictures in frames are addressed here too, not at a host that only the server knows.
      await expect
        .poll(() => article.locator('img').first().getAttribute('src'))
        .toMatch(/^(http:\/\/localhost|blob:|data:)/);
      expect(dressed.heard).toEqual([]);

      const panel = page.getByRole('region', { name: 'Notifications' });
      await panel.getByRole('article').filter({ hasText: words }).waitFor();
      // A reload would cut what is not answered yet.
      const marked = page.waitForResponse(
        (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/v1/markers'),
      );
      await panel.getByRole('button', { name: 'Mark all read' }).click();
      expect((await marked).status()).toBe(200);
      dressed.requests();
      await page.reload();
      await panel.getByRole('article').first().waitFor();
      // What this browser kept shows first, then what the server says.
      await expect
        .poll(() => dressed.requests().filter((line) => line.startsWith('GET /api/v1/markers')).length)
        .toBeGreaterThan(0);
      await expect(panel.locator('[data-unseen]')).toHaveCount(0);

      const picture = page.locator('article img').first();
      await picture.waitFor();
      const feed = page.getByRole('feed').getByRole('article');
      await feed
        .first()
        .getByRole('link', { name: /ago|now|\d/ })
        .last()
        .click();
      await page.waitForURL('**/notice/*');
      const main = page.getByRole('main');
      await main.locator('article[aria-current="true"]').waitFor();
      const star = main.getByRole('button', { name: /^Favorite/, pressed: false }).first();
      const answered = page.waitForResponse(/\/favourite$/);
      await star.click();
      expect((await answered).status()).toBe(200);
      await main
        .getByRole('button', { name: /^Reply/ })
        .first()
        .click();
      const reply = `A reply through ${family.name}`;
      const box = main.getByRole('textbox', { name: /Post text|Reply/ }).first();
      await box.fill(`${await box.inputValue()}${reply}`);
      await page.keyboard.press('Control+Enter');
      await page.getByRole('article').filter({ hasText: reply }).waitFor();
    });
  });

  test('has every page about people, or says that there is none; catches up with home, and goes to a moment', () =>
    visitAsAda(proxied.url, async (page) => {
      const main = page.getByRole('main');
      // There are conversations, but no plain timeline of direct messages: old links lead there, too.
      await page.getByRole('link', { name: 'Direct messages' }).click();
      await main.getByRole('article').first().waitFor();
      await expect(main.getByRole('link', { name: 'All posts' })).toHaveCount(0);
      const shows: readonly (readonly [string, Locator])[] = [
        ['/ada/notifications', main.getByRole('button', { name: 'Mark all read' })],
        ['/users/ada/interactions', main.getByRole('article').first()],
        ['/search?query=tide', main.getByRole('tab', { name: /^Posts/ })],
        ['/lists', main.getByRole('link', { name: 'Shore crew', exact: true })],
        ['/users/ada/dms', main.getByRole('button', { name: /^More about the conversation/ }).first()],
        ['/announcements', main.getByText(/low tide walk|No announcements/i).first()],
        ['/friend-requests', main.getByText(/Approve|No requests/).first()],
        ['/who-to-follow', main.getByText(/^Follow|does not suggest people/).last()],
        ['/muted-and-blocked', main.getByRole('tab', { name: 'Muted' })],
        ['/users/lin', main.getByRole('article').first()],
      ];
      for (const [path, sign] of shows.filter(([path]) => looksAt(path))) {
        const before = await page.title();
        await showPage(page, path);
        // What is looked for may stand on the page before, too.
        await expect.poll(() => page.title(), path).not.toBe(before);
        await sign.waitFor();
        await expect(main.getByText(/could not be loaded|Try again/), path).toHaveCount(0);
      }
      await showPage(page, '/lists/new');
      await main.getByRole('combobox', { name: 'Replies' }).waitFor();
      await main.getByRole('checkbox', { name: /home/i }).waitFor();
      await showPage(page, '/users/ada/interactions');
      await main.getByRole('tab', { name: 'Follows' }).waitFor();
      await expect(main.getByRole('tab', { name: 'Moves' })).toHaveCount(0);
      await showPage(page, '/main/catch-up?span=24&by=conversations');
      await main.getByText(/^Everything since .* is here\.$/).waitFor();
      await main.getByRole('feed', { name: 'Conversations' }).getByText('With you').first().waitFor();
      await showPage(page, '/main/catch-up?moment=home');
      await main.getByRole('button', { name: 'Go', exact: true }).click();
      await page.waitForURL('**/main/friends');
      const hours = (): Promise<number> =>
        page.evaluate(() => {
          const seen = [...document.querySelectorAll('main article[data-status-id]')].find(
            (each) => each.getBoundingClientRect().bottom > 140,
          );
          return (Date.now() - Date.parse(seen?.querySelector('time')?.dateTime ?? '')) / 3_600_000;
        });
      await expect.poll(hours).toBeGreaterThan(18);
    }));

  own(() => ({ proxied, dressed }));

  test(
    'offers nothing that only an Akkoma has, neither at home nor in the settings, from the first moment on, and gives the token back',
    unlessOneOfAKind(family === gotosocial),
    () =>
      visitAsAda(proxied.url, async (page, { context }) => {
        await expect(page.getByRole('link', { name: 'Bubble' })).toHaveCount(0);
        await context.addInitScript(noteTabs);
        await page.goto(`${proxied.url}/settings/general`);
        const tabs = page.getByRole('navigation', { name: 'All settings' });
        await tabs.getByRole('button', { name: 'Profile', exact: true }).waitFor();
        await page.getByRole('main').getByRole('article').first().waitFor({ state: 'attached' });
        const seen = await page.evaluate(() => window.tabsSeen ?? []);
        expect(seen).toContain('Profile');
        expect(seen.filter((name) => /Security|Move account/.test(name))).toEqual([]);
        // Who goes there by the address is told so.
        await openWindow(page, '/settings/security');
        await page
          .getByRole('dialog', { name: 'Settings' })
          .getByText('Your server does not offer this to apps.')
          .waitFor();
        await showPage(page, '/main/friends');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
        sessions.delete(proxied.url);
        await page.getByRole('button', { name: 'Account' }).click();
        await page.getByRole('menuitem', { name: 'Log out' }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
        await page
          .getByRole('button', { name: /^Continue to|^Log in/ })
          .or(page.getByRole('link', { name: 'Log in' }))
          .first()
          .waitFor();
        await expect
          .poll(() => dressed.requests().filter((line) => line === 'POST /oauth/revoke').length)
          .toBeGreaterThan(0);
      }),
  );

  return () => ({ proxied, dressed });
}

test.describe('in front of a GoToSocial', () => {
  const place = behaves(gotosocial, (place) => {
    test('posts to this server alone with the flag that it has for it', () =>
      visitAsAda(place().proxied.url, async (page) => {
        const box = page.getByRole('textbox', { name: 'Post text' }).first();
        await box.fill('Stays at home.');
        await page.getByRole('combobox', { name: 'Language', exact: true }).waitFor();
        await page
          .getByRole('button', { name: /^Visibility/ })
          .first()
          .click();
        await page.getByRole('menuitemradio', { name: /Local only/ }).click();
        await page.getByText('Only people on this server see it.').waitFor();
        const sent = page.waitForRequest((request) => request.url().endsWith('/api/v1/statuses'));
        await box.press('Control+Enter');
        expect((await sent).postDataJSON()).toMatchObject({ visibility: 'public', local_only: true });
      }));
  });

  test('tells a visitor that posts are shown to members only, and how to come in', () =>
    visit(async (page) => {
      await page.goto(place().proxied.url);
      await page.getByText('shows posts only to people who are logged in').waitFor();
      await page.getByRole('button', { name: /^Log in with/ }).waitFor();
    }));
});

test.describe('in front of a GoToSocial that shows its posts to everybody', () => {
  let dressed: Dressed;
  let proxied: Proxied;
  test.beforeAll(async () => {
    dressed = await startDressed(instance.url, { ...gotosocial, open: /^\/(?!api\/v1\/notifications)/ });
    proxied = await startProxied(dressed.url);
  });
  test.afterAll(async () => {
    await proxied.stop();
    await dressed.stop();
  });

  test('one request as a guest decides, not the name of the software: a visitor reads and opens a post', () =>
    visit(async (page) => {
      await page.goto(proxied.url);
      const post = page.getByRole('feed').getByRole('article').first();
      await post.waitFor();
      expect(new URL(page.url()).pathname).toBe('/main/all');
      const asked = (line: string): boolean => line.endsWith('timelines/public?local=true&limit=1');
      expect(dressed.requests().filter(asked)).toHaveLength(1);
      await page.goto(`${proxied.url}/notice/${await post.getAttribute('data-status-id')}`);
      await page.getByRole('main').getByRole('article').first().waitFor();
      await expect(page.getByText('only to people who are logged in')).toHaveCount(0);
    }));
});

test.describe('in front of a Mastodon', () => {
  const place = behaves(mastodon);

  test('shows a visitor the public timelines', () =>
    visit(async (page) => {
      await page.goto(place().proxied.url);
      await page.getByRole('feed').getByRole('article').first().waitFor();
      expect(new URL(page.url()).pathname).toBe('/main/all');
    }));
});
