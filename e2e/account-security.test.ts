import { Secret, TOTP } from 'otpauth';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { axeFindings, openContext, signIn } from './support/browser';
import { Person } from './support/person';
import { visit, world } from './support/world';

const place = world();
const PASSWORD = 'skein-demo';
const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' });
const form = (page: Page, name: string) => settings(page).getByRole('form', { name, exact: true });
const open = async (page: Page, section = ''): Promise<void> => {
  await page.goto(`${place.url}/settings/security${section}`);
  await form(page, 'Password').waitFor();
};
const signedInAs = async (page: Page, name: string, password = PASSWORD): Promise<void> => {
  await signIn(page, place.url, name, password);
  await page.waitForURL('**/main/friends');
};

test.describe('the security tab', () => {
  // Each form, what it says and each refusal: client/src/features/settings/security and own/refusals.dom.test.tsx.
  test('changes the password, and stays signed in with the new one', () =>
    visit(place, {}, async ({ page }) => {
      await signedInAs(page, 'mod');
      await open(page, '#password');
      expect(await axeFindings(page)).toEqual([]);
      const password = form(page, 'Password');
      await password.getByLabel('New password', { exact: true }).fill('four wet umbrellas dry slowly');
      await password.getByLabel('New password again', { exact: true }).fill('four wet umbrellas dry slowly');
      await password.getByLabel('Current password', { exact: true }).fill(PASSWORD);
      // What is refused before the new token is there ends nothing.
      place.proxy.fault('POST /oauth/token', { is: 'late', ms: 1000 });
      const answered = page.waitForResponse((response) => response.url().endsWith('/oauth/token'));
      await password.getByRole('button', { name: 'Change password' }).click();
      expect((await answered).status()).toBe(200);
      await password.getByText('Your password is changed. You are signed out everywhere else.').waitFor();
      await page.reload();
      await form(page, 'Password').waitFor();
      await settings(page).getByText('You are signed in nowhere else.').waitFor();
      await expect(Person.as(place.instance.url, 'mod')).rejects.toThrow();
    }));

  test('goes with two-factor sign-in from the key to the backup codes, copied, as a file and on paper', () =>
    visit(place, { permissions: ['clipboard-read', 'clipboard-write'] }, async ({ page }) => {
      await signedInAs(page, 'lin');
      await open(page, '#two-factor');
      await settings(page).getByRole('button', { name: 'Set up two-factor sign-in' }).click();
      await settings(page).getByRole('img', { name: 'QR picture of the key' }).waitFor();
      const key = (await settings(page).locator('code').first().innerText()).replaceAll(/\s/g, '');
      const code = (): string => new TOTP({ secret: Secret.fromBase32(key) }).generate();
      expect(await axeFindings(page)).toEqual([]);
      const confirm = form(page, 'Turn on two-factor sign-in');
      await confirm.getByLabel('Current password', { exact: true }).fill(PASSWORD);
      await confirm.getByLabel('Code that the app shows').fill(code());
      await page.keyboard.press('Enter');
      const codes = settings(page).getByRole('group', { name: 'Recovery codes' });
      await codes.waitFor();
      const list = await codes.locator('ol code').allInnerTexts();
      expect(list).toHaveLength(5);
      await codes.getByRole('button', { name: 'Copy' }).click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(list[4] ?? '?');
      const file = page.waitForEvent('download');
      await codes.getByRole('button', { name: 'Save as a file' }).click();
      expect((await file).suggestedFilename()).toMatch(/^backup-codes-.*\.txt$/);
      await page.emulateMedia({ media: 'print' });
      await expect(settings(page).getByRole('heading', { name: 'Security' })).toBeHidden();
      // What is printed stands in a dialog that is not: roles do not find it.
      await expect(page.locator('ol', { hasText: list[0] ?? '?' })).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
      await codes.getByRole('button', { name: 'I have kept them' }).click();
      await codes.waitFor({ state: 'detached' });
    }));

  test('is not there for visitors', async () => {
    const { context, complaints } = await openContext(place.browser);
    const page = await context.newPage();
    await page.goto(`${place.url}/settings/security`);
    await settings(page).getByText('This is about an account: log in to see it.').waitFor();
    await expect(settings(page).getByRole('button', { name: 'Security' })).toHaveCount(0);
    expect(complaints.list).toEqual([]);
    await context.close();
  });
});
