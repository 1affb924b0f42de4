import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from './support/test';
import { axeFindings } from './support/browser';
import { LONG } from './support/long';
import { Person } from './support/person';
import { visitAs, world } from './support/world';

const place = world();
const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' });
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

test.describe('files of the account', () => {
  test('are made of all pages, in the form that others read; come in after a look at them, and an import that was stopped goes on after a reload', () =>
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
      const host = new URL(place.url).host;
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

  test('what this browser keeps is found by its address, below what comes later', LONG, () =>
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
    }),
  );

  test(
    'as a backup: asked for, waited for, downloaded; a second one is refused in the server’s words',
    LONG,
    () =>
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
      }),
  );
});
