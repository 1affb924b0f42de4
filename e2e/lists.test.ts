import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';
import { axeFindings, DESKTOP, PHONE } from './support/browser';
import { Person } from './support/person';
import { visitAs, world } from './support/world';

const place = world();
const main = (page: Page) => page.getByRole('main');

test.describe('lists', () => {
  test('do not scroll on a phone where they are few; are made with people, read, given more people, renamed and deleted', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      await page.getByRole('link', { name: 'Lists' }).first().click();
      await main(page).getByRole('link', { name: 'New list' }).waitFor();
      // Few lists do not scroll on a phone: the room for the floating button is in the page.
      await page.setViewportSize(PHONE);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBe(PHONE.height);
      await page.setViewportSize(DESKTOP);
      await main(page).getByRole('link', { name: 'New list' }).click();
      const create = main(page).getByRole('button', { name: 'Create list' });
      await main(page).getByLabel('Title').fill('Slow birds');
      const search = main(page).getByRole('searchbox', { name: 'Add people you follow' });
      await search.fill('sam');
      await search.press('Enter');
      const found = main(page).getByRole('list', { name: 'Found' });
      await found.getByRole('checkbox').first().click();
      expect(await axeFindings(page)).toEqual([]);
      await create.click();
      await page.waitForURL(/\/lists\/\d+$/);
      await main(page).getByRole('link', { name: 'Slow birds, edit list' }).waitFor();

      await main(page).getByRole('button', { name: 'Add people to this list' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add people to Slow birds' });
      // Whoever opens it types at once.
      const box = dialog.getByRole('searchbox');
      await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.type('lin');
      const added = page.waitForResponse(
        (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/accounts'),
      );
      // Nothing is pressed: the search begins by itself after two seconds.
      await dialog.getByRole('list', { name: 'Found' }).getByRole('checkbox').first().click();
      expect((await added).status()).toBe(200);
      expect(await axeFindings(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Done' }).click();

      await main(page).getByRole('link', { name: 'Slow birds, edit list' }).click();
      await expect(main(page).getByRole('list', { name: 'Members' }).getByRole('listitem')).toHaveCount(2);
      await main(page).getByLabel('Title').fill('Slower birds');
      await main(page).getByLabel('Title').press('Enter');
      await main(page).getByRole('link', { name: 'Slower birds, edit list' }).click();
      await main(page).getByRole('button', { name: 'Delete list' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete list' }).click();
      await page.waitForURL('**/lists');
      await main(page).getByRole('link', { name: 'New list' }).waitFor();
      await expect(main(page).getByRole('link', { name: 'Slower birds', exact: true })).toHaveCount(0);
    }));
});

test.describe('a list of five hundred', () => {
  const TOTAL = 500;
  /** What is seen, what is near to it, and what is near to the focus: rows come in blocks of up to 48. */
  const MOST = 200;

  test('has few rows wherever the page is; Tab goes through all of them, and who was taken out stays so', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const reader = await Person.as(place.url, 'ada');
      const sample = await reader.call('GET', '/api/v1/accounts/lookup?acct=admin');
      const plain = typeof sample === 'object' ? sample : null;
      const json = Array.from({ length: TOTAL }, (_, at) => {
        const name = `one-${at + 1}`;
        return { ...plain, id: `90000${at + 1}`, acct: name, username: name, display_name: `One ${at + 1}.` };
      });
      place.proxy.fault(/\/lists\/[^/]+\/accounts/, { is: 'change', change: () => JSON.stringify(json) });
      await page.getByRole('link', { name: 'Lists' }).first().click();
      await main(page).getByRole('link', { name: 'Kilns', exact: true }).click();
      await main(page).getByRole('link', { name: 'Kilns, edit list' }).click();
      const rows = main(page).getByRole('list', { name: 'Members' }).getByRole('listitem');
      const person = (number: number): Locator =>
        rows.getByRole('checkbox', { name: new RegExp(`^One ${number}\\.`) });
      await person(1).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await person(3).uncheck();
      await main(page)
        .getByText(String(TOTAL - 1), { exact: true })
        .waitFor();

      await person(1).focus();
      for (let number = 2; number <= 60; number += 1) {
        await page.keyboard.press('Tab');
        await expect
          .poll(() =>
            page.evaluate(() =>
              document.activeElement?.closest('[role=listitem]')?.getAttribute('aria-posinset'),
            ),
          )
          .toBe(String(number));
      }
      await expect.poll(() => rows.count()).toBeLessThan(MOST);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await person(TOTAL).waitFor();
      await expect.poll(() => rows.count()).toBeLessThan(MOST);
      await page.evaluate(() => scrollTo(0, 0));
      await expect(person(3)).not.toBeChecked();
    }));
});
