import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { axeFindings, PHONE } from './support/browser';
import { Person } from './support/person';
import { panelForm, postWith, showPage, textOf } from './support/screen';
import { visitAs, world } from './support/world';

const place = world();
let ada: Person;
test.beforeAll(async () => {
  ada = await Person.as(place.instance.url, 'ada');
});

const rows = (page: Page) => page.getByRole('list', { name: 'Drafts' }).getByRole('listitem');

// An own post that is deleted and written anew: acting.dom.test.tsx, redraft-window.dom.test.tsx.
test.describe('unsent words', () => {
  test('are asked about before their window closes', () =>
    visitAs(place, 'ada', { viewport: PHONE }, async ({ page }) => {
      await page.getByRole('button', { name: 'New post', exact: true }).click();
      const window = page.getByRole('dialog', { name: 'New post' });
      const question = page.getByRole('alertdialog', { name: 'Keep this as a draft?' });
      await textOf(window).fill('Not yet posted.');
      await page.keyboard.press('Escape');
      await question.waitFor();
      await expect
        .poll(() => question.evaluate((asked) => asked.contains(document.activeElement)))
        .toBe(true);
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await question.waitFor({ state: 'detached' });
      await expect
        .poll(() => textOf(window).evaluate((field) => field === document.activeElement))
        .toBe(true);
      await page.keyboard.press('Escape');
      await question.getByRole('button', { name: 'Keep draft' }).click();
      await window.waitFor({ state: 'detached' });
      await showPage(page, '/drafts');
      await rows(page).getByText('Not yet posted.').waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    }));

  test('hold the page, and are not overwritten by another tab', () =>
    visitAs(place, 'ada', {}, async ({ page, context }) => {
      const other = await context.newPage();
      await other.goto(`${place.url}/main/friends`);
      await textOf(panelForm(other)).waitFor();
      // Each key waits for a frame, which a page behind another one hardly gets on a busy machine.
      await page.bringToFront();
      await textOf(panelForm(page)).fill('Of the first tab.');
      await other.bringToFront();
      await textOf(panelForm(other)).focus();
      await expect(textOf(panelForm(other))).toHaveValue('Of the first tab.');
      await expect(page.getByText('changed in another tab')).toHaveCount(0);
      await textOf(panelForm(other)).pressSequentially(' Yes.');
      await page.bringToFront();
      await page.getByText('This draft was changed in another tab.').waitFor();
      await page.getByRole('button', { name: 'Take the other one' }).click();
      await expect(textOf(panelForm(page))).toHaveValue('Of the first tab. Yes.');
      await textOf(panelForm(page)).press('End');
      await textOf(panelForm(page)).pressSequentially('!');
      const asked = page.waitForEvent('dialog');
      const closing = page.close({ runBeforeUnload: true });
      const dialog = await asked;
      expect(dialog.type()).toBe('beforeunload');
      await dialog.accept();
      await closing;
    }));
});

test.describe('the form', () => {
  test('is split into several posts, which is one step of undo and of redo; whoever comes to a draft by the keyboard goes on at its end', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const form = panelForm(page);
      const text = 'Ash glaze. '.repeat(500) + 'The end.';
      await textOf(form).fill(text);
      await textOf(form).press('End');
      await page.keyboard.type(' Really.');
      const texts = (): Promise<string[]> =>
        form
          .getByRole('textbox', { name: /^(?:Post text|Text of post)/ })
          .evaluateAll((fields) =>
            fields.map((field) => (field instanceof HTMLTextAreaElement ? field.value : '')),
          );
      const whole = `${text} Really.`;
      const press = async (key: string, then: (now: string[]) => unknown): Promise<void> => {
        await page.keyboard.press(key);
        await expect.poll(async () => then(await texts())).toBe(true);
      };
      await form.getByRole('button', { name: 'Split into several posts' }).click();
      const isSplit = (now: string[]): boolean => now.length === 2 && now.join('') === whole;
      const isWhole = (now: string[]): boolean => now.length === 1 && now[0] === whole;
      await expect.poll(async () => isSplit(await texts())).toBe(true);
      await press('Control+z', isWhole);
      await press('Control+Shift+z', isSplit);
      await press('Control+z', isWhole);
      await press('Control+y', isSplit);
      await page.keyboard.type('x');
      await press('Control+z', isSplit);
      await press('Control+z', isWhole);
      page.on('dialog', (dialog) => void dialog.accept());
      await page.reload();
      // The whole form goes on with a draft by itself.
      await form.getByRole('link', { name: 'Drafts' }).waitFor();
      await expect.poll(async () => isWhole(await texts())).toBe(true);
      await textOf(form).focus();
      await page.keyboard.type(' Indeed.');
      await expect(textOf(form)).toHaveValue(`${whole} Indeed.`);
    }));

  test('posts a chain, and keeps a post for later', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const form = panelForm(page);
      await textOf(form).fill('First of a chain.');
      await form.getByRole('button', { name: 'Add another post' }).click();
      const second = form.getByRole('textbox', { name: 'Text of post 2' });
      await second.fill('Second of a chain.');
      await form.getByRole('button', { name: 'Poll in post 2' }).click();
      for (const at of [1, 2]) await form.getByRole('textbox', { name: `Option ${at}` }).fill(`Way ${at}`);
      await second.press('Control+Enter');
      await expect.poll(() => ada.ownPostsWith('of a chain.')).toHaveLength(2);
      await postWith(page, 'Second of a chain.').getByText('Way 2').waitFor();

      await textOf(form).fill('For next year.');
      await form.getByRole('button', { name: 'Time' }).click();
      await form.getByLabel('Post at').fill(`${new Date().getFullYear() + 1}-03-04T05:06`);
      await form.getByRole('button', { name: 'Schedule' }).click();
      await expect(textOf(form)).toHaveValue('');
      await showPage(page, '/scheduled');
      const row = page.getByRole('list', { name: 'Scheduled posts' }).getByRole('listitem');
      await row.getByText('For next year.').waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await row.getByRole('button', { name: 'Send now' }).click();
      await row.waitFor({ state: 'detached' });
      await expect.poll(() => ada.ownPostsWith('For next year.')).toHaveLength(1);
    }));
});
