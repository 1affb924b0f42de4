import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';
import { PHONE } from './support/browser';
import { Person } from './support/person';
import { panelForm, postWith, textOf, topOf } from './support/screen';
import { visitAs, world } from './support/world';

const place = world();
let ada: Person;
test.beforeAll(async () => {
  ada = await Person.as(place.instance.url, 'ada');
});

const post = (form: Locator): Locator => form.getByRole('button', { name: 'Post', exact: true });
const scope = (form: Locator): Locator => form.getByRole('button', { name: /^Visibility: / });
const isFocused = (field: Locator): Promise<boolean> =>
  field.evaluate((element) => document.activeElement === element);

test.describe('writing a post', () => {
  test('posts with Ctrl+Enter, clears the text and keeps the scope', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const form = panelForm(page);
      await textOf(form).fill('Posted with keys.');
      await scope(form).click();
      await page.getByRole('menuitemradio', { name: 'Unlisted' }).click();
      await textOf(form).press('Control+Enter');
      await postWith(page, 'Posted with keys.').waitFor();
      await expect(textOf(form)).toHaveValue('');
      await form.getByRole('button', { name: 'Visibility: Unlisted', exact: true }).waitFor();
      await expect
        .poll(async () => (await ada.ownPostsWith('Posted with keys.')).map((each) => each.visibility))
        .toEqual(['unlisted']);
    }));

  test('posts with the Post button while the emoji picker is open, which closes', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const form = panelForm(page);
      const picker = page.getByRole('dialog', { name: 'Emoji' });
      const text = 'Sent beside the picker.';
      await textOf(form).fill(text);
      await form.getByRole('button', { name: 'Add emoji' }).click();
      await picker.getByRole('gridcell').first().waitFor();
      await post(form).click();
      await postWith(page, text).waitFor();
      await picker.waitFor({ state: 'detached' });
      // The stream may tell of the post before its own answer does.
      await expect(textOf(form)).toHaveValue('');
      await expect.poll(() => ada.ownPostsWith(text)).toHaveLength(1);
    }));
});

test.describe('a draft', () => {
  test('survives a tab that is gone from one moment to the next', () =>
    visitAs(place, 'ada', {}, async ({ page, context }) => {
      await textOf(panelForm(page)).fill('Lost with the tab?');
      await page.close({ runBeforeUnload: false });
      const next = await context.newPage();
      await next.goto(`${place.url}/main/friends`);
      await expect(textOf(panelForm(next))).toHaveValue('Lost with the tab?');
    }));
});

test.describe('the window for a new post', () => {
  const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'New post' });

  test('opens on a phone with the focus in the text, posts, and gives the focus back', () =>
    visitAs(place, 'ada', { viewport: PHONE, hasTouch: true }, async ({ page }) => {
      const open = page.getByRole('button', { name: 'New post', exact: true });
      await open.click();
      const text = textOf(dialog(page));
      await expect.poll(() => isFocused(text)).toBe(true);
      await text.fill('From a phone.');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Keep draft' }).click();
      await dialog(page).waitFor({ state: 'detached' });
      await expect.poll(() => isFocused(open)).toBe(true);
      await open.click();
      await expect(text).toHaveValue('From a phone.');
      await post(dialog(page)).click();
      await dialog(page).waitFor({ state: 'detached' });
      await postWith(page, 'From a phone.').waitFor();
    }));

  test('keeps the caret above the toolbar where a keyboard takes half of a phone, and leads into a new poll', () =>
    visitAs(place, 'ada', { viewport: { width: 390, height: 480 }, hasTouch: true }, async ({ page }) => {
      await page.keyboard.press('n');
      const text = textOf(dialog(page));
      await expect.poll(() => isFocused(text)).toBe(true);
      await text.fill('A line.\n'.repeat(20));
      await page.keyboard.type('The last line.');
      const lower = async (): Promise<number> => {
        const box = await text.boundingBox();
        return box ? box.y + box.height : NaN;
      };
      await expect.poll(async () => (await topOf(post(dialog(page)))) - (await lower())).toBeGreaterThan(0);
      await dialog(page).getByRole('button', { name: 'Add poll' }).click();
      await expect
        .poll(() => isFocused(dialog(page).getByRole('textbox', { name: 'Option 1', exact: true })))
        .toBe(true);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Delete it' }).click();
    }));
});
