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
      const search = settings(page).getByRole('searchbox', { name: 'Search by name: Muted' });
      await search.fill('zzz');
      await settings(page).getByText('Nobody here has such a name').waitFor();
      await search.fill('@li');
      await rows.filter({ hasText: '@mod' }).waitFor({ state: 'detached' });
      await search.fill('');
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

  test('stops at a server that is asked too often, says who is left, and asks for nobody twice', async () => {
    await mute('gus', 'lin', 'mod');
    await visitAs(place, 'ada', { path: null }, async ({ page }) => {
      await open(page, 'muted');
      const rows = settings(page).getByRole('article');
      await rows.filter({ hasText: '@gus' }).waitFor();
      const all = (await muted()).length;
      const unmutes = (): string[] => place.proxy.requests().filter((one) => one.endsWith('/unmute'));
      const lin = await (await Person.as(place.instance.url, 'ada')).idOf('lin');
      const refused = `POST /api/v1/accounts/${lin}/unmute`;
      const lift = place.proxy.fault(refused, { is: 'status', status: 429 });
      unmutes();
      await settings(page).getByRole('checkbox', { name: 'Select all that are shown' }).press('Space');
      await settings(page)
        .getByRole('button', { name: `Unmute ${all} people` })
        .press('Enter');
      const failed = settings(page).getByRole('alert').filter({ hasText: 'This did not work for' });
      await failed.getByText('You are rate limited').first().waitFor();
      const asked = unmutes();
      expect(asked.at(-1)).toBe(refused);
      await expect.poll(() => muted()).toHaveLength(all - asked.length + 1);
      await expect(failed.getByRole('listitem')).toHaveCount(all - asked.length + 1);
      lift();
      await failed.getByRole('button', { name: 'Try again' }).click();
      await settings(page).getByText('You mute nobody').waitFor();
      expect(unmutes()).toHaveLength(all - asked.length + 1);
      await expect.poll(() => muted()).toEqual([]);
    });
  });

  test('hides a server and shows it again, and keeps its name when it was refused', () =>
    visitAs(place, 'ada', { path: null }, async ({ page }) => {
      await open(page, 'domains');
      const box = settings(page).getByRole('combobox', { name: /^Name of the server/ });
      await box.fill('not a server');
      await box.press('Enter');
      await settings(page).getByText('This is not the name of a server.').waitFor();
      await box.fill('https://Noise.example/about');
      for (const fault of [{ is: 'status', status: 422 }, { is: 'nothing' }] as const) {
        const lift = place.proxy.fault('POST /api/v1/domain_blocks', fault);
        await box.press('Enter');
        await settings(page)
          .getByRole('alert')
          .filter({ hasText: 'noise.example was not hidden.' })
          .waitFor();
        await expect(box).toHaveValue('https://Noise.example/about');
        lift();
      }
      await box.press('Enter');
      const again = settings(page).getByRole('button', { name: 'Show again: noise.example' });
      await again.waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await again.click();
      await again.waitFor({ state: 'detached' });
    }));

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
