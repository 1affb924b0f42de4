import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';
import { PHONE, settled } from './support/browser';
import { Person } from './support/person';
import { visitAs, world } from './support/world';

const place = world();
let admin: Person;
let ada: Person;
test.beforeAll(async () => {
  admin = await Person.as(place.instance.url, 'admin');
  ada = await Person.as(place.instance.url, 'ada');
});

/** 1440 px and more: the notifications have their own column. */
const column = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' });
const rows = (page: Page): Locator => column(page).getByRole('article');
const unread = async (page: Page): Promise<number> => {
  const words = column(page).getByText(/^\d+ unread notifications?$/);
  return (await words.count()) === 0 ? 0 : Number.parseInt((await words.textContent()) ?? '', 10);
};

test.describe('notifications', () => {
  test('arrive live with the person, what they did and a count in the tab; are all read at once, which the server hears and the next visit shows', async () => {
    const { id } = await ada.post('Notify me about this.');
    await visitAs(place, 'ada', {}, async ({ page }) => {
      await rows(page).first().waitFor();
      const before = await settled(page, () => unread(page));
      await admin.favourite(id);
      const row = rows(page).filter({ hasText: 'favorited your post' }).filter({ hasText: 'Notify me' });
      await row.waitFor();
      await expect.poll(() => unread(page)).toBe(before + 1);
      await expect.poll(() => page.title()).toMatch(new RegExp(`^\\(${before + 1}\\) `));

      const told = page.waitForResponse(/\/api\/v1\/(pleroma\/notifications\/read|markers)/);
      const read = column(page).getByRole('button', { name: 'Mark all read' });
      await read.press('Enter');
      await expect.poll(() => unread(page)).toBe(0);
      await expect.poll(() => read.evaluate((button) => button === document.activeElement)).toBe(true);
      expect((await told).status()).toBe(200);
      await expect.poll(() => page.title()).not.toMatch(/^\(/);
      await page.reload();
      await rows(page).first().waitFor();
      await expect.poll(() => unread(page)).toBe(0);
    });
  });
});

test.describe('reports', () => {
  test('come to the staff, who did not have to ask', async () => {
    const lin = await Person.as(place.instance.url, 'lin');
    await ada.call('POST', '/api/v1/reports', {
      account_id: await lin.me(),
      comment: 'Pours tea into rivers.',
    });
    await visitAs(place, 'mod', {}, async ({ page }) => {
      const row = rows(page).filter({ hasText: 'Ada Vale reported @lin' }).first();
      await row.getByRole('button', { name: 'Open report' }).click();
      await page
        .getByRole('dialog', { name: 'Moderation' })
        .getByRole('article', { name: 'Report by Ada Vale' })
        .getByText('Pours tea into rivers.')
        .waitFor();
    });
  });
});

test.describe('follow requests', () => {
  test('that the server does not let be denied say so clear of the buttons, and are denied with Try again', () =>
    visitAs(place, 'lin', {}, async ({ page }) => {
      const deny = column(page)
        .getByRole('button', { name: /^Deny / })
        .first();
      const name = ((await deny.getAttribute('aria-label')) ?? '').replace('Deny ', '');
      const lift = place.proxy.fault(/\/reject$/, { is: 'status', status: 500 });
      await deny.click();
      const notice = page.getByRole('alert').filter({ hasText: 'Could not answer the follow request' });
      await notice.waitFor();
      // Neither button lies under it.
      for (const kind of ['Approve', 'Deny'])
        await column(page)
          .getByRole('button', { name: `${kind} ${name}`, exact: true })
          .first()
          .click({ trial: true });
      lift();
      const answered = page.waitForResponse(/\/follow_requests\/[^/]+\/reject$/);
      await notice.getByRole('button', { name: 'Try again' }).click();
      expect((await answered).status()).toBe(200);
      await column(page)
        .getByRole('button', { name: `Deny ${name}`, exact: true })
        .waitFor({ state: 'detached' });
    }));
});

test.describe('on a phone', () => {
  test('the bell tells the count, closing the drawer reads them, and going back from what it led to ends where the reader was in it', async () => {
    const { id } = await ada.post('For the drawer.');
    await admin.favourite(id);
    await visitAs(place, 'ada', { viewport: PHONE, hasTouch: true }, async ({ page }) => {
      const bell = page.getByRole('button', { name: /^Notifications, \d+ unread$/ });
      await bell.click();
      const drawer = page.getByRole('dialog', { name: 'Notifications' });
      await drawer.getByRole('article').filter({ hasText: 'For the drawer.' }).waitFor();
      await drawer.getByRole('button', { name: 'Close notifications' }).click();
      await drawer.waitFor({ state: 'detached' });
      const read = page.getByRole('button', { name: 'Notifications', exact: true });
      await read.waitFor();
      await expect.poll(() => read.evaluate((element) => document.activeElement === element)).toBe(true);

      await read.click();
      await drawer.getByRole('article').first().waitFor();
      await drawer.evaluate((sheet) => sheet.scrollBy(0, 900));
      const time = drawer.locator('article[aria-posinset="13"] a[href^="/notice/"]').last();
      await time.scrollIntoViewIfNeeded();
      // What is above may still grow: where the row is in the window is what somebody sees.
      const top = () => time.evaluate((link) => Math.round(link.getBoundingClientRect().top));
      const before = await settled(page, top);
      expect(await drawer.evaluate((sheet) => sheet.scrollTop)).toBeGreaterThan(300);
      await time.click();
      await page.waitForURL('**/notice/*');
      await drawer.waitFor({ state: 'detached' });
      await page.goBack();
      await drawer.waitFor();
      await expect.poll(top).toBe(before);
      // A press as slow as a person's.
      await drawer.getByRole('button', { name: 'Close notifications' }).click({ delay: 150 });
      await page.goForward();
      await page.waitForURL('**/notice/*');
      await page.goBack();
      await page.getByRole('feed').first().waitFor();
      await expect(drawer).toHaveCount(0);
    });
  });
});
