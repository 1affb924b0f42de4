import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';
import * as v from 'valibot';
import { axeFindings, PHONE } from './support/browser';
import { LONG } from './support/long';
import { Person } from './support/person';
import { choose, moreOf, postById, showPage, untilLayersLeft } from './support/screen';
import { visitAs, world } from './support/world';

const FOLDERS = '/api/v1/pleroma/bookmark_folders';
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'In which folder?' });
const manager = (page: Page): Locator => page.getByRole('dialog', { name: 'Folders of bookmarks' });
const notices = (page: Page, text: string): Locator => page.getByText(text, { exact: true }).first();
const main = (page: Page): Locator => page.getByRole('main');
const menuOf = (page: Page): Locator => main(page).getByRole('button', { name: 'Folders', exact: true });

const Folder = v.object({ id: v.string(), name: v.string(), emoji: v.nullable(v.string()) });
const Marked = v.object({
  bookmarked: v.boolean(),
  pleroma: v.object({ bookmark_folder: v.nullable(v.string()) }),
});

/** Writes the name of a new folder in a dialog, and makes it. */
async function make(within: Locator, name: string): Promise<void> {
  await within.getByRole('textbox', { name: 'New folder' }).fill(name);
  await within.getByRole('button', { name: 'Make folder' }).click();
}

test.describe('folders of bookmarks that the server has', () => {
  const place = world({ flags: ['--bookmark-folders'] });
  let ada: Person;
  let admin: Person;
  test.beforeAll(async () => {
    ada = await Person.as(place.instance.url, 'ada');
    admin = await Person.as(place.instance.url, 'admin');
  });
  const folders = async () => v.parse(v.array(Folder), await ada.call('GET', FOLDERS));
  const onServer = async (id: string) => v.parse(Marked, await ada.call('GET', `/api/v1/statuses/${id}`));

  test('are made while bookmarking, show their bookmarks, take one from another, and are edited by the keyboard alone; a plain bookmark asks nothing of them', async () => {
    const { id } = await admin.post('A recipe for leek soup');
    const boat = await admin.post('A boat');
    await visitAs(place, 'ada', { path: `/notice/${id}` }, async ({ page }) => {
      await choose(postById(page, id), page, 'Bookmark in a folder');
      await make(dialog(page), 'Soups & stews');
      await expect(dialog(page).getByRole('radio', { name: 'Soups & stews' })).toBeChecked();
      expect(await axeFindings(page)).toEqual([]);
      await dialog(page).getByRole('button', { name: 'Save' }).click();
      await notices(page, 'Bookmarked in Soups & stews').waitFor();
      const [soups] = await folders();
      expect(await onServer(id)).toEqual({ bookmarked: true, pleroma: { bookmark_folder: soups?.id } });

      await showPage(page, `/notice/${boat.id}`);
      await postById(page, boat.id).waitFor();
      // From here on; reading them empties the list.
      place.proxy.requests();
      await choose(postById(page, boat.id), page, 'Bookmark');
      await expect.poll(async () => (await onServer(boat.id)).bookmarked).toBe(true);
      expect(place.proxy.requests().filter((request) => request.includes('bookmark_folders'))).toEqual([]);

      await showPage(page, '/bookmarks');
      await postById(page, boat.id).waitFor();
      await page.setViewportSize(PHONE);
      await menuOf(page).click();
      await page.getByRole('menuitemradio', { name: 'Soups & stews' }).click();
      await expect.poll(() => page.title()).toContain('Soups & stews');
      await expect(main(page).getByRole('feed').getByRole('article')).toHaveCount(1);
      await menuOf(page).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menu').waitFor();
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await manager(page).getByRole('link', { name: 'Show the bookmarks in Soups & stews' }).waitFor();
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
      expect(await axeFindings(page)).toEqual([]);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over).toBeLessThanOrEqual(0);
      await manager(page).getByRole('button', { name: 'Edit Soups & stews' }).press('Enter');
      const name = manager(page).getByRole('textbox', { name: 'Name of the folder' });
      await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
      await name.fill('Beasts');
      const form = manager(page).getByRole('form', { name: 'Edit Soups & stews' });
      await form.getByRole('button', { name: 'Choose an emoji' }).press('Enter');
      const picker = page.getByRole('dialog', { name: 'Choose an emoji' });
      await picker.getByRole('searchbox').or(picker.getByRole('textbox')).first().fill('turtle');
      await page.keyboard.press('Enter');
      await manager(page)
        .getByRole('button', { name: /^Emoji: 🐢/ })
        .waitFor();
      await name.press('Enter');
      await manager(page).getByRole('button', { name: 'Edit Beasts' }).waitFor();
      expect(await folders()).toEqual([{ id: soups?.id, name: 'Beasts', emoji: '🐢' }]);
      await expect.poll(() => page.title()).toContain('🐢 Beasts');
      await manager(page).getByRole('button', { name: 'Delete Beasts' }).press('Enter');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete folder' }).press('Enter');
      await page.waitForURL('**/bookmarks');
      await postById(page, id).waitFor();
      expect(await folders()).toEqual([]);
      expect(await onServer(id)).toEqual({ bookmarked: true, pleroma: { bookmark_folder: null } });
    });
  });
});

test.describe('folders of bookmarks where the server has none', () => {
  const place = world();
  let admin: Person;
  test.beforeAll(async () => {
    admin = await Person.as(place.instance.url, 'admin');
  });

  // A library is filled first, a page each second and a half.
  test(
    'are kept by this browser with my library, which says so; found by in:, exported, and gone with it',
    LONG,
    async () => {
      const { id } = await admin.post('A recipe for leek soup');
      await visitAs(place, 'ada', { path: `/notice/${id}` }, async ({ page }) => {
        await moreOf(postById(page, id)).click();
        await page.getByRole('menuitem', { name: 'Bookmark', exact: true }).waitFor();
        await expect(page.getByRole('menuitem', { name: 'Bookmark in a folder' })).toHaveCount(0);
        await page.keyboard.press('Escape');
        await untilLayersLeft(page);
        await page.goto(`${place.url}/bookmarks`);
        await menuOf(page).click();
        await page.getByRole('menuitem', { name: 'Edit folders' }).click();
        await manager(page).getByText('Your server has no folders for bookmarks.').waitFor();
        await manager(page).getByRole('link', { name: 'Go to my library' }).click();
        await main(page).getByRole('button', { name: 'Turn on my library' }).click();
        await main(page).getByText('All is here.').waitFor({ timeout: 60_000 });
        await page.goto(`${place.url}/notice/${id}`);
        await postById(page, id).waitFor();
        // The library comes behind the first screen.
        await expect
          .poll(async () => {
            await moreOf(postById(page, id)).click();
            const item = page.getByRole('menuitem', { name: 'Bookmark in a folder' });
            await page.getByRole('menu').waitFor();
            if ((await item.count()) > 0) return item.click().then(() => true);
            await page.keyboard.press('Escape');
            return false;
          })
          .toBe(true);
        await dialog(page).getByText('These are kept in this browser').waitFor();
        await make(dialog(page), 'Read later');
        await expect(dialog(page).getByRole('radio', { name: 'Read later' })).toBeChecked();
        await dialog(page).getByRole('button', { name: 'Save' }).click();
        await notices(page, 'Bookmarked in Read later').waitFor();
        await page.goto(`${place.url}/bookmarks`);
        await menuOf(page).click();
        await page.getByRole('menuitem', { name: 'Read later' }).click();
        await expect(page.getByRole('searchbox', { name: 'Search my library' })).toHaveValue(
          'in:"Read later"',
        );
        const rows = page.getByRole('feed', { name: 'Found posts' }).getByRole('article');
        await expect(rows).toHaveCount(1);
        await rows.first().getByText('Read later').waitFor();
        expect(await axeFindings(page)).toEqual([]);
        await page.reload();
        await expect(rows).toHaveCount(1);
        const kept = main(page).getByRole('button', { name: /posts?, .* in this browser/ });
        if ((await kept.getAttribute('aria-expanded')) === 'false') await kept.click();
        await main(page).getByRole('button', { name: 'Save a copy' }).click();
        const coming = page.waitForEvent('download');
        await main(page).getByRole('button', { name: 'As JSON' }).click();
        const saved: unknown = JSON.parse((await readFile(await (await coming).path())).toString());
        expect(saved).toMatchObject({ folders: [{ name: 'Read later' }] });
        await main(page).getByRole('button', { name: 'Delete my library' }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Delete my library' }).click();
        await main(page).getByRole('button', { name: 'Turn on my library' }).waitFor();
        expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain('Read later');
      });
    },
  );
});
