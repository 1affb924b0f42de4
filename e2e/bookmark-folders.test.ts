import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';
import * as v from 'valibot';
import { axeFindings, DESKTOP, PHONE } from './support/browser';
import type { Fault } from './support/fault-proxy';
import { Person } from './support/person';
import { choose, moreOf, postById, untilLayersLeft } from './support/screen';
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
  const made = async (name: string) => v.parse(Folder, await ada.call('POST', FOLDERS, { name }));
  const onServer = async (id: string) => v.parse(Marked, await ada.call('GET', `/api/v1/statuses/${id}`));

  test('are made while bookmarking, show their bookmarks, and a bookmark moves to another', async () => {
    const { id } = await admin.post('A recipe for leek soup');
    await ada.call('POST', `/api/v1/statuses/${(await admin.post('A boat')).id}/bookmark`);
    const tea = await made('Tea');
    await visitAs(place, 'ada', { path: `/notice/${id}` }, async ({ page }) => {
      const post = postById(page, id);
      await choose(post, page, 'Bookmark in a folder');
      await dialog(page).getByText('Your server keeps these folders').waitFor();
      await make(dialog(page), 'Soups & stews');
      await expect(dialog(page).getByRole('radio', { name: 'Soups & stews' })).toBeChecked();
      expect(await axeFindings(page)).toEqual([]);
      await dialog(page).getByRole('button', { name: 'Save' }).click();
      await notices(page, 'Bookmarked in Soups & stews').waitFor();
      const soups = (await folders()).find(({ name }) => name === 'Soups & stews');
      expect(await onServer(id)).toMatchObject({
        bookmarked: true,
        pleroma: { bookmark_folder: soups?.id },
      });
      await page.goto(`${place.url}/bookmarks`);
      await postById(page, id).waitFor();
      await menuOf(page).click();
      await page.getByRole('menuitemradio', { name: 'Soups & stews' }).click();
      await expect.poll(() => page.title()).toContain('Soups & stews');
      await expect(main(page).getByRole('feed').getByRole('article')).toHaveCount(1);
      await choose(postById(page, id), page, 'Move to another folder');
      await expect(dialog(page).getByRole('radio', { name: 'Soups & stews' })).toBeChecked();
      await dialog(page).getByRole('radio', { name: 'Tea' }).check();
      await dialog(page).getByRole('button', { name: 'Save' }).click();
      await notices(page, 'Bookmarked in Tea').waitFor();
      expect((await onServer(id)).pleroma.bookmark_folder).toBe(tea.id);
    });
  });

  test('are renamed, get an emoji and are deleted by the keyboard alone, and their bookmarks stay', async () => {
    const { id } = await admin.post('A slow loris');
    const folder = await made('Animals');
    await ada.call('POST', `/api/v1/statuses/${id}/bookmark`, { folder_id: folder.id });
    await visitAs(place, 'ada', { path: `/bookmarks/${folder.id}` }, async ({ page }) => {
      await postById(page, id).waitFor();
      await menuOf(page).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menu').waitFor();
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await manager(page).getByRole('link', { name: 'Show the bookmarks in Animals' }).waitFor();
      await manager(page).getByRole('button', { name: 'Edit Animals' }).focus();
      await page.keyboard.press('Enter');
      const name = manager(page).getByRole('textbox', { name: 'Name of the folder' });
      await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
      await name.fill('Beasts');
      await manager(page)
        .getByRole('form', { name: 'Edit Animals' })
        .getByRole('button', { name: 'Choose an emoji' })
        .click();
      await page
        .getByRole('dialog', { name: 'Choose an emoji' })
        .getByRole('searchbox')
        .or(page.getByRole('dialog', { name: 'Choose an emoji' }).getByRole('textbox'))
        .first()
        .fill('turtle');
      await page.keyboard.press('Enter');
      await manager(page)
        .getByRole('button', { name: /^Emoji: 🐢/ })
        .waitFor();
      await name.press('Enter');
      await manager(page).getByRole('button', { name: 'Edit Beasts' }).waitFor();
      expect(await folders()).toContainEqual({ id: folder.id, name: 'Beasts', emoji: '🐢' });
      await expect.poll(() => page.title()).toContain('🐢 Beasts');
      await manager(page).getByRole('button', { name: 'Delete Beasts' }).press('Enter');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete folder' }).press('Enter');
      await page.waitForURL('**/bookmarks');
      await postById(page, id).waitFor();
      expect((await folders()).map((each) => each.id)).not.toContain(folder.id);
      expect(await onServer(id)).toEqual({ bookmarked: true, pleroma: { bookmark_folder: null } });
    });
  });

  test('a plain bookmark is one press as ever, and asks nothing of folders', async () => {
    const { id } = await admin.post('Plainly kept');
    await visitAs(place, 'ada', { path: `/notice/${id}` }, async ({ page }) => {
      await postById(page, id).waitFor();
      // From here on; reading them empties the list.
      place.proxy.requests();
      await choose(postById(page, id), page, 'Bookmark');
      await expect.poll(async () => (await onServer(id)).bookmarked).toBe(true);
      const asked = place.proxy.requests();
      expect(asked).toContain(`POST /api/v1/statuses/${id}/bookmark`);
      expect(asked.filter((request) => request.includes('bookmark_folders'))).toEqual([]);
    });
  });

  const BROKEN: readonly (readonly [string, Fault, RegExp])[] = [
    ['404', { is: 'status', status: 404, body: '{"error":"Record not found"}' }, /./],
    ['422', { is: 'status', status: 422, body: '{"error":"No such folder"}' }, /No such folder/],
    ['429', { is: 'status', status: 429, body: '{"error":"Throttled"}' }, /./],
    ['a lost answer', { is: 'deaf' }, /./],
    ['HTML', { is: 'status', status: 200, body: '<html>busy</html>' }, /./],
  ];
  for (const [name, fault, words] of BROKEN) {
    test(`a move that fails with ${name} is told in the dialog, and nothing is shown as done`, async () => {
      const folder = await made(`Broken ${name}`);
      const { id } = await admin.post(`Not kept ${name}`);
      await visitAs(place, 'ada', { path: `/notice/${id}` }, async ({ page }) => {
        await choose(postById(page, id), page, 'Bookmark in a folder');
        await dialog(page).getByRole('radio', { name: folder.name }).check();
        const lift = place.proxy.fault(`POST /api/v1/statuses/${id}/bookmark`, fault);
        await dialog(page).getByRole('button', { name: 'Save' }).click();
        await expect.poll(() => dialog(page).getByRole('alert').innerText()).toMatch(words);
        await expect(dialog(page).getByRole('radio', { name: folder.name })).toBeChecked();
        await expect(page.getByText('Bookmarked in')).toHaveCount(0);
        lift();
        await dialog(page).getByRole('button', { name: 'Save' }).click();
        await notices(page, `Bookmarked in ${folder.name}`).waitFor();
        expect((await onServer(id)).pleroma.bookmark_folder).toBe(folder.id);
      });
    });
  }

  test('a name that is taken and a folder that is gone are told in words; what was typed stays', async () => {
    await made('Taken');
    const gone = await made('Gone elsewhere');
    const { id } = await admin.post('Into a folder that is gone');
    await visitAs(place, 'ada', { path: `/notice/${id}` }, async ({ page }) => {
      await choose(postById(page, id), page, 'Bookmark in a folder');
      await make(dialog(page), 'Taken');
      await dialog(page).getByText('There is a folder of that name already.').waitFor();
      await expect(dialog(page).getByRole('textbox', { name: 'New folder' })).toHaveValue('Taken');
      await dialog(page).getByRole('radio', { name: 'Gone elsewhere' }).check();
      await ada.call('DELETE', `${FOLDERS}/${gone.id}`);
      await dialog(page).getByRole('button', { name: 'Save' }).click();
      await dialog(page).getByText('That folder is not there any more').waitFor();
    });
  });

  test('folders that do not come are told of, in the menu and in the dialog, and come at a press', () =>
    visitAs(place, 'ada', { path: '/bookmarks' }, async ({ page }) => {
      const lift = place.proxy.fault(`GET ${FOLDERS}`, { is: 'status', status: 503, body: '{}' });
      await menuOf(page).click();
      await page.getByRole('menuitem', { name: 'Your folders could not be loaded' }).waitFor();
      await page.getByRole('menuitem', { name: 'Edit folders' }).click();
      await manager(page).getByText('Your folders could not be loaded').waitFor();
      lift();
      await manager(page).getByRole('button', { name: 'Try again' }).click();
      await manager(page).getByRole('textbox', { name: 'New folder' }).waitFor();
    }));

  for (const [name, viewport, colorScheme, locale] of [
    ['a phone, dark, right to left', PHONE, 'dark', 'ar'],
    ['a desktop, light', DESKTOP, 'light', 'en'],
  ] as const) {
    test(`have no axe findings on ${name}`, async () => {
      await made(`A long name that needs more than one line on a narrow phone ${locale}`);
      await visitAs(place, 'ada', { viewport, colorScheme, path: '/bookmarks' }, async ({ page }) => {
        if (locale === 'ar') await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
        await menuOf(page).click();
        await page.getByRole('menu').waitFor();
        expect(await axeFindings(page)).toEqual([]);
        await page.getByRole('menuitem', { name: 'Edit folders' }).click();
        await manager(page).getByRole('list').waitFor();
        expect(await axeFindings(page)).toEqual([]);
        const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(width).toBeLessThanOrEqual(0);
      });
    });
  }
});

test.describe('folders of bookmarks where the server has none', () => {
  const place = world();
  let admin: Person;
  test.beforeAll(async () => {
    admin = await Person.as(place.instance.url, 'admin');
  });

  test('are kept by this browser with my library, which says so; found by in:, exported, and gone with it', async () => {
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
      await expect(page.getByRole('searchbox', { name: 'Search my library' })).toHaveValue('in:"Read later"');
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
  });
});
