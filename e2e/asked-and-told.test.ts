import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from './support/test';
import { axeFindings } from './support/browser';
import { Person } from './support/person';
import { visitAs, world } from './support/world';

const place = world();
let ada: Person;
test.beforeAll(async () => {
  ada = await Person.as(place.instance.url, 'ada');
});

const main = (page: Page) => page.getByRole('main');
const pathOf = (page: Page): string => new URL(page.url()).pathname;
/** What Back goes over without leaving the page. */
const hasEntry = (page: Page, count: number): Promise<void> =>
  expect.poll(() => page.evaluate(() => Number(history.state?.skeinLayers ?? 0))).toBe(count);
const WithId = v.object({ id: v.string() });

test.describe('the reader is asked', () => {
  test('before a list with unsaved changes is left, and finds them again where they were left', async () => {
    const { id } = v.parse(WithId, await ada.call('POST', '/api/v1/lists', { title: 'Reed beds' }));
    await visitAs(place, 'ada', { path: null }, async ({ page }) => {
      await page.goto(`${place.url}/lists/${id}/edit`);
      const title = main(page).getByLabel('Title');
      await title.fill('Reed and rush');
      const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
      const away = page.getByRole('link', { name: 'Home', exact: true }).first();
      const ways = {
        link: () => away.click(),
        keys: async () => {
          await main(page).getByRole('heading', { level: 1 }).click();
          await page.keyboard.type('gh');
        },
        back: () => page.evaluate(() => history.back()),
        button: () => main(page).getByRole('button', { name: 'Back', exact: true }).click(),
      };
      for (const way of [ways.link, ways.keys, ways.back, ways.back, ways.button]) {
        await hasEntry(page, 1);
        await way();
        await question.waitFor();
        if (way === ways.link) expect(await axeFindings(page)).toEqual([]);
        await question.getByText('Stay', { exact: true }).click();
        await question.waitFor({ state: 'detached' });
        await expect(title).toHaveValue('Reed and rush');
        expect(pathOf(page)).toBe(`/lists/${id}/edit`);
      }
      await away.click();
      await question.getByText('Leave', { exact: true }).click();
      await page.waitForURL('**/main/friends');
    });
  });

  test('before Back leaves an unsaved list, once, and not after it is saved', async () => {
    const { id } = v.parse(WithId, await ada.call('POST', '/api/v1/lists', { title: 'Salt marsh' }));
    await visitAs(place, 'ada', { path: '/lists' }, async ({ page }) => {
      const edit = page.locator(`a[href="/lists/${id}/edit"]`);
      const title = main(page).getByLabel('Title');
      const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
      await edit.click();
      await title.fill('Salt marsh and mud');
      await hasEntry(page, 1);
      await page.evaluate(() => history.back());
      await question.getByText('Leave', { exact: true }).click();
      await page.waitForURL('**/lists');
      await hasEntry(page, 0);
      await edit.click();
      await expect(title).toHaveValue('Salt marsh and mud');
      // The settings lie over the form, which stays.
      await hasEntry(page, 1);
      await page.getByRole('button', { name: 'Settings', exact: true }).click();
      const window = page.getByRole('dialog', { name: 'Settings' });
      await window.getByRole('button', { name: 'Close', exact: true }).click();
      await window.waitFor({ state: 'detached' });
      // What one has come back to has its entry with the next press.
      await title.press('End');
      await hasEntry(page, 1);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.waitForURL(`**/lists/${id}`);
      await page.evaluate(() => history.back());
      await page.waitForURL('**/lists');
      await expect(question).toHaveCount(0);
    });
  });
});
