import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from './support/test';
import { axeFindings, PHONE } from './support/browser';
import { Person } from './support/person';
import { visitAs, world } from './support/world';

const place = world();
const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' });
const saved = (page: Page) =>
  settings(page)
    .getByText(/^Saved/)
    .first()
    .waitFor();
const open = async (page: Page, tab: string): Promise<void> => {
  await page.goto(`${place.url}/settings/${tab}`);
  await settings(page).locator('section').first().waitFor();
};
const download = async (page: Page, name: string): Promise<string> => {
  const waiting = page.waitForEvent('download');
  await settings(page)
    .getByRole('button', { name: `Save as CSV: ${name}` })
    .click();
  return readFileSync(await (await waiting).path(), 'utf8');
};
const choose = async (page: Page, text: string): Promise<void> => {
  const choosing = page.waitForEvent('filechooser');
  await settings(page).getByRole('button', { name: 'Choose a file…' }).click();
  await (await choosing).setFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
};
const Accounts = v.array(v.object({ id: v.string(), acct: v.string() }));
const mutes = async (): Promise<readonly string[]> => {
  const ada = await Person.as(place.instance.url, 'ada');
  return v.parse(Accounts, await ada.call('GET', '/api/v1/mutes')).map(({ acct }) => acct);
};

test.describe('notification settings of the server', () => {
  test('are saved at once, and put back with words when they are refused', () =>
    visitAs(place, 'ada', { path: null }, async ({ page }) => {
      await open(page, 'notifications');
      const strangers = settings(page).getByRole('switch', { name: /Nothing from people you do not follow/ });
      const before = await strangers.isChecked();
      await strangers.press('Space');
      await saved(page);
      await open(page, 'notifications');
      await expect.poll(() => strangers.isChecked()).toBe(!before);
      const lift = place.proxy.fault('PUT /api/pleroma/notification_settings', { is: 'html' });
      await strangers.click();
      await settings(page).getByRole('alert').filter({ hasText: 'This was not saved.' }).waitFor();
      await expect.poll(() => strangers.isChecked()).toBe(!before);
      lift();
      await strangers.click();
      await saved(page);
      await expect.poll(() => strangers.isChecked()).toBe(before);
    }));
});

test.describe('moving', () => {
  test('names another account as an alias, and takes it away', () =>
    visitAs(place, 'ada', { path: null }, async ({ page }) => {
      await open(page, 'move#aliases');
      const form = settings(page).getByRole('form', { name: 'Add alias' });
      const box = form.getByLabel('Handle of the other account');
      await box.fill('nobody@nowhere.example');
      await page.keyboard.press('Enter');
      await form.getByRole('alert').filter({ hasText: 'Your server does not know this account.' }).waitFor();
      await expect(box).toHaveValue('nobody@nowhere.example');
      await box.fill('lin');
      await form.getByRole('button', { name: 'Add alias' }).click();
      await saved(page);
      const remove = settings(page).getByRole('button', { name: /^Remove alias lin@/ });
      await remove.waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await remove.click();
      await remove.waitFor({ state: 'detached' });
    }));

  test('tells what will happen, refuses in the server’s words, and moves', () =>
    visitAs(place, 'mod', { viewport: PHONE }, async ({ page }) => {
      const host = new URL(place.url).host;
      await open(page, 'move');
      const form = settings(page).getByRole('form', { name: 'Move away from this account' });
      const button = form.getByRole('button', { name: 'Move my followers' });
      await expect(button).toBeDisabled();
      const target = form.getByLabel('Handle of the new account');
      await target.fill(`admin@${host}`);
      await form.getByLabel('Current password', { exact: true }).fill('skein-demo');
      await button.click();
      const question = page.getByRole('alertdialog', { name: `Move to admin@${host}?` });
      await question.getByRole('button', { name: 'Move my followers' }).click();
      await form.getByRole('alert').filter({ hasText: 'alsoKnownAs' }).waitFor();
      await expect(target).toHaveValue(`admin@${host}`);
      const admin = await Person.as(place.instance.url, 'admin');
      await admin.call('PUT', '/api/pleroma/aliases', { alias: 'mod' });
      await button.click();
      await question.getByRole('button', { name: 'Move my followers' }).click();
      await form.getByText(`The move to admin@${host} has begun.`).waitFor();
      expect(await axeFindings(page)).toEqual([]);
    }));
});

test.describe('files of the account', () => {
  test('are made of all pages, in the form that others read; a server that asks to wait is waited for', () =>
    visitAs(place, 'ada', { path: null }, async ({ page }) => {
      await open(page, 'dataImportExport');
      const ada = await Person.as(place.instance.url, 'ada');
      place.proxy.fault(
        /^\/api\/v1\/accounts\/[^/]+\/following/,
        { is: 'status', status: 429, headers: { 'retry-after': '1' } },
        1,
      );
      const follows = await download(page, 'Whom you follow');
      const lines = follows.trimEnd().split('\n');
      expect(lines[0]).toBe('Account address,Show boosts,Notify on new posts,Languages');
      const { following_count: count } = v.parse(
        v.object({ following_count: v.number() }),
        await ada.call('GET', '/api/v1/accounts/verify_credentials'),
      );
      expect(lines).toHaveLength(count + 1);
      expect(lines.slice(1).every((line) => /^[^,@]+@[^,]+,(true|false),(true|false),$/.test(line))).toBe(
        true,
      );
      expect((await download(page, 'Your bookmarks')).trim()).toMatch(/^https?:\/\//);
      expect(await download(page, 'Your lists and who is in them')).toMatch(/,[^,@\n]+@[^,\n]+\n/);
      await settings(page)
        .getByText(/^Saved with \d+ lines?\./)
        .first()
        .waitFor();
      expect(await axeFindings(page)).toEqual([]);
    }));

  test('tell at their place why they were not made', () =>
    visitAs(place, 'ada', { path: null }, async ({ page }) => {
      await open(page, 'dataImportExport');
      const lift = place.proxy.fault(/^\/api\/v1\/mutes/, { is: 'nothing' });
      await settings(page).getByRole('button', { name: 'Save as CSV: Whom you mute' }).click();
      const alert = settings(page).getByRole('alert').filter({ hasText: 'The file was not made.' });
      await alert.waitFor();
      lift();
      const waiting = page.waitForEvent('download');
      await alert.getByRole('button', { name: 'Try again' }).click();
      await waiting;
    }));

  test('come in after a look at them, line by line, with a report; an import that was stopped goes on', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const host = new URL(place.url).host;
      await open(page, 'dataImportExport#import');
      await settings(page).getByLabel('What the file holds').selectOption('Whom you mute');
      await choose(page, `@lin@${host}\nnobody@nowhere.example\nthis is no line\nadmin@${host}\n`);
      await settings(page).getByText('You will mute 3 accounts.').waitFor();
      await settings(page).getByText('1 line is left out: Skein cannot read it').click();
      await settings(page).getByText('this is no line').waitFor();
      expect(await axeFindings(page)).toEqual([]);
      const lift = place.proxy.fault(/nowhere\.example/, { is: 'status', status: 500 });
      await settings(page).getByRole('button', { name: 'Start the import' }).click();
      await settings(page).getByText('The import stopped after 1 of 3.').waitFor();
      await page.reload();
      await settings(page).getByText('The import stopped after 1 of 3.').waitFor();
      await expect.poll(() => mutes()).toContain('lin');
      lift();
      await settings(page).getByRole('button', { name: 'Go on' }).click();
      await settings(page).getByText('The import is finished.').waitFor();
      await settings(page).getByText('Failed: 1.').waitFor();
      await settings(page).getByText('1 line failed').click();
      await settings(page).getByText('nobody@nowhere.example').waitFor();
      await expect.poll(() => mutes()).toContain('admin');
      const waiting = page.waitForEvent('download');
      await settings(page).getByRole('button', { name: 'Save the failed lines as a file' }).click();
      expect(readFileSync(await (await waiting).path(), 'utf8')).toBe('nobody@nowhere.example\n');
      await settings(page).getByRole('button', { name: 'Close the report' }).click();
      await settings(page).getByRole('button', { name: 'Choose a file…' }).waitFor();
    }));

  test('of five thousand lines are looked at without holding the page up', () =>
    visitAs(place, 'ada', { path: null }, async ({ page }) => {
      await open(page, 'dataImportExport');
      const many = Array.from({ length: 5000 }, (_, at) => `p${at}@far.example,true,false,\n`).join('');
      await choose(page, many);
      await settings(page).getByText('You will follow 5,000 accounts.').waitFor();
      await settings(page).getByText('Show what the file names').click();
      await settings(page).getByText('and 4,980 more').waitFor();
      await settings(page).getByRole('button', { name: 'Cancel' }).click();
    }));

  test('what this browser keeps is found by its address, below what comes later', () =>
    visitAs(place, 'ada', { path: null }, async ({ page }) => {
      await open(page, 'dataImportExport#kept');
      await settings(page).getByText('You have asked for no backup yet.').waitFor();
      const clear = settings(page).getByRole('button', { name: 'Log out of all accounts and delete it' });
      const isInSight = (): Promise<boolean> =>
        clear.evaluate((button) => {
          const { left, top, width, height } = button.getBoundingClientRect();
          return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        });
      await expect.poll(isInSight).toBe(true);
      await settings(page)
        .getByText(/^Kept now: /)
        .waitFor();
    }));

  test('as a backup: asked for, waited for, downloaded; a second one is refused in the server’s words', () =>
    visitAs(place, 'ada', { path: null }, async ({ page, context }) => {
      await open(page, 'dataImportExport#backup');
      await settings(page).getByRole('button', { name: 'Ask for a backup' }).click();
      const link = settings(page).getByRole('link', { name: /^Download/ });
      await link.first().waitFor({ timeout: 30_000 });
      const address = await link.first().getAttribute('href');
      const answer = await context.request.get(
        new URL(address ?? '', place.url).pathname.replace(/^/, place.url),
      );
      expect((await answer.body()).subarray(0, 2).toString()).toBe('PK');
      await settings(page).getByRole('button', { name: 'Ask for a backup' }).click();
      await settings(page)
        .getByRole('alert')
        .filter({ hasText: 'Last export was less than 7 days ago' })
        .waitFor();
    }));
});
