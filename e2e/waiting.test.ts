import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';
import { PHONE, signIn } from './support/browser';
import { Person } from './support/person';
import { panelForm, postWith, textOf, untilLayersLeft } from './support/screen';
import { served } from './support/served';
import { visit, visitAs, world } from './support/world';

const place = world({ serviceWorker: true });
let ada: Person;
test.beforeAll(async () => {
  ada = await Person.as(place.instance.url, 'ada');
});

const count = async (text: string): Promise<number> => (await ada.ownPostsWith(text)).length;
/** The one mark of what waits, on home. */
const mark = (page: Page): Locator =>
  page.locator('#app').getByRole('main').getByRole('link', { name: /Show$/ });
const NOT_SENT = /^A post of yours is not sent yet\./;
const inPanel = (page: Page): Locator =>
  page
    .locator('#app')
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Drafts/ });
const write = async (page: Page, text: string): Promise<void> => {
  const form = panelForm(page);
  await textOf(form).fill(text);
  await form.getByRole('button', { name: 'Post', exact: true }).click();
};
const goHome = async (page: Page): Promise<void> => {
  await page.goto(`${place.url}/main/friends`, { waitUntil: 'commit' });
  await page.locator('#app').getByRole('article').first().waitFor();
};
/** Everything that the server is asked is cut: it refuses connections. */
const away = (): (() => void) => {
  const lift = place.proxy.fault(/^\/(?:api|nodeinfo|\.well-known|oauth|main|drafts)/, { is: 'nothing' });
  place.proxy.refuseSockets(true);
  place.proxy.cutSockets();
  return () => {
    lift();
    place.proxy.refuseSockets(false);
  };
};
/** Within 5 s of the return, and as long again for a busy machine. */
const SOON = 10_000;
/** How often the outbox has tried to send this text. */
const triesOf = (page: Page, text: string): Promise<number> =>
  page.evaluate(async (words) => {
    const answer = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('not readable')));
      });
    const database = await answer(indexedDB.open('skein-writing'));
    const entries = await answer<unknown[]>(database.transaction('outbox').objectStore('outbox').getAll());
    database.close();
    const entry = entries.map((one) => JSON.stringify(one)).find((one) => one.includes(words)) ?? '';
    return Number(/"attempts":(\d+)/.exec(entry)?.[1] ?? 0);
  }, text);
const quiet = async (context: BrowserContext, offline: boolean): Promise<void> => context.setOffline(offline);

test.describe('a post that waits', () => {
  test('is marked on home and in the navigation, also after an offline reload, until it is gone', () =>
    visitAs(place, 'ada', {}, async ({ page, context }) => {
      const text = 'Written without a network.';
      await served(page);
      await quiet(context, true);
      await write(page, text);
      await mark(page).getByText(NOT_SENT).waitFor();
      await expect.poll(() => inPanel(page).textContent()).toContain('1');
      await page.reload({ waitUntil: 'commit' });
      await mark(page).getByText(NOT_SENT).waitFor();
      await inPanel(page).waitFor();
      await mark(page).click();
      await page.getByRole('region', { name: 'Waiting to be sent' }).getByText(text).waitFor();
      await page.goBack();
      await mark(page).waitFor();
      await quiet(context, false);
      await expect.poll(() => count(text), { timeout: SOON }).toBe(1);
      await mark(page).waitFor({ state: 'detached' });
      await inPanel(page).waitFor({ state: 'detached' });
      await expect.poll(() => count(text)).toBe(1);
    }));

  test('is marked in the bar of a phone, and moves nothing when home comes', () =>
    visitAs(place, 'ada', { viewport: PHONE, hasTouch: true }, async ({ page, context }) => {
      const text = 'Written on a phone.';
      const lift = place.proxy.fault('POST /api/v1/statuses', { is: 'status', status: 503 });
      await page.getByRole('button', { name: 'New post', exact: true }).tap();
      const window = page.getByRole('dialog', { name: 'New post' });
      await textOf(window).fill(text);
      await window.getByRole('button', { name: 'Post', exact: true }).tap();
      await window.waitFor({ state: 'detached' });
      const menu = page.getByRole('button', { name: 'Menu, a post is not sent yet' });
      await menu.waitFor();
      await mark(page).getByText(NOT_SENT).waitFor();
      await context.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('value' in entry)
              document.documentElement.dataset['moved'] = String(
                Number(document.documentElement.dataset['moved'] ?? 0) + Number(entry.value),
              );
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await goHome(page);
      await mark(page).waitFor();
      await page.waitForLoadState('networkidle');
      const moved = await page.evaluate(() => document.documentElement.dataset['moved'] ?? '0');
      expect(Number(moved)).toBeLessThan(0.005);
      await menu.tap();
      await page
        .getByRole('dialog', { name: 'Menu' })
        .getByRole('link', { name: /^Drafts/ })
        .getByText('1', { exact: true })
        .waitFor();
      await page.keyboard.press('Escape');
      await untilLayersLeft(page);
      lift();
      await goHome(page);
      await expect.poll(() => count(text)).toBe(1);
      await mark(page).waitFor({ state: 'detached' });
    }));

  test('is marked as waiting for its author once its form is closed', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const text = 'Answered with a page, and asked about on home.';
      place.proxy.fault('POST /api/v1/statuses', { is: 'change', change: () => '<h1>Oops</h1>' }, 1);
      await write(page, text);
      const asks = mark(page).getByText(/waits for your answer: the server may have it already/);
      await asks.waitFor();
      await goHome(page);
      await asks.waitFor();
      await mark(page).click();
      const row = page.getByRole('region', { name: 'Waiting to be sent' }).getByRole('listitem');
      await row.getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await row.waitFor({ state: 'detached' });
      await goHome(page);
      await expect(mark(page)).toHaveCount(0);
    }));

  test('is sent within 5 s of the return of a server that was away for long, which is said at once', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const text = 'Written while the server was away.';
      const comeBack = away();
      await page.getByText(/^Connection lost\./).waitFor();
      await write(page, text);
      await mark(page).getByText(NOT_SENT).waitFor();
      // After so many tries the next one is a minute away.
      await expect.poll(() => triesOf(page, text), { timeout: 40_000 }).toBeGreaterThanOrEqual(3);
      comeBack();
      await expect.poll(() => count(text), { timeout: SOON }).toBe(1);
      await page.getByText('The connection is back.').waitFor();
      await postWith(page, text).first().waitFor();
      await mark(page).waitFor({ state: 'detached' });
    }));

  for (const [name, fault] of [
    ['before the server had it', { is: 'hang' }],
    ['after the server had it', { is: 'deaf' }],
  ] as const) {
    test(`while its token was revoked, ${name}, is there once after the next sign-in`, () =>
      // A session of its own: it ends.
      visit(place, {}, async ({ page, complaints }) => {
        await signIn(page, place.url, 'ada');
        await page.waitForURL('**/main/friends');
        const text = `Revoked ${name}.`;
        const lift = place.proxy.fault('POST /api/v1/statuses', fault);
        const asked = page.waitForRequest('**/api/v1/statuses');
        await write(page, text);
        await asked;
        if (fault.is === 'deaf') await expect.poll(() => count(text)).toBe(1);
        const gone = { is: 'status', status: 401, body: '{"error":"Invalid credentials."}' } as const;
        const liftAll = place.proxy.fault(/^\/api\/v1\/(?!instance|statuses$)/, gone);
        await page.reload();
        await page.getByRole('link', { name: 'Log in' }).first().waitFor();
        lift();
        liftAll();
        await signIn(page, place.url, 'ada');
        await page.waitForURL('**/main/friends');
        await expect.poll(() => count(text)).toBe(1);
        await mark(page).waitFor({ state: 'detached' });
        await expect.poll(() => count(text)).toBe(1);
        complaints.list.length = 0;
      }));
  }

  test('whose turn comes in the moment after the sign-out is there after the next sign-in', () =>
    visit(place, { serviceWorkers: 'block' }, async ({ page, complaints }) => {
      await signIn(page, place.url, 'ada');
      await page.waitForURL('**/main/friends');
      const text = 'Sent just when the sign-in ended.';
      const lift = place.proxy.fault('POST /api/v1/statuses', { is: 'hang' });
      const asked = page.waitForRequest('**/api/v1/statuses');
      await write(page, text);
      await asked;
      let send = (): void => {};
      const later = new Promise<void>((resolve) => {
        send = resolve;
      });
      const code = page.waitForRequest(/\/assets\/data-.*js$/);
      await page.route(/\/assets\/data-.*js$/, (route) => later.then(() => route.continue()));
      await page.reload();
      await code;
      const gone = { is: 'status', status: 401, body: '{"error":"Invalid credentials."}' } as const;
      const liftAll = place.proxy.fault(/^\/api\/v1\/(?!instance|statuses$)/, gone);
      await page.getByRole('link', { name: 'Log in' }).first().waitFor();
      lift();
      liftAll();
      send();
      await page.waitForLoadState('networkidle');
      await signIn(page, place.url, 'ada');
      await page.waitForURL('**/main/friends');
      await expect.poll(() => count(text)).toBe(1);
      await mark(page).waitFor({ state: 'detached' });
      complaints.list.length = 0;
    }));
});

test("a post of one's own for this server only shows on home at once", () =>
  visitAs(place, 'ada', {}, async ({ page }) => {
    const text = 'For this server only, and on home.';
    const form = panelForm(page);
    await textOf(form).fill(text);
    await form.getByRole('button', { name: /^Visibility: / }).click();
    await page.getByRole('menu').getByText('Local only').click();
    await form.getByRole('button', { name: 'Post', exact: true }).click();
    await postWith(page, text).first().waitFor({ timeout: 8_000 });
    await expect
      .poll(async () => (await ada.ownPostsWith(text)).map(({ visibility }) => visibility))
      .toEqual(['local']);
  }));
