import { expect, test } from './support/test';
import type { Page } from '@playwright/test';
import { axeFindings, settled } from './support/browser';
import { Person } from './support/person';
import { favouriteOf, postById, topOf } from './support/screen';
import { visitAs, world } from './support/world';

const place = world();
let admin: Person;
test.beforeAll(async () => {
  admin = await Person.as(place.instance.url, 'admin');
});

/** The post that has the focus, or holds what has it. */
const here = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.closest<HTMLElement>('article')?.dataset['statusId'] ?? null);
const isAt = (page: Page, id: string): Promise<void> => expect.poll(() => here(page)).toBe(id);

/** Posts `text` and answers to it: the ids as a tree is written, top to bottom. */
async function smallTree(): Promise<Readonly<Record<'root' | 'left' | 'below' | 'right', string>>> {
  const root = (await admin.post('The root of a small tree.')).id;
  const left = (await admin.reply(root, 'A branch to the left.')).id;
  const below = (await admin.reply(left, 'A twig below the left branch.')).id;
  const right = (await admin.reply(root, 'A branch to the right.')).id;
  return { root, left, below, right };
}

test.describe('read with keys alone', () => {
  test('a timeline, a thread as a tree, and back to the same place', async () => {
    const tree = await smallTree();
    const warned = (await admin.post('What is below the warning.', { spoiler_text: 'A warning' })).id;
    const newest = (await admin.post('The newest of all.')).id;
    await visitAs(place, 'ada', {}, async ({ page }) => {
      await postById(page, newest).waitFor();
      // The first key brings the code of all keys; it counts itself.
      await page.keyboard.press('j');
      await isAt(page, newest);
      await page.keyboard.press('f');
      await expect(favouriteOf(postById(page, newest))).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('j');
      await isAt(page, warned);
      await expect(postById(page, warned).getByText('What is below the warning.')).toBeHidden();
      await page.keyboard.press('e');
      await postById(page, warned).getByText('What is below the warning.').waitFor();
      await page.keyboard.press('j');
      await page.keyboard.press('k');
      await isAt(page, warned);
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await isAt(page, warned);

      for (const id of [tree.right, tree.below, tree.left, tree.root]) {
        await page.keyboard.press('j');
        await isAt(page, id);
      }
      const before = await settled(page, () => topOf(postById(page, tree.root)));
      await page.keyboard.press('o');
      await page.waitForURL(`**/notice/${tree.root}`);
      await postById(page, tree.below).waitFor();
      await postById(page, tree.root).focus();
      await page.keyboard.press('ArrowRight');
      await isAt(page, tree.left);
      await page.keyboard.press('ArrowRight');
      await isAt(page, tree.below);
      await page.keyboard.press('ArrowLeft');
      await isAt(page, tree.left);
      await page.keyboard.press('Shift+ArrowDown');
      await isAt(page, tree.right);
      await page.keyboard.press('Shift+ArrowUp');
      await isAt(page, tree.left);

      await page.getByRole('button', { name: 'Linear' }).click();
      await page.getByRole('menuitemradio', { name: 'Tree' }).click();
      await page.getByRole('button', { name: 'Hide replies' }).first().press('Enter');
      await page.getByRole('button', { name: 'Show 1 reply' }).waitFor();
      expect(await axeFindings(page)).toEqual([]);

      await page.goBack();
      await expect.poll(() => topOf(postById(page, tree.root))).toBeCloseTo(before, 0);
      await isAt(page, tree.root);
      await page.keyboard.press('k');
      await isAt(page, tree.left);
    });
  });

  test('places are gone to with two keys and have the focus, wherever it was, and letters typed into a field do nothing else', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const beside = page.getByRole('region', { name: 'Notifications' }).getByRole('article').first();
      await beside.focus();
      await page.keyboard.press('g');
      await page.keyboard.press('l');
      await page.waitForURL('**/main/public');
      await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('main');
      await page.getByRole('main').getByRole('article').first().waitFor();
      await page.keyboard.press('/');
      const search = page.getByRole('searchbox', { name: 'Search' });
      await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true);
      await page.keyboard.type('gh jkfb');
      await expect(search).toHaveValue('gh jkfb');
      expect(new URL(page.url()).pathname).toBe('/main/public');
    }));

  test('a list that begins below the window has its first post, and j goes there', () =>
    visitAs(place, 'ada', { path: '/gus', viewport: { width: 390, height: 320 } }, async ({ page }) => {
      const first = page.getByRole('main').getByRole('article').first();
      await first.waitFor();
      await page.keyboard.press('j');
      await isAt(page, (await first.getAttribute('data-status-id')) ?? '');
    }));

  test('Enter on a post or a link leaves no ring round the whole column', () =>
    visitAs(place, 'ada', { path: '/main/public' }, async ({ page }) => {
      const ringed = (): Promise<readonly string[]> =>
        page.evaluate(() =>
          [...document.querySelectorAll('main, main [role="feed"]')]
            .filter((each) => getComputedStyle(each).outlineStyle !== 'none')
            .map(({ localName, role }) => role ?? localName),
        );
      await page.getByRole('main').getByRole('article').first().focus();
      await page.keyboard.press('Enter');
      await page.waitForURL('**/notice/*');
      await page.getByRole('heading', { level: 1, name: 'Conversation' }).waitFor();
      await expect.poll(() => ringed()).toEqual([]);
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Lists' })
        .press('Enter');
      await page.waitForURL('**/lists');
      await page.getByRole('heading', { level: 1, name: 'Lists' }).waitFor();
      await expect.poll(() => ringed()).toEqual([]);
    }));
});
