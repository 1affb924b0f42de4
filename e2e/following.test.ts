import { expect, test } from './support/test';
import type { Locator, Page } from '@playwright/test';
import { axeFindings, PHONE, settled } from './support/browser';
import { showPage } from './support/screen';
import { visitAs, world } from './support/world';

const place = world();

const refusal = (page: Page): Locator =>
  page.getByRole('alert').filter({ hasText: 'Could not answer the follow request' });

/** Two that are there do not cover each other. */
async function isApart(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) return false;
  return a.x >= b.x + b.width || a.x + a.width <= b.x || a.y >= b.y + b.height || a.y + a.height <= b.y;
}

const isInSight = (element: Locator): Promise<boolean> =>
  element.evaluate((shown) => {
    const { top, bottom } = shown.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

test.describe('friend requests', () => {
  test('are answered where one looks at who asks', () =>
    visitAs(place, 'lin', { path: '/dov' }, async ({ page }) => {
      const card = page.getByRole('region', { name: 'Dov Tern' });
      const approve = card.getByRole('button', { name: 'Approve Dov Tern' });
      await approve.waitFor();
      expect.soft(await axeFindings(page)).toEqual([]);
      await approve.press('Enter');
      await card.getByText('Follows you').waitFor();
      await approve.waitFor({ state: 'detached' });
      // Not lost with the button that is gone.
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    }));

  test('that the server does not let be answered say so on a phone, where the reader is and clear of the buttons; with Try again they are approved and denied, and wait no longer', () =>
    visitAs(place, 'lin', { path: '/friend-requests', viewport: PHONE, hasTouch: true }, async ({ page }) => {
      const rows = page.getByRole('main').getByRole('feed').getByRole('article');
      await rows.first().waitFor();
      const before = await settled(page, () => rows.count());
      const notice = refusal(page);
      const refused = [
        ['last', /^Deny/],
        ['first', /^Approve/],
      ] as const;
      for (const [turn, [at, press]] of refused.entries()) {
        const approve = rows[at]().getByRole('button', { name: /^Approve/ });
        const deny = rows[at]().getByRole('button', { name: /^Deny/ });
        const lift = place.proxy.fault(/\/(?:authorize|reject)$/, { is: 'status', status: 500 });
        await rows[at]().getByRole('button', { name: press }).tap();
        await notice.waitFor();
        for (const button of [approve, deny])
          await expect.poll(() => isApart(notice, button), { message: at }).toBe(true);
        await expect.poll(() => isInSight(notice)).toBe(true);
        await expect(rows).toHaveCount(before - turn);
        expect.soft(await axeFindings(page)).toEqual([]);
        // Refused again, it says so again.
        const again = page.waitForResponse(/\/(?:authorize|reject)$/);
        await notice.getByRole('button', { name: 'Try again' }).tap();
        expect((await again).status()).toBe(500);
        await notice.waitFor();
        lift();
        await notice.getByRole('button', { name: 'Try again' }).tap();
        await expect(rows).toHaveCount(before - turn - 1);
        await notice.waitFor({ state: 'detached' });
      }
    }));
});

test('following of people shows at once, and that of hashtags is listed on one’s own profile and undone there', () =>
  visitAs(place, 'ada', { path: '/tag/thelonglist' }, async ({ page }) => {
    await page.getByRole('button', { name: 'Follow #thelonglist' }).click();
    await page.getByRole('button', { name: 'Unfollow #thelonglist' }).waitFor();
    await showPage(page, '/ada#followees');
    await page.getByRole('tab', { name: 'Hashtags' }).click();
    const tag = page.getByRole('listitem').filter({ hasText: '#thelonglist' });
    expect.soft(await axeFindings(page)).toEqual([]);
    await tag.getByRole('button', { name: 'Unfollow #thelonglist' }).click();
    await tag.getByRole('button', { name: 'Follow #thelonglist', exact: true }).waitFor();

    await showPage(page, '/mod#followers');
    const button = page
      .getByRole('main')
      .getByRole('button', { name: /^(Follow|Following|Follow back|Request to follow):/ })
      .first();
    await button.waitFor();
    const was = await settled(page, () => button.innerText());
    await button.click();
    await expect.poll(() => button.innerText()).not.toBe(was);
  }));
