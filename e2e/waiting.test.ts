import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';
import { PHONE, signIn } from './support/browser';
import { Person } from './support/person';
import { panelForm, textOf, untilLayersLeft } from './support/screen';
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
/** Within 5 s of the return, and as long again for a busy machine. */
const SOON = 10_000;
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
    visitAs(
      place,
      'ada',
      { viewport: PHONE, hasTouch: true, serviceWorkers: 'block' },
      async ({ page, context }) => {
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
      },
    ));

  test('while its token was revoked, after the server had it, is there once after the next sign-in', () =>
    // A session of its own: it ends.
    visit(place, { serviceWorkers: 'block' }, async ({ page, complaints }) => {
      await signIn(page, place.url, 'ada');
      await page.waitForURL('**/main/friends');
      const text = 'Revoked after the server had it.';
      const lift = place.proxy.fault('POST /api/v1/statuses', { is: 'deaf' });
      await write(page, text);
      await expect.poll(() => count(text)).toBe(1);
      const gone = { is: 'status', status: 401, body: '{"error":"Invalid credentials."}' } as const;
      const liftAll = place.proxy.fault(/^\/api\/v1\/(?!instance|statuses$)/, gone);
      await page.reload();
      await page.getByRole('link', { name: 'Log in' }).first().waitFor();
      lift();
      liftAll();
      await signIn(page, place.url, 'ada');
      await page.waitForURL('**/main/friends');
      await mark(page).waitFor({ state: 'detached' });
      await expect.poll(() => count(text)).toBe(1);
      complaints.list.length = 0;
    }));
});
