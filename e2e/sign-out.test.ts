import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { signIn } from './support/browser';
import { logOut } from './support/screen';
import { visit, world } from './support/world';

const place = world();

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Log out?' });

async function askToLogOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Accounts' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await question(page).waitFor();
}

const isVisitor = (page: Page): Promise<void> => page.getByRole('link', { name: 'Log in' }).first().waitFor();

async function enter(page: Page): Promise<void> {
  await signIn(page, place.url);
  await page.waitForURL('**/main/friends');
  await page.getByRole('main').getByRole('article').first().waitFor();
}

test('signing out asks, revokes the token, forgets everything here and in other tabs, but keeps what was not sent for its author alone', () =>
  visit(place, {}, async ({ page, context }) => {
    await enter(page);
    const form = page.getByRole('textbox', { name: 'Post text' }).first();
    await form.pressSequentially('Not sent yet');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('drafts'))).toContain('Not sent yet');
    const token = await page.evaluate(
      () => /"token":"([^"]+)"/.exec(JSON.stringify(localStorage).replaceAll('\\', ''))?.[1],
    );
    expect(token).toBeTruthy();
    const other = await context.newPage();
    await other.goto(`${place.url}/main/friends`);
    await other.getByRole('main').getByRole('article').first().waitFor();

    await askToLogOut(page);
    await question(page).getByText('Drafts and posts that were not sent stay in this browser').waitFor();
    const revoked = page.waitForResponse('**/oauth/revoke');
    await question(page).getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('**/main/all');
    await isVisitor(page);
    // What was pressed is gone: keys go on from the page, which has no ring round all of it.
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('main');
    await page.keyboard.press('Shift');
    await expect
      .poll(() => page.getByRole('main').evaluate((main) => getComputedStyle(main).outlineStyle))
      .toBe('none');
    expect((await revoked).status()).toBe(200);
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain(token);
    const mine = await fetch(`${place.url}/api/v1/accounts/verify_credentials`, {
      headers: { authorization: `Bearer ${token ?? ''}` },
    });
    expect(mine.status).toBe(401);
    await isVisitor(other);
    await other.waitForURL('**/main/all');
    await other.close();
    await page.goto(`${place.url}/main/friends`);
    await page.waitForURL('**/main/all');
    await isVisitor(page);

    await signIn(page, place.url, 'lin');
    await page.waitForURL('**/main/friends');
    await form.waitFor();
    await expect(form).toHaveValue('');
    await logOut(page);
    await enter(page);
    await expect(form).toHaveValue('Not sent yet');
  }));
