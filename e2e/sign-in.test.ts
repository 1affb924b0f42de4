import { TOTP } from 'otpauth';
import { expect, test } from './support/test';
import { SAMPLE_TOTP_SECRET } from '../instance/src/sample/seed.ts';
import { signIn } from './support/browser';
import { logOut } from './support/screen';
import { visit, visitAs, world } from './support/world';
import type { Page } from '@playwright/test';

const place = world();
const code = (): string => new TOTP({ secret: SAMPLE_TOTP_SECRET }).generate();

const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.localName);

/** What nobody needs before the first sign of use. */
const LATE_CALLS = /\/(?:mutes|blocks|following|languages|frontend_settings\/pleroma-fe|admin\/reports)$/;

test.describe('signing in', () => {
  test('loads behind the first screen what a sign-in needs, each once (AUTH-06)', () =>
    visitAs(place, 'admin', {}, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (LATE_CALLS.test(pathname)) asked.push(pathname.replace(/\/[^/]+\/following$/, '/:id/following'));
      });
      await page.reload();
      await page.getByRole('feed').getByRole('article').first().waitFor();
      expect(asked).toEqual([]);
      await page.mouse.move(200, 200);
      const calls = [
        '/api/v1/accounts/:id/following',
        '/api/v1/akkoma/frontend_settings/pleroma-fe',
        '/api/v1/akkoma/translation/languages',
        '/api/v1/blocks',
        '/api/v1/mutes',
        '/api/v1/pleroma/admin/reports',
      ];
      await expect.poll(() => asked.length).toBeGreaterThanOrEqual(calls.length);
      await page.waitForLoadState('networkidle');
      expect(asked.toSorted()).toEqual(calls);
    }));

  // What else goes wrong, and recovery codes: login-panel.dom.test.tsx, create-sessions.test.ts.
  test('says that a password is wrong and keeps the name, then asks for a one-time code, clears a wrong one, and leads home', () =>
    visit(place, {}, async ({ page }) => {
      await signIn(page, place.url, 'totp', 'not it');
      const main = page.getByRole('main');
      await main.getByRole('alert').getByText('Wrong username or password').waitFor();
      await expect(main.getByLabel('Username')).toHaveValue('totp');
      await main.getByLabel('Password', { exact: true }).fill('skein-demo');
      await main.getByRole('button', { name: 'Log in' }).click();
      const box = main.getByRole('textbox', { name: 'Two-factor code' });
      await box.fill('000000');
      await main.getByRole('button', { name: 'Verify' }).click();
      await page.getByRole('alert').getByText('Invalid code').waitFor();
      await expect(box).toHaveValue('');
      await box.fill(code());
      await box.press('Enter');
      await page.waitForURL('**/main/friends');
      // The form is gone: keys go on from the page.
      await page.getByRole('feed').getByRole('article').first().waitFor();
      await expect.poll(() => focused(page)).toBe('main');
    }));
});

/** Fills in the form of the page, or the one beside it. */
async function fillIn(page: Page, within: 'main' | 'complementary'): Promise<void> {
  const form = page.getByRole(within);
  await form.getByLabel('Username').fill('ada');
  await form.getByLabel('Password', { exact: true }).fill('skein-demo');
  await form.getByRole('button', { name: 'Log in' }).click();
}

test.describe('a sign-in leads back', () => {
  test('to the page that only members may open, and home after somebody has logged out of it', () =>
    visit(place, {}, async ({ page }) => {
      await page.goto(`${place.url}/lists`);
      await page.waitForURL('**/main/all');
      await page.getByRole('main').getByRole('link', { name: 'Log in' }).first().click();
      await fillIn(page, 'main');
      await page.waitForURL('**/lists');
      await page.getByRole('heading', { level: 1, name: 'Lists' }).waitFor();
      await logOut(page);
      await page.waitForURL('**/main/all');
      await fillIn(page, 'complementary');
      await page.waitForURL('**/main/friends');
    }));

  test('to the same tab of the profile beside the form, without a step in the history', () =>
    visit(place, {}, async ({ page }) => {
      await page.goto(`${place.url}/sam#media`);
      await page.getByRole('heading', { level: 1, name: 'Sam' }).waitFor();
      const steps = await page.evaluate(() => history.length);
      await fillIn(page, 'complementary');
      await page
        .getByRole('main')
        .getByRole('button', { name: /^(?:Follow|Following|Unfollow)/ })
        .first()
        .waitFor();
      expect(page.url()).toBe(`${place.url}/sam#media`);
      await expect.poll(() => page.evaluate(() => history.length)).toBe(steps);
      await expect.poll(() => focused(page)).toBe('main');
    }));
});
