import { expect, test } from './support/test';
import { axeFindings, PHONE, signIn } from './support/browser';
import { visit, world } from './support/world';

const place = world();

test.describe('on a phone, by touch, right to left', () => {
  test('the accounts are switched and arranged, and nothing of it is too wide or found by axe', () =>
    visit(place, { viewport: PHONE, hasTouch: true }, async ({ page }) => {
      for (const name of ['ada', 'lin']) {
        await signIn(page, place.url, name);
        await page.waitForURL('**/main/friends');
        await page.getByRole('main').getByRole('article').first().waitFor();
      }
      await page.evaluate(() => void (document.documentElement.dir = 'rtl'));
      await page.getByRole('button', { name: 'Menu' }).first().tap();
      await page.getByRole('button', { name: 'Manage accounts' }).tap();
      const list = page.getByRole('dialog', { name: 'Manage accounts' });
      const first = async (): Promise<string> => (await list.getByRole('listitem').allInnerTexts())[0] ?? '';
      await list.waitFor();
      expect(await axeFindings(page)).toEqual([]);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over).toBeLessThanOrEqual(0);
      await list.getByRole('button', { name: /^Move @lin@.* up$/ }).tap();
      await expect.poll(first).toContain('@lin@');
      await list
        .getByRole('button', { name: /^@?Ada|ada@/i })
        .first()
        .tap();
      await expect.poll(() => page.title()).toContain('@ada · ');
      const post = page.getByRole('main').getByRole('article').first();
      await post.getByRole('button', { name: 'More', exact: true }).tap();
      await page.getByRole('menuitem', { name: 'As another account' }).tap();
      await page.getByRole('dialog', { name: 'As another account' }).waitFor();
      expect(await axeFindings(page)).toEqual([]);
    }));
});
