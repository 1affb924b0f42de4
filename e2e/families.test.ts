import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';
import { Api } from '../bench/api';
import { axeFindings, openContext } from './support/browser';
import type { Family } from './support/dress/family';
import { gotosocial } from './support/dress/gotosocial';
import { mastodon } from './support/dress/mastodon';
import { startDressed, type Dressed } from './support/dressed';
import { startFaultProxy } from './support/fault-proxy';
import { startInstance, type Instance } from './support/instance';
import { Person } from './support/person';
import { startProxied, type Proxied } from './support/proxied';
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
async function visit(run: (page: Page) => Promise<void>, options: BrowserContextOptions = {}): Promise<void> {
  const { context, complaints } = await openContext(browser, options);
  try {
    await run(await context.newPage());
    expect(complaints.list).toEqual([]);
  } finally {
    await context.close();
  }
}

async function signInByPage(page: Page, url: string, name = 'ada'): Promise<void> {
  await page.goto(`${url}/login`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Continue to|^Log in/ })
    .click();
  await page.waitForURL('**/auth/sign_in');
  await page.getByLabel('Email').fill(name);
  await page.getByLabel('Password').fill('skein-demo');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.waitForURL('**/main/friends');
  await page.getByRole('article').first().waitFor();
}

/** On the home timeline, signed in. Never sign out here. */
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

function behaves(family: Family): () => { proxied: Proxied; dressed: Dressed } {
  let dressed: Dressed;
  let proxied: Proxied;
  test.beforeAll(async () => {
    dressed = await startDressed(instance.url, family);
    proxied = await startProxied(dressed.url);
  });
  test.afterAll(async () => {
    await proxied.stop();
    await dressed.stop();
  });

  test("signs in on the server's own pages, which keep their look", () =>
    visit(async (page) => {
      await page.goto(`${proxied.url}/login`);
      await page.getByRole('main').getByRole('button').first().click();
      await page.waitForURL('**/auth/sign_in');
      const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(background).toBe('rgb(1, 2, 3)');
    }));

  test('reads home and a conversation, favourites and replies', () =>
    visitAsAda(proxied.url, async (page) => {
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
      const words = `A reply through ${family.name}`;
      const box = main.getByRole('textbox', { name: /Post text|Reply/ }).first();
      await box.fill(`${await box.inputValue()}${words}`);
      await page.keyboard.press('Control+Enter');
      await page.getByRole('article').filter({ hasText: words }).waitFor();
    }));

  test('shows posts that arrive, without a word that the stream does not understand', async () => {
    // Who left before is not counted.
    await expect.poll(() => dressed.listeners()).toBe(0);
    await visitAsAda(proxied.url, async (page) => {
      const admin = await Api.signIn(instance.url, 'admin');
      const words = `Streamed to ${family.name}`;
      await expect.poll(() => dressed.listeners()).toBe(1);
      await admin.post(words);
      await page.getByRole('button', { name: /^Show new/ }).click();
      const article = page.getByRole('article').filter({ hasText: words });
      await article.waitFor();
      // Pictures in frames are addressed here too, not at a host that only the server knows.
      await expect
        .poll(() => article.locator('img').first().getAttribute('src'))
        .toMatch(/^(http:\/\/localhost|blob:|data:)/);
      expect(dressed.heard).toEqual([]);
    });
  });

  test('reads notifications and keeps the mark on the server', () =>
    visitAsAda(proxied.url, async (page) => {
      const admin = await Api.signIn(instance.url, 'admin');
      await admin.post(`@ada something new, ${family.name}`);
      await page.reload();
      const panel = page.getByRole('region', { name: 'Notifications' });
      await panel
        .getByRole('article')
        .filter({ hasText: `something new, ${family.name}` })
        .waitFor();
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
    }));

  test('hides what is missing there', () =>
    visitAsAda(proxied.url, async (page) => {
      await expect(page.getByRole('link', { name: 'Bubble' })).toHaveCount(0);
      const form = page.getByRole('textbox', { name: 'Post text' }).first();
      await form.click();
      await page.getByRole('combobox', { name: 'Language', exact: true }).waitFor();
      await page
        .getByRole('button', { name: /Public/ })
        .first()
        .click();
      await page.getByRole('menuitemradio', { name: /Unlisted/ }).waitFor();
      await expect(page.getByRole('menuitemradio', { name: /Local/ })).toHaveCount(
        family === gotosocial ? 1 : 0,
      );
    }));

  test('has every page about people, or says that there is none', () =>
    visitAsAda(proxied.url, async (page) => {
      const main = page.getByRole('main');
      // There are conversations, but no plain timeline of direct messages: old links lead there, too.
      await page.getByRole('link', { name: 'Direct messages' }).click();
      await main.getByRole('article').first().waitFor();
      await expect(main.getByRole('link', { name: 'All posts' })).toHaveCount(0);
      const shows: readonly (readonly [string, Locator])[] = [
        ['/users/ada/dms', main.getByRole('button', { name: /^More about the conversation/ }).first()],
        ['/ada/notifications', main.getByRole('button', { name: 'Mark all read' })],
        ['/users/ada/interactions', main.getByRole('article').first()],
        ['/search?query=tide', main.getByRole('tab', { name: /^Posts/ })],
        ['/lists', main.getByRole('link', { name: 'Shore crew', exact: true })],
        ['/announcements', main.getByText(/low tide walk|No announcements/i).first()],
        ['/friend-requests', main.getByText(/Approve|No requests/).first()],
        ['/who-to-follow', main.getByText(/^Follow|does not suggest people/).last()],
        ['/muted-and-blocked', main.getByRole('tab', { name: 'Muted' })],
        ['/users/lin', main.getByRole('article').first()],
      ];
      for (const [path, sign] of shows) {
        await page.goto(proxied.url + path);
        await sign.waitFor();
        await expect(main.getByText(/could not be loaded|Try again/), path).toHaveCount(0);
      }
      await page.goto(`${proxied.url}/lists/new`);
      await main.getByRole('combobox', { name: 'Replies' }).waitFor();
      await main.getByRole('checkbox', { name: /home/i }).waitFor();
      await page.goto(`${proxied.url}/users/ada/interactions`);
      await main.getByRole('tab', { name: 'Follows' }).waitFor();
      await expect(main.getByRole('tab', { name: 'Moves' })).toHaveCount(0);
    }));

  test('offers no settings that only an Akkoma has, from the first moment on', () =>
    visitAsAda(proxied.url, async (page, { context }) => {
      await context.addInitScript(noteTabs);
      await page.goto(`${proxied.url}/settings/general`);
      const tabs = page.getByRole('navigation', { name: 'All settings' });
      await tabs.getByRole('button', { name: 'Profile', exact: true }).waitFor();
      await page.getByRole('main').getByRole('article').first().waitFor({ state: 'attached' });
      const seen = await page.evaluate(() => window.tabsSeen ?? []);
      expect(seen).toContain('Profile');
      expect(seen.filter((name) => /Security|Move account/.test(name))).toEqual([]);
      // Who goes there by the address is told so.
      await page.goto(`${proxied.url}/settings/security`);
      await page
        .getByRole('dialog', { name: 'Settings' })
        .getByText('Your server does not offer this to apps.')
        .waitFor();
    }));

  test('catches up with home, and goes to a moment', () =>
    visitAsAda(proxied.url, async (page) => {
      const main = page.getByRole('main');
      await page.goto(`${proxied.url}/main/catch-up?span=24&by=conversations`);
      await main.getByText(/^Everything since .* is here\.$/).waitFor();
      await main.getByRole('feed', { name: 'Conversations' }).getByText('With you').first().waitFor();
      await page.goto(`${proxied.url}/main/catch-up?moment=home`);
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

  test('signs out and gives the token back', () =>
    visit(async (page) => {
      await signInByPage(page, proxied.url);
      dressed.requests();
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
    }));

  test('asks for nothing that only an Akkoma has', () =>
    visit(async (page) => {
      dressed.requests();
      await signInByPage(page, proxied.url);
      const asked = dressed.requests().filter((line) => /\/(pleroma|akkoma)\//.test(line));
      expect(asked).toEqual([]);
    }));

  return () => ({ proxied, dressed });
}

test.describe('in front of a GoToSocial', () => {
  const place = behaves(gotosocial);

  test('tells a visitor that posts are shown to members only, and how to come in', () =>
    visit(async (page) => {
      await page.goto(place().proxied.url);
      await page.getByText('shows posts only to people who are logged in').waitFor();
      await page.getByRole('button', { name: /^Log in with/ }).waitFor();
    }));

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

  test('offers no repeat for followers only, which is stored as unlisted there', () =>
    visitAsAda(place().proxied.url, async (page) => {
      const feed = page.getByRole('feed');
      await feed.getByRole('button', { name: 'More', exact: true }).first().click();
      const menu = page.getByRole('menu', { name: 'More' });
      await menu.getByRole('menuitem', { name: 'Bookmark' }).waitFor();
      await expect(menu.getByRole('menuitem', { name: /^Repeat/ })).toHaveCount(0);
    }));

  test('tells the author at once of a post that more people see than was asked, and takes it back', async () => {
    const proxy = await startFaultProxy(place().proxied.url);
    await visitAsAda(proxy.url, async (page) => {
      proxy.fault('POST /api/v1/statuses', {
        is: 'change',
        change: (json) => json.replaceAll('"visibility":"private"', '"visibility":"unlisted"'),
      });
      const box = page.getByRole('textbox', { name: 'Post text' }).first();
      await box.fill('For my followers.');
      await page.getByRole('combobox', { name: 'Language', exact: true }).waitFor();
      await page
        .getByRole('button', { name: /^Visibility/ })
        .first()
        .click();
      await page.getByRole('menuitemradio', { name: /Followers only/ }).click();
      await box.press('Control+Enter');
      const told = page.getByRole('alert').filter({ hasText: 'Your post is not as you asked' });
      await told.getByText('The server made it “Unlisted”, you chose “Followers only”.').waitFor();
      await told.getByRole('button', { name: 'Delete and write anew' }).click();
      const words = page.getByRole('dialog').getByRole('textbox', { name: 'Post text' });
      await expect(words).toHaveValue('For my followers.');
    });
    await proxy.stop();
    const ada = await Person.as(instance.url, 'ada');
    await expect.poll(() => ada.ownPostsWith('For my followers.')).toEqual([]);
  });

  test('says of the bubble that this server has none', () =>
    visitAsAda(place().proxied.url, async (page) => {
      place().dressed.requests();
      await page.goto(`${place().proxied.url}/main/bubble`);
      await page.getByRole('main').getByText('This server has no bubble').waitFor();
      expect(
        place()
          .dressed.requests()
          .filter((line) => line.includes('/timelines/bubble')),
      ).toEqual([]);
    }));

  test('asks the author whether a post is there whose answer was lost: its key says nothing', async () => {
    const proxy = await startFaultProxy(place().proxied.url);
    await visitAsAda(proxy.url, async (page) => {
      const ada = await Person.as(instance.url, 'ada');
      const text = 'Nobody heard of this.';
      proxy.fault('POST /api/v1/statuses', { is: 'deaf' }, 1);
      const box = page.getByRole('textbox', { name: 'Post text' }).first();
      await box.fill(text);
      await box.press('Control+Enter');
      await page.getByText('Nobody knows whether this was posted.').first().waitFor();
      await expect.poll(() => ada.ownPostsWith(text)).toHaveLength(1);
      expect(proxy.requests().filter((line) => line === 'POST /api/v1/statuses')).toHaveLength(1);
    });
    await proxy.stop();
  });

  test('tells a visitor of a single post the same', () =>
    visit(async (page) => {
      await page.goto(`${place().proxied.url}/notice/01J9ABCDEF`);
      const main = page.getByRole('main');
      await main.getByText('The server shows this only to people who are logged in.').waitFor();
      // One above the page, one in it.
      await main.getByRole('link', { name: 'Log in' }).nth(1).waitFor();
      await expect(main.getByRole('button', { name: 'Try again' })).toHaveCount(0);
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

  test('asks newcomers when they were born, and tells beside it that they are too young', () =>
    visit(async (page) => {
      const sent: unknown[] = [];
      const description = 'is below the age limit';
      const details = { date_of_birth: [{ error: 'ERR_BELOW_LIMIT', description }] };
      await page.route('**/api/v1/accounts', (route) => {
        sent.push(route.request().postDataJSON());
        return route.fulfill({ status: 422, json: { error: `Validation failed: ${description}`, details } });
      });
      await page.goto(`${place().proxied.url}/registration`);
      const main = page.getByRole('main');
      await main.getByText(/^To join .* you must be at least 16 years old\.$/).waitFor();
      const fields = {
        Username: 'fledgling',
        'Full name': 'Fledgling',
        Email: 'fledgling@home.example',
        'Date of birth': '2020-02-29',
        Password: 'long enough',
        'Confirm password': 'long enough',
        'Why do you want to join?': 'For the tides',
      };
      for (const [label, value] of Object.entries(fields))
        await main.getByLabel(label, { exact: true }).fill(value);
      await main.getByRole('button', { name: 'Create account' }).click();
      const birthday = main.getByLabel('Date of birth', { exact: true });
      await main
        .getByRole('alert')
        .getByRole('button', { name: `Date of birth ${description}` })
        .click();
      await expect.poll(() => birthday.evaluate((box) => box === document.activeElement)).toBe(true);
      await expect(birthday).toHaveAttribute('aria-invalid', 'true');
      expect(sent).toEqual([expect.objectContaining({ date_of_birth: '2020-02-29' })]);
      expect(await axeFindings(page)).toEqual([]);
    }));
});
