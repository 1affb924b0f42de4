import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { startStaticHost } from './support/static-host';
import { visit, world } from './support/world';

const place = world({ prepare: (data) => mkdirSync(join(data, 'static'), { recursive: true }) });
let host: Awaited<ReturnType<typeof startStaticHost>>;
test.beforeAll(async () => {
  host = await startStaticHost();
});
test.afterAll(() => host.stop());

/** Presses the button beside or on a page, where one signs in on a page of the server. */
async function leaveFrom(page: Page, path: string, part: 'main' | 'complementary'): Promise<void> {
  writeFileSync(join(place.instance.data, 'static', 'config.json'), JSON.stringify({ loginMethod: 'token' }));
  await page.goto(place.url + path);
  await page
    .getByRole(part)
    .getByRole('button', { name: /^Log in with/ })
    .click();
}

/** The server's own page: sign in there, grant. */
async function grant(page: Page): Promise<void> {
  await page.waitForURL('**/oauth/authorize**');
  await page.getByLabel(/name/i).first().fill('ada');
  await page
    .getByLabel(/password/i)
    .first()
    .fill('skein-demo');
  await page.getByRole('button').first().click();
}

test.describe('signing in on a page of the server', () => {
  test('leaves, comes back signed in to the profile beside the button, and keeps no code in the address', () =>
    visit(place, {}, async ({ page }) => {
      await leaveFrom(page, '/sam', 'complementary');
      await grant(page);
      await page.waitForURL('**/sam');
      await page.getByRole('button', { name: 'Accounts' }).waitFor();
      expect(page.url()).toBe(`${place.url}/sam`);
    }));
});

// What else the way back may say: oauth-callback-page.dom.test.tsx, redirect.test.ts.
test.describe('after Deny', () => {
  test('says that access was not allowed', () =>
    visit(place, {}, async ({ page }) => {
      await leaveFrom(page, '/login', 'main');
      await page.waitForURL('**/oauth/authorize**');
      await page.getByRole('button', { name: 'Deny' }).click();
      await page.waitForURL('**/oauth-callback**');
      const told = page.getByRole('alert');
      await told.getByText('Access was not allowed').waitFor();
      await told.getByRole('link', { name: 'Back to log in' }).click();
      await page.waitForURL('**/login');
    }));
});

test.describe('on a host of its own', () => {
  test('asks for a server, says when nothing answers there, signs in and shows its home timeline', () =>
    visit(place, {}, async ({ page }) => {
      await page.goto(host.url);
      await page.waitForURL('**/login');
      const form = page.getByRole('main').getByRole('form', { name: 'Choose your server' });
      const box = form.getByRole('textbox', { name: 'Server' });
      await box.fill('http://localhost:9');
      await form.getByRole('button', { name: 'Continue' }).click();
      await form.getByText('No connection to the server', { exact: false }).waitFor();
      await box.fill(place.url);
      await form.getByRole('button', { name: 'Continue' }).click();
      await grant(page);
      await page.waitForURL(`${host.url}/main/friends`);
      await page.getByRole('main').getByRole('article').first().waitFor();
      await page.reload();
      await page.getByRole('main').getByRole('article').first().waitFor();
    }));
});
