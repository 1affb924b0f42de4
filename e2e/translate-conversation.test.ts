import { expect, test } from './support/test';
import type { Locator, Page } from '@playwright/test';
import { axeFindings, PHONE } from './support/browser';
import { Person } from './support/person';
import { choose, postById, prefer } from './support/screen';
import { visitAs, world } from './support/world';

const place = world();
let ids: readonly string[] = [];
test.beforeAll(async () => {
  const admin = await Person.as(place.instance.url, 'admin');
  const first = await admin.post('Річка тиха.', { language: 'uk' });
  const second = await admin.reply(first.id, 'Already English.', { language: 'en' });
  const third = await admin.reply(second.id, 'Море тихе.', { language: 'uk' });
  const fourth = await admin.reply(third.id, 'Гори тихі.', { language: 'uk' });
  ids = [first.id, second.id, third.id, fourth.id];
});

const bar = (page: Page): Locator => page.getByRole('region', { name: 'Translation of the conversation' });
const CALLS = /\/translations\//;

async function translate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More for this conversation' }).click();
  await page.getByRole('menuitem', { name: 'Translate conversation' }).click();
}

async function opened(page: Page): Promise<void> {
  await prefer(page, { translationLanguage: 'en' });
  await page.reload();
  await postById(page, ids[3] ?? '').waitFor();
  place.proxy.requests();
}

const asked = (): readonly string[] => place.proxy.requests().filter((line) => CALLS.test(line));

test.describe('translating a conversation', () => {
  test('translates what is in another language, each post once, and shows the originals again', async () => {
    const [first = '', second = ''] = ids;
    await visitAs(place, 'ada', { path: `/notice/${first}` }, async ({ page }) => {
      await translate(page);
      await page.getByText('Choose a language to translate into in the settings first.').waitFor();
      await opened(page);
      await translate(page);
      await bar(page).getByText('3 posts are translated.').waitFor();
      for (const text of ['Річка тиха.', 'Море тихе.', 'Гори тихі.'])
        await page.getByText(`[en] ${text}`).waitFor();
      await expect(postById(page, second).getByText('Translated from')).toHaveCount(0);
      expect(asked().length).toBe(3);
      expect(await axeFindings(page)).toEqual([]);
      await bar(page).getByRole('button', { name: 'Show originals' }).click();
      await bar(page).waitFor({ state: 'detached' });
      await expect(page.getByText('[en]')).toHaveCount(0);
    });
  });

  test('is what is read as one text, copied and printed while it is shown; the original at a press', async () => {
    const [first = ''] = ids;
    await visitAs(place, 'ada', { path: `/notice/${first}` }, async ({ page }) => {
      await opened(page);
      await page.evaluate(() => {
        navigator.clipboard.writeText = async (text) => void (document.body.dataset['copied'] = text);
      });
      await translate(page);
      await bar(page).getByText('3 posts are translated.').waitFor();
      await bar(page).getByRole('button', { name: 'Close' }).click();
      const post = postById(page, first);
      await choose(post, page, 'Share…');
      const dialog = page.getByRole('dialog', { name: 'Share post' });
      const copied = async (way: string): Promise<string> => {
        await dialog.getByRole('button', { name: way }).click();
        await dialog.getByText('Copied', { exact: true }).waitFor();
        return page.evaluate(() => document.body.dataset['copied'] ?? '');
      };
      expect(await copied('Copy as quote')).toMatch(/“\[en\] Річка тиха\.”\n.*Translated/);
      expect(await copied('Copy as Markdown')).toMatch(/^> \\\[en\\\] Річка тиха\.[^]*Translated/);
      expect(await axeFindings(page)).toEqual([]);
      await dialog.getByRole('checkbox', { name: 'The original instead of the translation' }).check();
      expect(await copied('Copy as quote')).toMatch(/^“Річка тиха\.”\n(?!.*Translated)/);
      await page.keyboard.press('Escape');
      await choose(post, page, 'Read as one text');
      const text = page.getByRole('dialog', { name: /^Text by/ });
      await text.getByText('[en] Річка тиха.').waitFor();
      await expect(text.getByText(/^Річка тиха\.$/)).toHaveCount(0);
      await text.getByRole('button', { name: 'Hide' }).first().click();
      await text.getByText(/^Річка тиха\.$/).waitFor();
      await page.keyboard.press('Escape');
      await page.emulateMedia({ media: 'print' });
      const paper = page.locator('body > [data-theme]');
      await paper.getByText('[en] Море тихе.').waitFor();
      await paper.getByText(/^Річка тиха\.$/).waitFor();
      await expect(paper.getByText(/· Translated/)).toHaveCount(2);
    });
  });

  test('says at its place what could not be translated, and goes on', async () => {
    const [first = '', , third = ''] = ids;
    const options = { path: `/notice/${first}`, viewport: PHONE, hasTouch: true };
    await visitAs(place, 'ada', options, async ({ page }) => {
      await opened(page);
      for (const fault of [{ is: 'status', status: 500 }, { is: 'html' }] as const) {
        const lift = place.proxy.fault(new RegExp(`${third}/translations/`), fault);
        await translate(page);
        await bar(page).getByText('2 posts are translated.').waitFor();
        await bar(page).getByText('1 post could not be translated and says so.').waitFor();
        await postById(page, third)
          .getByText(/^The post could not be translated/)
          .waitFor();
        expect(await axeFindings(page)).toEqual([]);
        lift();
        await bar(page).getByRole('button', { name: 'Show originals' }).tap();
      }
    });
  });

  test('waits when the server asks for it, and is stopped at a press', async () => {
    const [first = ''] = ids;
    await visitAs(place, 'ada', { path: `/notice/${first}` }, async ({ page }) => {
      await opened(page);
      place.proxy.fault(CALLS, { is: 'status', status: 429, headers: { 'retry-after': '2' } }, 1);
      await translate(page);
      await bar(page)
        .getByText(/^The server asks to wait/)
        .waitFor();
      await bar(page).getByText('3 posts are translated.').waitFor();
      expect(asked().length).toBe(4);
      await bar(page).getByRole('button', { name: 'Close' }).click();
      await bar(page).waitFor({ state: 'detached' });
      await page.reload();
      const lift = place.proxy.fault(CALLS, { is: 'held' });
      await translate(page);
      await bar(page).getByText('Translating post 1 of 3').waitFor();
      await bar(page).getByRole('button', { name: 'Stop' }).click();
      await bar(page)
        .getByText(/^Stopped:/)
        .waitFor();
      lift();
      await expect.poll(() => asked().length).toBe(1);
    });
  });

  test('is not offered to visitors', async () => {
    await visitAs(place, 'ada', { path: `/notice/${ids[0] ?? ''}` }, async ({ page, context }) => {
      await context.clearCookies();
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      await page.getByRole('button', { name: 'More for this conversation' }).click();
      await page.getByRole('menuitem', { name: 'Listen' }).waitFor();
      await expect(page.getByRole('menuitem', { name: 'Translate conversation' })).toHaveCount(0);
    });
  });
});
