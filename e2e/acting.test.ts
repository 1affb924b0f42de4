import { expect, test } from './support/test';
import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';
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

const Made = v.object({ id: v.string() });

test('an answer that is pointed at shows what it answers, its poll is voted in by keyboard, and a reaction is found in the picker by keyboard, counted, told with who, and taken back', async () => {
  const asked = await admin.post('Who has the flask?');
  const { body } = await admin.send('POST', '/api/v1/statuses', {
    status: 'I have it. Shall we share?',
    in_reply_to_id: asked.id,
    poll: { options: ['Yes', 'No', 'Later'], expires_in: 86_400 },
  });
  const { id } = v.parse(Made, body);
  await visitAs(place, 'ada', { path: `/notice/${id}` }, async ({ page }) => {
    const line = selected(page).getByRole('link', { name: '@admin' }).first();
    await page.mouse.move(5, 5);
    await line.hover();
    const tip = page.getByRole('tooltip');
    await tip.getByText('Who has the flask?').waitFor();
    expect(await axeFindings(page), 'a tip and a poll').toEqual([]);
    await page.keyboard.press('Escape');
    await tip.waitFor({ state: 'detached' });

    const first = selected(page).getByRole('radio').first();
    await first.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await selected(page).getByRole('img', { name: 'Your vote' }).waitFor();
    await expect(selected(page).getByRole('radio')).toHaveCount(0);

    await react(selected(page)).click();
    await page.getByRole('searchbox', { name: 'Search emoji' }).waitFor();
    expect(await axeFindings(page), 'the picker').toEqual([]);
    await page.keyboard.type('octopus');
    await page.getByRole('button', { name: 'octopus' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const own = chip(selected(page), /^🐙: 1 reaction/);
    await own.waitFor();
    await expect(own).toHaveAttribute('aria-pressed', 'true');
    await own.hover();
    await tip.getByText('Ada Vale').waitFor();
    await own.click();
    await own.waitFor({ state: 'detached' });
  });
});

test.describe('a reaction', () => {
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
