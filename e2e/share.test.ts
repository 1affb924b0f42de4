import { expect, test } from './support/test';
import type { BrowserContext, Page } from '@playwright/test';
import { axeFindings, PHONE } from './support/browser';
import { Person } from './support/person';
import { png } from './support/pictures';
import { choose, moreOf, postById } from './support/screen';
import { visitAs, world } from './support/world';

const place = world();
let admin: Person;
test.beforeAll(async () => {
  admin = await Person.as(place.instance.url, 'admin');
});

declare global {
  interface Window {
    /** What the system's sheet was given. */
    shared?: { url?: string | undefined; files: { name: string; type: string; size: number }[] }[];
  }
}

/** A system with a sheet for sharing: headless browsers have none. */
const withSheet = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    window.shared = [];
    Object.defineProperty(navigator, 'canShare', { value: () => true });
    Object.defineProperty(navigator, 'share', {
      value: async ({ url, files = [] }: ShareData) => {
        window.shared?.push({
          url,
          files: files.map(({ name, type, size }) => ({ name, type, size })),
        });
      },
    });
  });

const clip = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** Size of the shown picture and how many different colours a grid of its points has. */
const looked = (page: Page): Promise<{ width: number; height: number; colours: number }> =>
  page.getByRole('img', { name: /^Picture of the post by/ }).evaluate(async (image) => {
    if (!(image instanceof HTMLImageElement)) throw new Error('no picture');
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    const colours = new Set<number>();
    for (let at = 0; at < data.length; at += 4)
      colours.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
    return { width, height, colours: colours.size };
  });

/** How many points of the shown picture have nearly this colour. */
const pointsOf = (page: Page, wanted: readonly number[]): Promise<number> =>
  page.getByRole('img', { name: /^Picture of the post by/ }).evaluate(async (image, colour) => {
    if (!(image instanceof HTMLImageElement)) throw new Error('no picture');
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const data = context?.getImageData(0, 0, width, height).data ?? [];
    let found = 0;
    for (let at = 0; at < data.length; at += 4)
      if (colour.every((part, by) => Math.abs((data[at + by] ?? 0) - part) < 24)) found += 1;
    return found;
  }, wanted);

test.describe('sharing a post', () => {
  test('draws a picture of it on the device, saves it, copies and shares it, and its link and words', async () => {
    const file = await admin.upload(png(300, 200), 'An orange field');
    const { id } = await admin.post('A post for others, and שלום.', { 'media_ids[]': file });
    const options = { path: `/notice/${id}`, permissions: ['clipboard-read', 'clipboard-write'] };
    await visitAs(place, 'ada', options, async ({ page, context }) => {
      await withSheet(context);
      await page.reload();
      await choose(postById(page, id), page, 'Share…');
      const dialog = page.getByRole('dialog', { name: 'Share post' });
      await dialog.getByRole('img', { name: 'Picture of the post by' }).waitFor();
      // At twice the size, with the picture of the post in it.
      await expect.poll(async () => (await looked(page)).width).toBe(1200);
      await expect.poll(() => pointsOf(page, [200, 90, 40])).toBeGreaterThan(100_000);
      expect(await axeFindings(page)).toEqual([]);
      const saved = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Save picture' }).click();
      expect((await saved).suggestedFilename()).toBe(`admin-${id}.png`);
      await dialog.getByRole('button', { name: 'Share picture…' }).click();
      await expect
        .poll(() => page.evaluate(() => window.shared?.[0]?.files[0]))
        .toMatchObject({ type: 'image/png', name: `admin-${id}.png` });
      await dialog.getByRole('button', { name: 'Share link…' }).click();
      await expect.poll(() => page.evaluate(() => window.shared?.[1]?.url)).toMatch(/^https?:.*\w$/);
      await dialog.getByRole('button', { name: 'Copy as quote' }).click();
      await dialog.getByText('Copied', { exact: true }).waitFor();
      expect(await clip(page)).toMatch(
        /^“A post for others, and שלום\.\n\[Picture: An orange field\]”\n— .*@admin@/,
      );
      await dialog.getByRole('button', { name: 'Copy as Markdown' }).click();
      await expect.poll(() => clip(page)).toMatch(/^> A post for others[^]*!\[An orange field\]\(http/);
      // Its server has no code for other pages.
      await expect(dialog.getByRole('button', { name: 'Copy embed code' })).toHaveCount(0);
      await expect(dialog.getByText(/can open this link/)).toHaveCount(0);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await expect
        .poll(() => moreOf(postById(page, id)).evaluate((more) => more === document.activeElement))
        .toBe(true);
    });
  });

  test('says who can open the link of a post that is not for everybody, and keeps its warning closed', async () => {
    const { id } = await admin.post(`@ada ${'hidden words '.repeat(60)}`, {
      visibility: 'direct',
      spoiler_text: 'About tides',
    });
    const options = { path: `/notice/${id}`, permissions: ['clipboard-read', 'clipboard-write'] };
    await visitAs(place, 'ada', options, async ({ page }) => {
      const open = async (): Promise<number> => {
        await choose(postById(page, id), page, 'Share…');
        await page.getByRole('dialog').getByText('Only the people whom this post is addressed to').waitFor();
        await page.getByRole('img', { name: /^Picture of the post by/ }).waitFor();
        return (await looked(page)).height;
      };
      const closed = await open();
      await page.getByRole('button', { name: 'Copy as quote' }).click();
      await page.getByText('Copied', { exact: true }).waitFor();
      expect(await clip(page)).toContain('Content warning: About tides');
      expect(await clip(page)).not.toContain('hidden words');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await postById(page, id).getByRole('button', { name: 'Show', exact: true }).click();
      // Now the text is in the picture.
      expect(await open()).toBeGreaterThan(closed + 200);
    });
  });

  test('says in a box what a picture shows that does not come, works without network, and on a phone', async () => {
    const file = await admin.upload(png(300, 200), 'An orange field');
    const { id } = await admin.post('Pictures fail.', { 'media_ids[]': file });
    const options = { path: `/notice/${id}`, viewport: PHONE, hasTouch: true };
    // Before the first look: what has come once is kept by the browser.
    place.proxy.fault(/\/(media|proxy)\//, { is: 'status', status: 403 });
    await visitAs(place, 'ada', options, async ({ page, context }) => {
      const open = async (): Promise<void> => {
        await moreOf(postById(page, id)).tap();
        await page.getByRole('menuitem', { name: 'Share…' }).tap();
        await page.getByRole('img', { name: /^Picture of the post by/ }).waitFor();
      };
      await open();
      await page.getByText('Pictures that could not be fetched are shown by their descriptions.').waitFor();
      expect(await pointsOf(page, [200, 90, 40])).toBeLessThan(20_000);
      expect(await axeFindings(page)).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(PHONE.width);
      await page.goBack();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await context.setOffline(true);
      await open();
      await context.setOffline(false);
    });
  });
});
