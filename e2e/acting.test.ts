import { expect, test } from './support/test';
import type { Locator, Page } from '@playwright/test';
import { axeFindings, PHONE } from './support/browser';
import { Person } from './support/person';
import { choose, moreOf, postById, prefer } from './support/screen';
import { visit, visitAs, world } from './support/world';

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
  test('is voted in by keyboard and shows its results, which a reload keeps', async () => {
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
      await page.reload();
      await selected(page).getByRole('img', { name: 'Your vote' }).waitFor();
      await expect(selected(page).getByRole('radio')).toHaveCount(0);
    });
  });

  test('shows a visitor its results', async () => {
    const id = await sampled('hang laundry');
    await visit(place, {}, async ({ page }) => {
      await page.goto(`${place.url}/notice/${id}`);
      await selected(page).getByText(/\d%/).first().waitFor();
      await expect(page.getByRole('radio')).toHaveCount(0);
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
      await page.reload();
      await own.hover();
      await page.getByRole('tooltip').getByText('Ada Vale').waitFor();
      await own.click();
      await own.waitFor({ state: 'detached' });
    });
  });

  test('that the server refuses goes again, and the post says why', async () => {
    const { id } = await admin.post('To be reacted to in vain.');
    await visitAs(place, 'ada', { path: `/notice/${id}` }, async ({ page, complaints }) => {
      const lift = place.proxy.fault(/\/reactions\//, { is: 'status', status: 500 });
      await react(selected(page)).click();
      await page.getByRole('searchbox', { name: 'Search emoji' }).fill('octopus');
      await page.getByRole('button', { name: 'octopus' }).click();
      await selected(page).getByRole('alert').waitFor();
      await expect(chip(selected(page), /^🐙/)).toHaveCount(0);
      lift();
      complaints.list.length = 0;
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

test.describe('the menu of a post', () => {
  test('translates below the text, from another language on request', async () => {
    const { id } = await admin.post('Сьогодні річка тиха.', { language: 'uk' });
    await visitAs(place, 'ada', { path: `/notice/${id}` }, async ({ page }) => {
      await choose(selected(page), page, 'Translate');
      await page.getByText('Choose a language to translate into in the settings first.').waitFor();
      await prefer(page, { translationLanguage: 'en' });
      await page.reload();
      await choose(selected(page), page, 'Translate');
      await page.getByText('Translated from Ukrainian').waitFor();
      await page.getByText('[en] Сьогодні').waitFor();
      await page.getByRole('button', { name: 'Change' }).click();
      await page.getByRole('combobox', { name: 'Translate from' }).selectOption({ label: 'Russian' });
      await page.getByText('Translated from Russian').waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Hide', exact: true }).click();
      await expect(page.getByText('[en] Сьогодні')).toHaveCount(0);
    });
  });

  test('shows what a post said before', async () => {
    const { id } = await admin.post('First wording.');
    await admin.edit(id, 'Second wording.');
    await visitAs(place, 'ada', { path: `/notice/${id}` }, async ({ page }) => {
      await choose(selected(page), page, 'Edit history');
      const dialog = page.getByRole('dialog', { name: 'Edit history: 1 edit' });
      await dialog.getByText('First wording.').waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await expect
        .poll(() => moreOf(selected(page)).evaluate((more) => more === document.activeElement))
        .toBe(true);
    });
  });

  test('reports, mutes for a while, and begins a mention', async () => {
    const { id } = await admin.post('To be reported.');
    await visitAs(place, 'ada', { path: `/notice/${id}` }, async ({ page }) => {
      await choose(selected(page), page, 'Report @admin');
      const comment = page.getByRole('textbox', { name: 'Anything else they should know' });
      await comment.pressSequentially('Only a test.');
      expect(await axeFindings(page)).toEqual([]);
      // However the window is left, its words are there when it is opened again.
      await page.keyboard.press('Escape');
      await comment.waitFor({ state: 'detached' });
      await choose(selected(page), page, 'Report @admin');
      await expect(comment).toHaveValue('Only a test.');
      await page.getByRole('button', { name: 'Send report' }).click();
      await page.getByText('The report was sent').waitFor();

      await choose(selected(page), page, 'Mute conversation for…');
      expect(await axeFindings(page)).toEqual([]);
      const muted = page.waitForRequest(/\/mute$/);
      await page.getByRole('button', { name: 'Mute', exact: true }).click();
      expect((await muted).postData()).toContain('3600');

      await choose(selected(page), page, 'Mention @admin');
      const text = page.getByRole('dialog').getByRole('textbox', { name: 'Post text' });
      await expect(text).toHaveValue('@admin ');
    });
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

  test('tells who favourited, in a list that the keyboard opens', async () => {
    const { id } = await admin.post('To be liked by a few.');
    for (const name of ['lin', 'mod']) await (await Person.as(place.instance.url, name)).favourite(id);
    await visitAs(place, 'ada', { path: `/notice/${id}` }, async ({ page }) => {
      const faces = page.getByRole('button', { name: 'Who favorited and repeated this post' });
      await faces.focus();
      await page.keyboard.press('Enter');
      const list = page.getByRole('dialog', { name: 'Who favorited and repeated this post' });
      await expect(list.getByRole('link')).toHaveCount(2);
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect.poll(() => faces.evaluate((button) => button === document.activeElement)).toBe(true);
      await postById(page, id)
        .getByRole('button', { name: /^Favorite/ })
        .click();
      await faces.click();
      await expect(list.getByRole('link')).toHaveCount(3);
    });
  });
});
