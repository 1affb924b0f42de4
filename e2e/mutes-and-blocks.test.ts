import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from './support/test';
import { axeFindings, PHONE } from './support/browser';
import { Person } from './support/person';
import { visitAs, world } from './support/world';

const place = world();
const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' });
const Accounts = v.array(v.object({ id: v.string(), acct: v.string() }));
const muted = async (): Promise<string[]> => {
  const ada = await Person.as(place.instance.url, 'ada');
  return v.parse(Accounts, await ada.call('GET', '/api/v1/mutes')).map(({ acct }) => acct);
};
async function mute(...names: string[]): Promise<void> {
  const ada = await Person.as(place.instance.url, 'ada');
  for (const name of names) await ada.call('POST', `/api/v1/accounts/${await ada.idOf(name)}/mute`);
}
const open = async (page: Page, part: string): Promise<void> => {
  await page.goto(`${place.url}/settings/mutesAndBlocks#${part}`);
  await settings(page).getByRole('tab', { selected: true }).waitFor();
};

test.describe('the tab of mutes and blocks', () => {
  test('lets many go at once, tells of whom it did not work for, and tries again', async () => {
    await mute('mod', 'lin');
    await visitAs(place, 'ada', { path: null, viewport: PHONE }, async ({ page }) => {
      await open(page, 'muted');
      const rows = settings(page).getByRole('article');
      await rows.filter({ hasText: '@lin' }).waitFor();
      await rows.filter({ hasText: '@mod' }).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      const lift = place.proxy.fault(/\/unmute$/, { is: 'status', status: 500 }, 1);
      const before = (await muted()).length;
      await settings(page).getByRole('checkbox', { name: 'Select all that are shown' }).press('Space');
      await settings(page)
        .getByRole('button', { name: /^Unmute \d+ pe/ })
        .press('Enter');
      const failed = settings(page)
        .getByRole('alert')
        .filter({ hasText: 'This did not work for one person:' });
      await failed.waitFor();
      lift();
      await expect.poll(() => muted()).toHaveLength(1);
      expect(before).toBeGreaterThan(1);
      await failed.getByRole('button', { name: 'Try again' }).click();
      await settings(page).getByText('You mute nobody').waitFor();
      await expect.poll(() => muted()).toEqual([]);
    });
  });

  test('is found by a search, goes by the arrow keys, and leads to the filters', () =>
    visitAs(place, 'ada', { path: null }, async ({ page }) => {
      await page.goto(`${place.url}/settings`);
      await settings(page).getByRole('searchbox', { name: 'Search settings' }).fill('unblock');
      await settings(page).getByRole('button', { name: 'Blocked people' }).click();
      const tab = (name: string) => settings(page).getByRole('tab', { name });
      await tab('Blocked').and(page.locator('[aria-selected=true]')).waitFor();
      await tab('Blocked').press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await settings(page).getByText('Muted conversations are not listed').waitFor();
      await page.keyboard.press('End');
      await settings(page).getByRole('button', { name: 'Open filters and mute words' }).press('Enter');
      await settings(page).getByRole('textbox', { name: 'Add a word or phrase' }).waitFor();
    }));
});
