import { Secret, TOTP } from 'otpauth';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { axeFindings, openContext, PHONE, settled, signIn } from './support/browser';
import { Person } from './support/person';
import { REFUSALS } from './support/refusals';
import { visit, visitAs, world } from './support/world';

const place = world();
const PASSWORD = 'skein-demo';
const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' });
const form = (page: Page, name: string) => settings(page).getByRole('form', { name, exact: true });
const saved = (page: Page) =>
  settings(page)
    .getByText(/^Saved/)
    .waitFor();
const open = async (page: Page, section = ''): Promise<void> => {
  await page.goto(`${place.url}/settings/security${section}`);
  await form(page, 'Password').waitFor();
};
const signedInAs = async (page: Page, name: string, password = PASSWORD): Promise<void> => {
  await signIn(page, place.url, name, password);
  await page.waitForURL('**/main/friends');
};

test.describe('the security tab', () => {
  test('changes the e-mail address, and says what the server says', () =>
    visitAs(place, 'ada', { path: null }, async ({ page }) => {
      await open(page, '#email');
      const email = form(page, 'Email address');
      expect(await axeFindings(page)).toEqual([]);
      const address = email.getByLabel('New email address');
      await expect(address).toHaveAttribute('autocomplete', 'email');
      await address.fill('ada@new.example');
      await email.getByLabel('Current password', { exact: true }).fill('wrong');
      await email.getByRole('button', { name: 'Change email address' }).click();
      await email.getByRole('alert').filter({ hasText: 'Invalid password.' }).waitFor();
      await expect(address).toHaveValue('ada@new.example');
      await email.getByLabel('Current password', { exact: true }).fill(PASSWORD);
      await page.keyboard.press('Enter');
      await email.getByText('Your server has your new address: ada@new.example').waitFor();
      await open(page);
      await email.getByText('Now: ada@new.example').waitFor();
    }));

  for (const [name, fault, words] of REFUSALS) {
    test(`tells of ${name} beside the form, and what was typed stays`, () =>
      visitAs(place, 'ada', { path: null }, async ({ page }) => {
        await open(page);
        const lift = place.proxy.fault('POST /api/pleroma/change_password', fault);
        const password = form(page, 'Password');
        await password.getByLabel('Current password', { exact: true }).fill(PASSWORD);
        await password.getByLabel('New password', { exact: true }).fill('four wet umbrellas');
        await password.getByLabel('New password again', { exact: true }).fill('four wet umbrellas');
        await password.getByRole('button', { name: 'Change password' }).click();
        await password.getByRole('alert').filter({ hasText: words }).waitFor();
        await expect(password.getByLabel('New password', { exact: true })).toHaveValue('four wet umbrellas');
        lift();
      }));
  }

  test('changes the password, tells how strong it is, and stays signed in with the new one', () =>
    visit(place, {}, async ({ page }) => {
      await signedInAs(page, 'mod');
      await open(page, '#password');
      const password = form(page, 'Password');
      const next = password.getByLabel('New password', { exact: true });
      await expect(next).toHaveAttribute('autocomplete', 'new-password');
      await next.fill('abc');
      await password.getByText('Too short').waitFor();
      await next.fill('password123');
      await password.getByText('Weak:').waitFor();
      await next.fill('four wet umbrellas dry slowly');
      await password.getByText('Strong:').waitFor();
      await password.getByLabel('New password again', { exact: true }).fill('four wet');
      await password.getByText('This is not the same as the new password.').waitFor();
      await password.getByLabel('New password again', { exact: true }).fill('four wet umbrellas dry slowly');
      await password.getByRole('button', { name: 'Show: New password', exact: true }).click();
      await expect(next).toHaveAttribute('type', 'text');
      await password.getByLabel('Current password', { exact: true }).fill(PASSWORD);
      const answered = page.waitForResponse((response) => response.url().endsWith('/oauth/token'));
      await password.getByRole('button', { name: 'Change password' }).click();
      expect((await answered).status()).toBe(200);
      await password.getByText('Your password is changed. You are signed out everywhere else.').waitFor();
      await page.reload();
      await form(page, 'Password').waitFor();
      await settings(page).getByText('You are signed in nowhere else.').waitFor();
      await expect(Person.as(place.instance.url, 'mod')).rejects.toThrow();
    }));

  test('goes with two-factor sign-in from the key to the backup codes, and off again', () =>
    visit(place, { permissions: ['clipboard-read', 'clipboard-write'] }, async ({ page, context }) => {
      await signedInAs(page, 'lin');
      await open(page, '#two-factor');
      await settings(page).getByRole('button', { name: 'Set up two-factor sign-in' }).click();
      await settings(page).getByRole('img', { name: 'QR picture of the key' }).waitFor();
      const key = (await settings(page).locator('code').first().innerText()).replaceAll(/\s/g, '');
      const code = (): string => new TOTP({ secret: Secret.fromBase32(key) }).generate();
      expect(await axeFindings(page)).toEqual([]);
      const confirm = form(page, 'Turn on two-factor sign-in');
      const first = confirm.getByLabel('Code that the app shows');
      await expect(first).toHaveAttribute('autocomplete', 'one-time-code');
      await first.fill('000000');
      await confirm.getByLabel('Current password', { exact: true }).fill(PASSWORD);
      await confirm.getByRole('button', { name: 'Turn on', exact: true }).click();
      await confirm.getByRole('alert').filter({ hasText: 'It is not on yet.' }).waitFor();
      await first.fill(code());
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

      const other = await context.browser()?.newContext({ locale: 'en-US' });
      const fresh = await other?.newPage();
      if (!fresh) throw new Error('no browser');
      await signIn(fresh, place.url, 'lin');
      await fresh
        .getByRole('main')
        .getByRole('textbox')
        .first()
        .fill(list[0] ?? '');
      await other?.close();

      const off = form(page, 'Turn off two-factor sign-in');
      await off.getByLabel('Current password', { exact: true }).fill('wrong');
      await page.keyboard.press('Enter');
      await off.getByRole('alert').filter({ hasText: 'It is still on.' }).waitFor();
      await off.getByLabel('Current password', { exact: true }).fill(PASSWORD);
      await page.keyboard.press('Enter');
      await settings(page).getByRole('button', { name: 'Set up two-factor sign-in' }).waitFor();
    }));

  test('shows where one is signed in, ends one of them, and all others', () =>
    visit(place, {}, async ({ page }) => {
      const elsewhere = [
        await Person.as(place.instance.url, 'admin'),
        await Person.as(place.instance.url, 'admin'),
        await Person.as(place.instance.url, 'admin'),
      ];
      await signedInAs(page, 'admin');
      await open(page, '#sessions');
      await settings(page).getByText('This one').waitFor();
      const buttons = settings(page).getByRole('button', { name: /^Sign out: / });
      const before = await settled(page, () => buttons.count());
      await buttons.first().click();
      await saved(page);
      await expect(buttons).toHaveCount(before - 1);
      const lift = place.proxy.fault(/^\/api\/oauth_tokens\/\d/, { is: 'status', status: 500 });
      await buttons.first().click();
      await settings(page).getByRole('alert').filter({ hasText: 'It is still signed in.' }).waitFor();
      lift();
      await settings(page).getByRole('button', { name: 'Sign out all others' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out all others' }).click();
      await settings(page).getByText('You are signed in nowhere else.').waitFor();
      for (const person of elsewhere) await expect(person.me()).rejects.toThrow();
      await page.reload();
      await settings(page).getByText('You are signed in nowhere else.').waitFor();
    }));

  test('deletes the account once its handle is typed, and leaves', () =>
    visit(place, { viewport: PHONE }, async ({ page }) => {
      await signedInAs(page, 'lin');
      await open(page, '#delete');
      const end = form(page, 'Delete my account');
      const button = end.getByRole('button', { name: 'Delete my account' });
      await end.getByLabel('Current password', { exact: true }).fill(PASSWORD);
      await expect(button).toBeDisabled();
      await end.getByLabel('Type lin to confirm').fill('li');
      await expect(button).toBeDisabled();
      await end.getByLabel('Type lin to confirm').fill('lin');
      expect(await axeFindings(page)).toEqual([]);
      await button.click();
      await settings(page).waitFor({ state: 'detached' });
      await expect(Person.as(place.instance.url, 'lin')).rejects.toThrow();
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
