import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from './support/test';
import { axeFindings, PHONE } from './support/browser';
import { Person } from './support/person';
import { png } from './support/pictures';
import { REFUSALS } from './support/refusals';
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
const SINCE = '2024-05-01T12:00:00.000Z';
const WithFields = v.looseObject({ fields: v.array(v.looseObject({})) });
const UPDATE = '/api/v1/accounts/update_credentials';

test.describe('the profile tab', () => {
  test('opens from one’s own profile, draws the card while one writes, and saves', () =>
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
      expect(await axeFindings(page)).toEqual([]);
      await save(page).click();
      await saved(page);
      await page.keyboard.press('Escape');
      await page.getByRole('main').getByRole('heading', { name: 'Ada of the tides' }).waitFor();
      await open(page);
      await expect.poll(() => bio.inputValue()).toContain('Reads https://tides.example/log');
    }));

  test('adds, moves by keys and by pointer, and takes away fields', () =>
    visitAs(place, 'ada', { path: null }, async ({ page }) => {
      await open(page);
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
      await open(page);
      await expect.poll(() => names()).toEqual(['Boat', 'Harbour', 'Low tide walk']);
    }));

  test('sends the chosen part of a picture, by keyboard alone, and takes the picture away again', () =>
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
      const avatar = async (): Promise<string> =>
        JSON.stringify(await ada.call('GET', '/api/v1/accounts/verify_credentials')).match(
          /"avatar":"([^"]*)"/,
        )?.[1] ?? '';
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
      await form(page).getByRole('button', { name: 'Remove: Profile picture' }).click();
      await save(page).click();
      await saved(page);
      await expect.poll(() => avatar()).toContain('/images/avi.png');
    }));

  test('keeps a moving picture moving when it is sent whole', () =>
    visitAs(place, 'ada', { path: null }, async ({ page }) => {
      await open(page);
      const choosing = page.waitForEvent('filechooser');
      await form(page).getByRole('button', { name: 'Choose a picture: Profile picture' }).click();
      const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
      await (await choosing).setFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: gif });
      const dialog = page.getByRole('dialog', { name: 'Which part is your profile picture?' });
      await dialog.getByText('This picture may move.').waitFor();
      await dialog.getByRole('button', { name: 'Use the whole file' }).click();
      await save(page).click();
      await saved(page);
      const ada = await Person.as(place.instance.url, 'ada');
      await expect
        .poll(async () => JSON.stringify(await ada.call('GET', '/api/v1/accounts/verify_credentials')))
        .toMatch(/"avatar":"[^"]*\.gif"/);
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

  for (const [name, fault, words] of REFUSALS) {
    test(`tells of ${name} at its place and loses nothing that was typed`, () =>
      visitAs(place, 'ada', { path: null }, async ({ page }) => {
        await open(page);
        const name = form(page).getByLabel('Name', { exact: true });
        await name.fill('Typed in vain');
        const lift = place.proxy.fault(`PATCH ${UPDATE}`, fault);
        await save(page).click();
        await form(page).getByRole('alert').filter({ hasText: words }).waitFor();
        await expect(name).toHaveValue('Typed in vain');
        lift();
        await form(page).getByRole('button', { name: 'Discard changes' }).click();
      }));
  }

  test('saves switches at once, and puts them back with words when the server refuses', () =>
    visitAs(place, 'ada', { path: null }, async ({ page }) => {
      await open(page);
      const locked = settings(page).getByRole('switch', { name: 'Approve followers by hand' });
      const before = await locked.isChecked();
      await locked.press('Space');
      await saved(page);
      await open(page);
      await expect.poll(() => locked.isChecked()).toBe(!before);
      const lift = place.proxy.fault(`PATCH ${UPDATE}`, { is: 'status', status: 500 });
      await locked.click();
      await settings(page).getByRole('alert').filter({ hasText: 'This was not saved.' }).waitFor();
      await expect.poll(() => locked.isChecked()).toBe(!before);
      lift();
      await settings(page).getByRole('alert').getByRole('button', { name: 'Try again' }).click();
      await saved(page);
      await expect.poll(() => locked.isChecked()).toBe(before);
      const direct = settings(page).getByRole('combobox', { name: /Who may write to you directly/ });
      await direct.selectOption('People you follow');
      await saved(page);
      await open(page);
      await expect(direct).toHaveValue('people_i_follow');
    }));

  test('says what a server passed over, and does not offer it any more', () =>
    visitAs(place, 'ada', { path: null }, async ({ page }) => {
      await open(page);
      place.proxy.fault(`PATCH ${UPDATE}`, {
        is: 'change',
        change: (json) => json.replace('"discoverable":false', '"discoverable":true'),
      });
      const switches = settings(page).getByRole('switch', { name: 'Let people find you' });
      if (!(await switches.isChecked())) {
        await switches.click();
        await saved(page);
      }
      await switches.click();
      await settings(page).getByText('did not keep this: Let people find you').waitFor();
      await switches.waitFor({ state: 'detached' });
      await open(page);
      await settings(page).getByRole('switch', { name: 'Approve followers by hand' }).waitFor();
      await expect(switches).toHaveCount(0);
    }));

  test('shows a moderator the switch of staff, and what strangers see', () =>
    visitAs(place, 'mod', { path: null }, async ({ page }) => {
      await open(page);
      const role = settings(page).getByRole('switch', { name: 'Show that you are staff' });
      await role.waitFor();
      await settings(page).getByRole('switch', { name: 'Hide whom you follow' }).click();
      await saved(page);
      await settings(page).getByRole('button', { name: 'Show me' }).click();
      await settings(page).getByText('Whom you follow is hidden.').waitFor();
      await settings(page).getByRole('switch', { name: 'Hide whom you follow' }).click();
      await saved(page);
      await settings(page).getByRole('button', { name: 'Look again' }).click();
      await settings(page).getByText('Whom you follow can be seen.').waitFor();
    }));

  test('says which links the server has verified, here and on the profile, and how to get there', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const ada = await Person.as(place.instance.url, 'ada');
      const fields_attributes = [
        { name: 'Log', value: 'https://tides.example/log' },
        { name: 'Boat', value: 'https://boat.example' },
      ];
      await ada.send('PATCH', UPDATE, { fields_attributes });
      const verified = (one: unknown): unknown =>
        v.is(WithFields, one)
          ? {
              ...one,
              fields: one.fields.map((field, i) => ({ ...field, verified_at: i === 0 ? SINCE : null })),
            }
          : one;
      // Wherever an account stands: one that comes with a post would say otherwise.
      place.proxy.fault(/^\/api\/v1\//, {
        is: 'change',
        change: (text) => JSON.stringify(JSON.parse(text, (_, one: unknown) => verified(one))),
      });
      await open(page);
      await form(page).getByText('Verified on May 1, 2024').waitFor();
      await expect(form(page).getByText(/^Verified on/)).toHaveCount(1);
      await form(page).getByText('How does a link become verified?').click();
      await form(page).getByText('rel="me"').first().waitFor();
      await page.goto(`${place.url}/ada`);
      const pairs = page.getByRole('main').locator('dd[data-verified]');
      await pairs.getByRole('link', { name: 'tides.example/log' }).waitFor();
      await pairs.getByRole('img', { name: 'Verified May 1, 2024' }).waitFor();
      await expect(pairs).toHaveCount(1);
    }));

  test('fits a phone', () =>
    visitAs(place, 'ada', { path: null, viewport: PHONE, colorScheme: 'dark' }, async ({ page }) => {
      await open(page);
      expect(await axeFindings(page)).toEqual([]);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth))
        .toBe(false);
    }));
});
