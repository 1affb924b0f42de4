import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';
import { axeFindings, PHONE } from './support/browser';
import { Person } from './support/person';
import { visitAs, world } from './support/world';

const place = world();
const main = (page: Page) => page.getByRole('main');

test.describe('lists', () => {
  test('that are few do not scroll on a phone: the room for the floating button is in the page', () =>
    visitAs(place, 'ada', { viewport: PHONE }, async ({ page }) => {
      await page.evaluate(() => history.pushState(null, '', '/lists'));
      await main(page).getByRole('link', { name: 'New list' }).waitFor();
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBe(PHONE.height);
    }));

  test('are made with people, read, given more people, renamed and deleted', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      await page.getByRole('link', { name: 'Lists' }).first().click();
      await main(page).getByRole('link', { name: 'New list' }).click();
      const create = main(page).getByRole('button', { name: 'Create list' });
      await expect(create).toBeDisabled();
      await main(page).getByLabel('Title').fill('Slow birds');
      await page.reload();
      await expect(main(page).getByLabel('Title')).toHaveValue('Slow birds');
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
      place.proxy.fault(/^\/api\/v1\/lists\/\d+$/, { is: 'status', status: 500 });
      await main(page).getByRole('button', { name: 'Save' }).click();
      await main(page)
        .getByText(/^The list could not be saved/)
        .waitFor();
      await expect(main(page).getByLabel('Title')).toHaveValue('Slower birds');
      place.proxy.liftAll();
      await main(page).getByLabel('Title').press('Enter');
      await main(page).getByRole('link', { name: 'Slower birds, edit list' }).click();
      const address = page.url();
      await main(page).getByRole('button', { name: 'Delete list' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete list' }).click();
      await page.waitForURL('**/lists');
      await main(page).getByRole('link', { name: 'New list' }).click();
      await expect(main(page).getByLabel('Title')).toHaveValue('');
      await page.goBack();
      await main(page).getByRole('link', { name: 'New list' }).waitFor();
      for (const gone of [address, address.replace('/edit', '')]) {
        await page.evaluate((to) => history.pushState(null, '', to), gone);
        await main(page).getByText('There is no such list').waitFor();
      }
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
      for (let number = 2; number <= 120; number += 1) {
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

test.describe('the order of lists', () => {
  test('is the one that the reader gave them', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const titles = (): Promise<string[]> =>
        main(page).getByRole('listitem').getByRole('link').filter({ hasText: /./ }).allTextContents();
      await page.getByRole('link', { name: 'Lists' }).first().click();
      await main(page).getByRole('link', { name: 'Kilns', exact: true }).waitFor();
      const before = await titles();
      const last = before.at(-1) ?? '';
      await main(page)
        .getByRole('button', { name: `More about ${last}` })
        .click();
      await page.getByRole('menuitem', { name: 'Move up' }).click();
      const after = [...before.slice(0, -2), last, ...before.slice(-2, -1)];
      await expect.poll(titles).toEqual(after);
      await page.reload();
      await expect.poll(titles).toEqual(after);
    }));
});

test.describe('announcements', () => {
  test('are posted, changed and deleted by admins', () =>
    visitAs(place, 'admin', {}, async ({ page }) => {
      await page
        .getByRole('link', { name: /^Announcements/ })
        .first()
        .click();
      const form = main(page).getByRole('form', { name: 'New announcement' });
      await expect(form.getByRole('button', { name: 'Post' })).toBeDisabled();
      await form.getByRole('textbox', { name: 'Write an announcement' }).fill('The kelp is back.');
      await form.getByRole('checkbox', { name: 'All day' }).click();
      await form.getByLabel('Starts').fill('2020-01-01');
      await form.getByRole('button', { name: 'Post' }).click();
      const card = main(page).getByRole('article').filter({ hasText: 'The kelp is back.' });
      await card.waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await card.getByRole('button', { name: 'Edit announcement' }).click();
      const editor = main(page).getByRole('form', { name: 'Edit announcement' });
      await expect(editor.getByLabel('Starts')).toHaveValue('2020-01-01');
      await editor.getByRole('textbox', { name: 'Write an announcement' }).fill('The kelp has gone.');
      await editor.getByRole('button', { name: 'Save' }).click();
      const changed = main(page).getByRole('article').filter({ hasText: 'The kelp has gone.' });
      await changed.getByRole('button', { name: 'Delete announcement' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await changed.waitFor({ state: 'detached' });
    }));

  test('are marked as read, which the navigation counts', () =>
    visitAs(place, 'ada', { path: '/announcements' }, async ({ page }) => {
      const entry = page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: /^Announcements/ });
      await expect.poll(() => entry.textContent()).toMatch(/2/);
      await main(page).getByRole('button', { name: 'Mark as read' }).first().click();
      await expect.poll(() => entry.textContent()).toMatch(/1/);
    }));
});
