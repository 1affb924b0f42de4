import { expect, test } from './support/test';
import type { Locator, Page } from '@playwright/test';
import { axeFindings, PHONE } from './support/browser';
import { Person } from './support/person';
import { choose, moreOf } from './support/screen';
import { visitAs, world } from './support/world';

const place = world();
let admin: Person;
test.beforeAll(async () => {
  admin = await Person.as(place.instance.url, 'admin');
});

const selected = (page: Page): Locator => page.locator('article[aria-current="true"]');
const chip = (post: Locator, name: RegExp): Locator => post.getByRole('button', { name });
const react = (post: Locator): Locator => post.getByRole('button', { name: 'React', exact: true });

/** The newest public post with this text, from the sample. */
async function sampled(text: string): Promise<string> {
  let path = '/api/v1/timelines/public?limit=40';
  for (let turn = 0; turn < 40; turn += 1) {
    const posts = await admin.posts(path);
    const found = posts.find(({ content }) => content.includes(text));
    if (found) return found.id;
    path = `/api/v1/timelines/public?limit=40&max_id=${posts.at(-1)?.id ?? ''}`;
  }
  throw new Error(`no sample post says ${text}`);
}

test.describe('a poll', () => {
  test('is voted in by keyboard and shows its results', async () => {
    const id = await sampled('hang laundry');
    await visitAs(place, 'mod', { path: `/notice/${id}` }, async ({ page }) => {
      const first = selected(page).getByRole('radio').first();
      await first.waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await first.focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await selected(page).getByRole('img', { name: 'Your vote' }).waitFor();
      await expect(selected(page).getByRole('radio')).toHaveCount(0);
    });
  });
});

test.describe('a reaction', () => {
  test('is found in the picker by keyboard, counted, told with who, and taken back', async () => {
    const { id } = await admin.post('To be reacted to.');
    await visitAs(place, 'ada', { path: `/notice/${id}` }, async ({ page }) => {
      await react(selected(page)).click();
      const search = page.getByRole('searchbox', { name: 'Search emoji' });
      await search.waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.type('octopus');
      await page.getByRole('button', { name: 'octopus' }).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      const own = chip(selected(page), /^🐙: 1 reaction/);
      await own.waitFor();
      await expect(own).toHaveAttribute('aria-pressed', 'true');
      await own.hover();
      await page.getByRole('tooltip').getByText('Ada Vale').waitFor();
      await own.click();
      await own.waitFor({ state: 'detached' });
    });
  });

  test('is chosen from a sheet on a phone', async () => {
    const { id } = await admin.post('To be reacted to by thumb.');
    await visitAs(
      place,
      'ada',
      { path: `/notice/${id}`, viewport: PHONE, hasTouch: true },
      async ({ page }) => {
        await react(selected(page)).tap();
        const sheet = page.getByRole('dialog', { name: 'Add a reaction' });
        await sheet.getByRole('tab').first().waitFor();
        const bottom = async (): Promise<number> => {
          const box = await sheet.boundingBox();
          return Math.round((box?.y ?? 0) + (box?.height ?? 0));
        };
        await expect.poll(bottom).toBe(PHONE.height);
        expect(await axeFindings(page)).toEqual([]);
        await sheet.getByRole('tabpanel').getByRole('button').first().tap();
        await chip(selected(page), /1 reaction/).waitFor();
      },
    );
  });
});

test('what is opened from a post is sound, and gives the focus back', async () => {
  const { id } = await admin.post('First wording.');
  await admin.edit(id, 'Second wording.');
  await (await Person.as(place.instance.url, 'lin')).favourite(id);
  await visitAs(place, 'ada', { path: `/notice/${id}` }, async ({ page }) => {
    const more = moreOf(selected(page));
    const dialog = page.getByRole('dialog');
    const isSound = async (content: Locator, from: Locator): Promise<void> => {
      await content.waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => from.evaluate((button) => button === document.activeElement)).toBe(true);
    };
    await choose(selected(page), page, 'Edit history');
    await isSound(dialog.getByText('First wording.'), more);
    await choose(selected(page), page, 'Report @admin');
    await isSound(page.getByRole('textbox', { name: 'Anything else they should know' }), more);
    await choose(selected(page), page, 'Mute conversation for…');
    await isSound(page.getByRole('button', { name: 'Mute', exact: true }), more);
    const faces = page.getByRole('button', { name: 'Who favorited and repeated this post' });
    await faces.focus();
    await page.keyboard.press('Enter');
    await isSound(dialog.getByRole('link').first(), faces);
  });
});

test.describe('what is pointed at', () => {
  test('shows the answered post, by mouse and by keyboard', async () => {
    const asked = await admin.post('Who has the flask?');
    const { id } = await admin.reply(asked.id, 'I have it.');
    await visitAs(place, 'ada', { path: `/notice/${id}` }, async ({ page }) => {
      const line = selected(page).getByRole('link', { name: '@admin' }).first();
      await page.mouse.move(5, 5);
      await line.hover();
      const tip = page.getByRole('tooltip');
      await tip.getByText('Who has the flask?').waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await tip.waitFor({ state: 'detached' });
    });
  });
});
