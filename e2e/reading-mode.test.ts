import { expect, test } from './support/test';
import type { Locator, Page } from '@playwright/test';
import { axeFindings, PHONE } from './support/browser';
import { Person } from './support/person';
import { png } from './support/pictures';
import { choose, postById } from './support/screen';
import { visitAs, world } from './support/world';

const place = world();
let admin: Person;
let ada: Person;
let ids: readonly string[] = [];
test.beforeAll(async () => {
  admin = await Person.as(place.instance.url, 'admin');
  ada = await Person.as(place.instance.url, 'ada');
  const file = await admin.upload(png(300, 200), 'An orange field');
  const first = await admin.post('The text begins. '.repeat(20));
  const second = await admin.reply(first.id, 'The text goes on.', { 'media_ids[]': file });
  await ada.reply(first.id, 'A word between.');
  const third = await admin.reply(second.id, 'The text ends.', { spoiler_text: 'The end' });
  ids = [first.id, second.id, third.id];
});

const menuOf = (page: Page): Locator => page.getByRole('button', { name: 'More for this conversation' });
const reader = (page: Page): Locator => page.getByRole('dialog', { name: /^Text by/ });
/** Of its text, in pixels. */
const letterSize = (text: Locator): Promise<number> =>
  text
    .getByRole('article')
    .first()
    .evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));

test.describe('reading mode', () => {
  test('shows the posts of one author as one text, with pictures in place and warnings closed', async () => {
    const [first = '', second = ''] = ids;
    await visitAs(place, 'ada', { path: `/notice/${second}` }, async ({ page }) => {
      await menuOf(page).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: 'Read as one text' }).waitFor();
      await page.keyboard.press('Enter');
      const text = reader(page);
      await text.getByText('The text goes on.').waitFor();
      await expect(text.getByRole('article')).toHaveCount(3);
      await expect(text.getByText('A word between.')).toHaveCount(0);
      await text.getByText('The text begins.').waitFor();
      await text.getByRole('link', { name: 'An orange field' }).waitFor();
      await expect(text.getByRole('heading', { level: 3 })).toHaveCount(3);
      await expect(text.getByText('The text ends.')).toHaveCount(0);
      await text.getByRole('button', { name: 'Show', exact: true }).click();
      await text.getByText('The text ends.').waitFor();
      expect(await axeFindings(page)).toEqual([]);
      // A line is not longer than is read with ease.
      const size = await letterSize(text);
      const line = await text.getByRole('article').first().boundingBox();
      expect((line?.width ?? Infinity) / size).toBeLessThan(40);
      await text.getByRole('button', { name: 'Larger text' }).click();
      await expect.poll(() => letterSize(text)).toBeGreaterThan(size);
      await page.keyboard.press('Escape');
      await text.waitFor({ state: 'detached' });
      await expect
        .poll(() => menuOf(page).evaluate((button) => button === document.activeElement))
        .toBe(true);
      // The size is kept in this tab.
      await choose(postById(page, first), page, 'Read as one text');
      await expect.poll(() => letterSize(text)).toBeGreaterThan(size);
    });
  });

  test('opens from a post in a timeline, on a phone and from right to left, and Back leaves it', async () => {
    const [, second = ''] = ids;
    await visitAs(place, 'ada', { viewport: PHONE, hasTouch: true, locale: 'he' }, async ({ page }) => {
      await moreOfHebrew(page, second).tap();
      const items = page.getByRole('menuitem');
      await items.first().waitFor();
      await items
        .filter({ hasText: /Read as one text|קריאה/ })
        .first()
        .tap();
      const text = page.getByRole('dialog');
      await text.getByText('The text begins.').waitFor();
      expect(await text.evaluate((dialog) => getComputedStyle(dialog).direction)).toBe('rtl');
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(PHONE.width);
      expect(await axeFindings(page)).toEqual([]);
      await page.goBack();
      await text.waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).toBe('/main/friends');
    });
  });

  test('says so where the conversation does not come, and brings it when asked again', async () => {
    const [, second = ''] = ids;
    const lift = { now: (): void => {} };
    await visitAs(place, 'ada', {}, async ({ page }) => {
      lift.now = place.proxy.fault(/\/context/, { is: 'html' });
      await choose(postById(page, second), page, 'Read as one text');
      const text = reader(page);
      await text.getByText('The text goes on.').waitFor();
      await text.getByText(/Replies could not be loaded/).waitFor();
      lift.now();
      await text.getByRole('button', { name: 'Try again' }).click();
      await text.getByText('The text begins.').waitFor();
    });
  });
});

/** Its name is a word of the language: it is the one that opens a menu at the end of the row. */
const moreOfHebrew = (page: Page, id: string): Locator =>
  postById(page, id).locator('button[aria-haspopup="menu"]').last();
