import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { axeFindings, PHONE } from './support/browser';
import { Person } from './support/person';
import { png } from './support/pictures';
import { visitAs, world } from './support/world';

const place = world();
const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' });
const form = (page: Page) => settings(page).getByRole('form', { name: 'Profile' });
const save = (page: Page) => form(page).getByRole('button', { name: 'Save profile' });
const saved = (page: Page) =>
  settings(page)
    .getByText(/^Saved/)
    .waitFor();
const open = async (page: Page): Promise<void> => {
  await page.goto(`${place.url}/settings/profile`);
  await save(page).waitFor();
};
/** The account as its server has it. */
const ownAs = async (person: Person): Promise<string> =>
  JSON.stringify(await person.call('GET', '/api/v1/accounts/verify_credentials'));

test.describe('the profile tab', () => {
  test('opens from one’s own profile, draws the card while one writes, moves fields by keys and by pointer, takes them away, and saves', () =>
    visitAs(place, 'ada', { path: null }, async ({ page }) => {
      await page.goto(`${place.url}/ada`);
      await page.getByRole('main').getByRole('button', { name: 'Edit profile' }).click();
      await page.waitForURL('**/settings/profile');
      const card = form(page).getByRole('group', { name: 'What your card will look like' });
      await form(page).getByLabel('Name', { exact: true }).fill('Ada of the tides');
      await card.getByText('Ada of the tides').waitFor();
      const bio = form(page).getByRole('textbox', { name: 'Bio' });
      await bio.fill('Reads https://tides.example/log daily. ');
      await bio.press('End');
      await bio.pressSequentially(':wav');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('Enter');
      await expect(bio).toHaveValue(/:wav\w+:/);
      await card.getByRole('link', { name: 'tides.example/log', includeHidden: true }).waitFor();

      const names = async (): Promise<string[]> =>
        form(page)
          .getByLabel(/^Name of field/)
          .evaluateAll((inputs) => inputs.map((input) => ('value' in input ? String(input.value) : '')));
      await form(page).getByRole('button', { name: 'Add a field' }).click();
      await form(page).getByLabel('Name of field 4').fill('Boat');
      await form(page).getByLabel('Content of field 4').fill('Second-hand');
      await form(page).getByRole('button', { name: 'Move field 4', exact: true }).press('ArrowUp');
      await expect.poll(names).toEqual(['Harbour', 'Notebook', 'Boat', 'Low tide walk']);
      await expect
        .poll(() =>
          form(page)
            .getByRole('button', { name: 'Move field 3', exact: true })
            .evaluate((element) => element === document.activeElement),
        )
        .toBe(true);
      const handle = form(page).getByRole('button', { name: 'Move field 3', exact: true });
      await handle.scrollIntoViewIfNeeded();
      const from = await handle.boundingBox();
      const to = await form(page).getByRole('button', { name: 'Move field 1', exact: true }).boundingBox();
      if (!from || !to) throw new Error('no handles');
      await page.mouse.move(from.x + 8, from.y + 8);
      await page.mouse.down();
      await page.mouse.move(to.x + 8, to.y + 8, { steps: 6 });
      await page.mouse.up();
      await expect.poll(names).toEqual(['Boat', 'Harbour', 'Notebook', 'Low tide walk']);
      await form(page).getByRole('button', { name: 'Remove field 3' }).click();

      await save(page).click();
      await saved(page);
      const ada = await Person.as(place.instance.url, 'ada');
      await expect.poll(() => ownAs(ada)).toContain('Reads https://tides.example/log');
      await expect.poll(() => ownAs(ada)).toMatch(/"name":"Boat".*"name":"Harbour".*"name":"Low tide walk"/);
      await expect.poll(() => ownAs(ada)).not.toContain('Notebook');
      await page.keyboard.press('Escape');
      await page.getByRole('main').getByRole('heading', { name: 'Ada of the tides' }).waitFor();
    }));

  test('sends the chosen part of a picture, by keyboard alone, or the whole file, and takes the picture away again', () =>
    visitAs(place, 'ada', { path: null }, async ({ page }) => {
      await open(page);
      await settings(page).getByText('The server takes pictures of at most 1.91MiB.').waitFor();
      const choosing = page.waitForEvent('filechooser');
      await form(page).getByRole('button', { name: 'Choose a picture: Profile picture' }).press('Enter');
      await (await choosing).setFiles({ name: 'a.png', mimeType: 'image/png', buffer: png(300, 120) });
      const dialog = page.getByRole('dialog', { name: 'Which part is your profile picture?' });
      await dialog.getByRole('slider', { name: 'Zoom' }).press('End');
      await dialog.getByRole('slider', { name: 'Left or right' }).press('Home');
      expect(await axeFindings(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Use this part' }).press('Enter');
      await dialog.waitFor({ state: 'detached' });
      const ada = await Person.as(place.instance.url, 'ada');
      const avatar = async (): Promise<string> => /"avatar":"([^"]*)"/.exec(await ownAs(ada))?.[1] ?? '';
      const before = await avatar();
      await save(page).click();
      await saved(page);
      await expect.poll(avatar).not.toBe(before);
      const after = await avatar();
      const sent = await page.evaluate(async (address) => {
        const picture = await createImageBitmap(await (await fetch(address)).blob());
        return [picture.width, picture.height];
      }, new URL(after).pathname);
      expect(sent).toEqual([15, 15]);
      // What moves goes on moving when it is sent whole.
      const again = page.waitForEvent('filechooser');
      await form(page).getByRole('button', { name: 'Choose a picture: Profile picture' }).click();
      const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
      await (await again).setFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: gif });
      await dialog.getByText('This picture may move.').waitFor();
      await dialog.getByRole('button', { name: 'Use the whole file' }).click();
      await save(page).click();
      await expect.poll(avatar).toMatch(/\.gif$/);
      await form(page).getByRole('button', { name: 'Remove: Profile picture' }).click();
      await save(page).click();
      await expect.poll(avatar).toContain('/images/avi.png');
    }));

  test('asks before unsaved words are left, keeps them in the peek, and over the browser’s Back', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      await page.getByRole('button', { name: 'Settings', exact: true }).click();
      const tab = (name: string) =>
        settings(page).getByRole('navigation').getByRole('button', { name, exact: true });
      await tab('Profile').click();
      const name = form(page).getByLabel('Name', { exact: true });
      await name.fill('Not yet');
      await tab('Writing').click();
      const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
      await question.getByRole('button', { name: 'Keep editing' }).click();
      await expect(name).toHaveValue('Not yet');
      await settings(page).getByRole('button', { name: 'Minimize' }).click();
      await page.getByRole('button', { name: 'Back to settings' }).click();
      await expect(name).toHaveValue('Not yet');
      await page.goBack();
      await settings(page).waitFor({ state: 'detached' });
      await page.goForward();
      await expect(name).toHaveValue('Not yet');
      await settings(page).getByRole('button', { name: 'Close' }).click();
      await question.getByRole('button', { name: 'Discard changes' }).click();
      await settings(page).waitFor({ state: 'detached' });
    }));

  test('fits a phone, and has its Save in sight wherever one writes', () =>
    visitAs(place, 'ada', { path: null, viewport: PHONE, colorScheme: 'dark' }, async ({ page }) => {
      await open(page);
      await settings(page).getByRole('textbox', { name: 'Name', exact: true }).fill('Ada of the Weir');
      await expect(save(page)).toBeInViewport({ ratio: 1 });
      expect(await axeFindings(page)).toEqual([]);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth))
        .toBe(false);
    }));
});
