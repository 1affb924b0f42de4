import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { axeFindings, PHONE } from './support/browser';
import { Person } from './support/person';
import { visitAs, world } from './support/world';

const place = world();
let ada: Person;
let others: readonly Person[];
beforeAll(async () => {
  ada = await Person.as(place.instance.url, 'ada');
  others = await Promise.all(['admin', 'mod', 'lin'].map((name) => Person.as(place.instance.url, name)));
});

const main = (page: Page) => page.getByRole('main');

describe('the page of notifications', () => {
  it('folds what happened to one post, shows each on request, and leads there and back', async () => {
    const { id } = await ada.post('Three people will like this lantern.');
    for (const person of others) await person.favourite(id);
    await visitAs(place, 'ada', { path: '/ada/notifications' }, async ({ page }) => {
      const row = main(page).getByRole('article').filter({ hasText: 'like this lantern' });
      await row.getByText(/and 2 others favorited your post/).waitFor();
      expect(await row.count()).toBe(1);
      await row.getByRole('button', { name: 'Show all 3' }).click();
      await expect.poll(() => row.getByRole('listitem').count()).toBe(3);
      expect(await axeFindings(page)).toEqual([]);
      await row.getByRole('link', { name: /Open post/ }).click();
      await page.waitForURL(`**/notice/${id}`);
      await page.goBack();
      await row.getByRole('listitem').first().waitFor();
      await expect.poll(() => row.getByText('Unread').count()).toBe(0);
    });
  });

  it('is flat, and without strangers, by its filter', () =>
    visitAs(place, 'ada', { path: '/ada/notifications' }, async ({ page }) => {
      const rows = main(page).getByRole('article');
      const choose = async (name: string): Promise<void> => {
        await main(page).getByRole('button', { name: 'Filter notifications' }).click();
        await page.getByRole('menuitemcheckbox', { name }).click();
        await page.keyboard.press('Escape');
      };
      await main(page)
        .getByRole('button', { name: /^Show all/ })
        .first()
        .waitFor();
      const folded = await rows.count();
      await choose('Fold into groups');
      await expect.poll(() => rows.count()).toBeGreaterThan(folded);
      const flat = await rows.count();
      await choose('From people I do not follow');
      await expect.poll(() => rows.count()).toBeLessThan(flat);
      await choose('From people I do not follow');
      await choose('Fold into groups');
    }));
});

describe('interactions', () => {
  it('are there by kind, with older ones below', () =>
    visitAs(place, 'ada', { path: '/users/ada/interactions' }, async ({ page }) => {
      await main(page).getByRole('article').first().waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('tab', { name: 'Favorites and repeats' }).click();
      await main(page)
        .getByText(/(favorited|repeated) your post/)
        .first()
        .waitFor();
      await page.getByRole('tab', { name: 'Follows' }).click();
      await main(page)
        .getByText(/followed you/)
        .first()
        .waitFor();
    }));
});

describe('direct messages by people', () => {
  it('mark what is unread, and opening reads it', async () => {
    const sender = others[2];
    await sender?.post('@ada the green gate, at nine', { visibility: 'direct' });
    const phone = { viewport: PHONE, hasTouch: true, path: '/users/ada/dms?by=people' };
    await visitAs(place, 'ada', phone, async ({ page }) => {
      const row = main(page).getByRole('article').filter({ hasText: 'the green gate, at nine' });
      await row.getByText('Unread').waitFor({ state: 'attached' });
      expect(await axeFindings(page)).toEqual([]);
      const told = page.waitForResponse(/\/api\/v1\/conversations\/\d+\/read$/);
      await row.getByRole('link').click();
      await page.waitForURL('**/notice/*');
      expect((await told).status()).toBe(200);
      await page.goBack();
      await row.waitFor();
      expect(await row.getByText('Unread').count()).toBe(0);
      await page.getByRole('link', { name: 'All posts' }).click();
      await main(page).getByText('the green gate, at nine').first().waitFor();
      await page.getByRole('link', { name: 'By people' }).waitFor();
    });
  });
});
