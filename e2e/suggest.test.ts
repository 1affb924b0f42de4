import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';
import { axeFindings, PHONE, TABLET } from './support/browser';
import { panelForm, postWith, textOf } from './support/screen';
import { visitAs, world } from './support/world';

const place = world();

const options = (page: Page): Locator =>
  page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
/** The option that Enter takes. */
const chosen = (page: Page, text: string): Locator =>
  options(page).and(page.locator('[aria-selected="true"]')).filter({ hasText: text });
/** A text area that says of itself that a list is open is what screen readers need; axe would forbid it. */
const findings = async (page: Page): Promise<string[]> =>
  (await axeFindings(page)).filter((line) => !/^aria-allowed-role: [^<]*<textarea/.test(line));
/** Whatever its role is at the moment. */
const field = (form: Locator): Locator => form.getByLabel('Post text');

test('completes people, emoji and MFM where the caret stands, by keys, and undo takes it back; an emoji from the picker stands there too', () =>
  visitAs(place, 'ada', {}, async ({ page }) => {
    const form = panelForm(page);
    await textOf(form).click();
    // The whole form takes over from the resting one.
    await form.getByRole('textbox', { name: 'Subject' }).waitFor();
    await page.keyboard.type('Hello @admi');
    await options(page).filter({ hasText: '@admin' }).waitFor();
    await expect(field(form)).toHaveAttribute('role', 'combobox');
    await expect
      .poll(async () => {
        const active = await field(form).getAttribute('aria-activedescendant', { timeout: 500 });
        return page.locator(`[id="${active}"]`).getAttribute('aria-selected', { timeout: 500 });
      })
      .toBe('true');
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(textOf(form)).toHaveValue('Hello @admin ');
    await page.keyboard.press('Control+z');
    await expect(field(form)).toHaveValue('Hello @admi');
    await page.keyboard.press('Control+Shift+z');
    await page.keyboard.type('and :octopu');
    await chosen(page, 'octopus').waitFor();
    await page.keyboard.press('Enter');
    await expect(textOf(form)).toHaveValue('Hello @admin and 🐙 ');
    // In the middle of a text only the word at the caret changes.
    await page.keyboard.press('Home');
    await page.keyboard.type('$spar');
    await options(page).filter({ hasText: 'sparkle' }).first().waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(textOf(form)).toHaveValue('$[sparkle Hello @admin and 🐙 ');
    await page.keyboard.type(':crab');
    await options(page).first().waitFor();
    await page.keyboard.press('Escape');
    await options(page).first().waitFor({ state: 'detached' });
    await expect.poll(() => field(form).inputValue()).toContain(':crab');
    // So do the further posts of a chain.
    await form.getByRole('button', { name: 'Add another post' }).click();
    await page.keyboard.type('@admi');
    await options(page).filter({ hasText: '@admin' }).waitFor();
    await page.keyboard.press('Enter');
    const further = form.getByRole('textbox', { name: 'Text of post 2' });
    await expect(further).toHaveValue('@admin ');
    await form.getByRole('button', { name: 'Remove post 2' }).click();

    const picker = page.getByRole('dialog', { name: 'Emoji' });
    // The Tab key goes by the subject on its way; the emoji goes where the words are.
    const subject = form.getByRole('textbox', { name: 'Subject' });
    await textOf(form).fill('By keys');
    await page.keyboard.press('Tab');
    await expect.poll(() => subject.evaluate((field) => document.activeElement === field)).toBe(true);
    const button = form.getByRole('button', { name: 'Add emoji' });
    for (
      let turn = 0;
      turn < 20 && !(await button.evaluate((it) => document.activeElement === it));
      turn += 1
    )
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => picker.getByRole('searchbox').evaluate((field) => document.activeElement === field))
      .toBe(true);
    await page.keyboard.type('octopus');
    await page.keyboard.press('Enter');
    await picker.waitFor({ state: 'detached' });
    await expect(textOf(form)).toHaveValue('By keys 🐙 ');
    await expect(subject).toHaveValue('');
    await button.click();
    await picker.getByRole('tab', { name: 'Recent' }).waitFor();
    await picker.getByRole('rowgroup', { name: 'Recent' }).getByRole('button', { name: 'octopus' }).waitFor();
    await page.keyboard.press('Escape');
    await picker.waitFor({ state: 'detached' });
    await textOf(form).fill('');
  }));

test('stands where its word begins, whichever way its line is written, and off the words of a one-line field; the picker stands beside the window', () =>
  visitAs(place, 'ada', {}, async ({ page }) => {
    await page.keyboard.press('n');
    const form = page.getByRole('dialog', { name: 'New post' });
    // What lies between this and a phone is in picker-geometry.test.ts.
    await textOf(form).fill('A line\n'.repeat(30));
    const picker = await openPicker(page, form);
    const beyond = async (): Promise<number> => {
      const [over, box] = [await picker.boundingBox(), await form.boundingBox()];
      return over && box ? box.x + box.width - over.x : Infinity;
    };
    await expect.poll(beyond).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await picker.waitFor({ state: 'detached' });

    const list = page.getByRole('listbox', { name: 'Suggestions' });
    const edges = async (
      part: Locator,
    ): Promise<{ left: number; right: number; top: number; bottom: number }> => {
      const box = await part.boundingBox();
      if (!box) throw new Error('it has no place');
      return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
    };
    const isRight = async (): Promise<boolean> => {
      const [words, offered] = [await edges(field(form)), await edges(list)];
      return offered.left > (words.left + words.right) / 2 && offered.right < words.right;
    };
    await textOf(form).fill('Written to the right.\n');
    await page.keyboard.type('مرحبا :cra');
    await list.waitFor();
    await expect.poll(isRight).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Again :cra');
    await list.waitFor();
    await expect.poll(isRight).toBe(false);
    await page.keyboard.press('Enter');
    await form.getByRole('button', { name: 'Add poll' }).click();
    for (const name of ['Subject', 'Option 1']) {
      const line = form.getByLabel(name, { exact: true });
      await line.fill('');
      await line.pressSequentially('By @admi');
      await options(page).filter({ hasText: '@admin' }).waitFor();
      await expect.poll(async () => (await edges(list)).top - (await edges(line)).bottom).toBeGreaterThan(0);
      await page.keyboard.press('Enter');
      await expect(line).toHaveValue('By @admin ');
    }
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Delete it' }).click();
  }));

async function openPicker(page: Page, form: Locator): Promise<Locator> {
  await form.getByRole('button', { name: 'Add emoji' }).click();
  const picker = page.getByRole('dialog', { name: 'Emoji' });
  await picker.getByRole('gridcell').first().waitFor();
  return picker;
}

/** What an on-screen keyboard leaves of a phone where it does not make the page smaller. */
const KEYBOARD_TOP = 430;
const raiseKeyboard = (page: Page): Promise<void> =>
  page.evaluate((height) => {
    Object.defineProperty(visualViewport, 'height', { get: () => height });
    visualViewport?.dispatchEvent(new Event('resize'));
  }, KEYBOARD_TOP);

test('is touched on a phone, and the focus stays in the text, whose last line the picker leaves free', () =>
  visitAs(place, 'ada', { viewport: PHONE, hasTouch: true }, async ({ page }) => {
    await page.getByRole('button', { name: 'New post', exact: true }).tap();
    const form = page.getByRole('dialog', { name: 'New post' });
    await textOf(form).fill('A line\n'.repeat(30));
    const first = await openPicker(page, form);
    const overlap = async (): Promise<number> => {
      const [over, box] = [await first.boundingBox(), await textOf(form).boundingBox()];
      if (!over || !box) return Infinity;
      const lastLine = box.y + box.height - 26;
      return Math.min(over.y + over.height - lastLine, box.y + box.height - over.y);
    };
    await expect.poll(overlap).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await first.waitFor({ state: 'detached' });
    await textOf(form).fill('');
    await textOf(form).tap();
    await page.keyboard.type('@admi');
    await options(page).filter({ hasText: '@admin' }).waitFor();
    await raiseKeyboard(page);
    const bottom = async (part: Locator): Promise<number> => {
      const box = await part.boundingBox();
      return box ? box.y + box.height : Infinity;
    };
    await expect.poll(() => bottom(options(page).last())).toBeLessThanOrEqual(KEYBOARD_TOP);
    const post = form.getByRole('button', { name: 'Post', exact: true });
    await expect.poll(() => bottom(post)).toBeLessThanOrEqual(KEYBOARD_TOP);
    await options(page).filter({ hasText: '@admin' }).tap();
    await expect(textOf(form)).toHaveValue('@admin ');
    await expect
      .poll(() => textOf(form).evaluate((element) => document.activeElement === element))
      .toBe(true);
    await form.getByRole('button', { name: 'Add emoji' }).tap();
    const picker = page.getByRole('dialog', { name: 'Emoji' });
    await picker.getByRole('gridcell').first().waitFor();
    await expect.poll(() => bottom(picker)).toBeLessThanOrEqual(KEYBOARD_TOP);
    expect(await findings(page)).toEqual([]);
    await picker.getByRole('gridcell').nth(2).tap();
    await expect(textOf(form)).toHaveValue(/^@admin \S+ $/);
    await textOf(form).fill('');
  }));

test('with the picker open in the window for a new post, narrow as it may be, the Post button and Ctrl+Enter close it and post', () =>
  visitAs(place, 'ada', { viewport: TABLET }, async ({ page }) => {
    const form = page.getByRole('dialog', { name: 'New post' });
    for (const [way, post] of [
      ['the Post button', () => form.getByRole('button', { name: 'Post', exact: true }).click()],
      ['Ctrl+Enter', () => page.keyboard.press('Control+Enter')],
    ] as const) {
      await page.keyboard.press('n');
      const text = `Posted from the window over the picker by ${way}`;
      await textOf(form).fill(text);
      await form.getByRole('button', { name: 'Add emoji' }).click();
      await page.getByRole('dialog', { name: 'Emoji' }).getByRole('gridcell').first().waitFor();
      await post();
      await form.waitFor({ state: 'detached' });
      await postWith(page, text).first().waitFor();
    }
  }));
