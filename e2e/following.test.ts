import { describe, expect, it } from 'vitest';
import { axeFindings } from './support/browser';
import { visitAs, world } from './support/world';

const place = world();

describe('friend requests', () => {
  it('are approved and denied on their page, and wait no longer anywhere', () =>
    visitAs(place, 'lin', { path: '/friend-requests' }, async ({ page }) => {
      const main = page.getByRole('main');
      const rows = main.getByRole('feed').getByRole('article');
      await rows.first().waitFor();
      expect.soft(await axeFindings(page)).toEqual([]);
      const before = await rows.count();
      await rows
        .first()
        .getByRole('button', { name: /^Approve/ })
        .click();
      await expect.poll(() => rows.count()).toBe(before - 1);
      place.proxy.fault(/\/reject$/, { is: 'status', status: 500 });
      await rows.first().getByRole('button', { name: /^Deny/ }).click();
      await page.getByText('Could not answer the follow request').waitFor();
      expect(await rows.count()).toBe(before - 1);
    }));

  it('are answered where one looks at who asks', () =>
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
});

describe('following', () => {
  it('shows at once in every place, and leaves again', () =>
    visitAs(place, 'ada', { path: '/who-to-follow' }, async ({ page }) => {
      await page.getByRole('heading', { level: 1, name: 'Who to follow' }).waitFor();
      await page.evaluate(() => history.pushState(null, '', '/mod#followers'));
      const button = page
        .getByRole('main')
        .getByRole('button', { name: /^(Follow|Following|Follow back|Request to follow):/ })
        .first();
      await button.waitFor();
      const was = await button.innerText();
      await button.click();
      await expect.poll(() => button.innerText()).not.toBe(was);
    }));

  it('of hashtags is listed on one’s own profile and undone there', () =>
    visitAs(place, 'ada', { path: '/tag/thelonglist' }, async ({ page }) => {
      await page.getByRole('button', { name: 'Follow #thelonglist' }).click();
      await page.getByRole('button', { name: 'Unfollow #thelonglist' }).waitFor();
      await page.evaluate(() => history.pushState(null, '', '/ada#followees'));
      await page.getByRole('tab', { name: 'Hashtags' }).click();
      const tag = page.getByRole('listitem').filter({ hasText: '#thelonglist' });
      expect.soft(await axeFindings(page)).toEqual([]);
      await tag.getByRole('button', { name: 'Unfollow #thelonglist' }).click();
      await tag.getByRole('button', { name: 'Follow #thelonglist', exact: true }).waitFor();
    }));
});
