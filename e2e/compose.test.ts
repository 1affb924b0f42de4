import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';
import { PHONE } from './support/browser';
import { postWith, textOf, topOf } from './support/screen';
import { visitAs, world } from './support/world';

const place = world();

const post = (form: Locator): Locator => form.getByRole('button', { name: 'Post', exact: true });
const isFocused = (field: Locator): Promise<boolean> =>
  field.evaluate((element) => document.activeElement === element);
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'New post' });

// Posting from the panel, by keys, with a scope: composer-form.dom.test.tsx; over the emoji picker: suggest.test.ts;
// after a tab was killed: outbox.test.ts.
test('the window for a new post opens on a phone with the focus in the text, posts, and gives the focus back', () =>
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

    // A keyboard takes half of it: the caret stays above the toolbar, and a new poll is led into.
    await page.setViewportSize({ width: 390, height: 480 });
    await page.keyboard.press('n');
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
