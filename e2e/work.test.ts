import { expect, test } from './support/test';
import type { Page } from '@playwright/test';
import { Person } from './support/person';
import { favouriteOf, postById } from './support/screen';
import { visitAs, world } from './support/world';

const place = world();
let admin: Person;
test.beforeAll(async () => {
  admin = await Person.as(place.instance.url, 'admin');
});

declare global {
  /** Ids of posts whose elements have changed since the last look. */
  var touchedPosts: Set<string>;
}

/**
 * Notes which posts of the main column change; neither the position in the feed, which all rows tell, nor the time that
 * passes counts.
 */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.touchedPosts = new Set();
    const idOf = (node: Node): string | null | undefined => {
      const element = node instanceof Element ? node : node.parentElement;
      if (element?.closest('time')) return null;
      return element?.closest('article[data-status-id]')?.getAttribute('data-status-id');
    };
    new MutationObserver((changes) => {
      for (const { target, attributeName } of changes) {
        const id = attributeName?.startsWith('aria-') && target.nodeName === 'ARTICLE' ? null : idOf(target);
        if (id) globalThis.touchedPosts.add(id);
      }
    }).observe(document.querySelector('main') ?? document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });

/** Posts that the reader sees; those below come and go with the place in the list. */
const inSight = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main article[data-status-id]')]
      .filter((post) => post.getBoundingClientRect().top < innerHeight)
      .map((post) => post.dataset['statusId'] ?? ''),
  );

const touched = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const ids = [...globalThis.touchedPosts];
    globalThis.touchedPosts.clear();
    return ids;
  });

test.describe('counted work', () => {
  test('a favourite touches the post that shows it, and no other', async () => {
    const { id } = await admin.post('To be favourited by count.');
    await visitAs(place, 'ada', {}, async ({ page }) => {
      const star = favouriteOf(postById(page, id));
      await star.waitFor();
      await watch(page);
      // The first sign of a reader brings late code, which finishes what it has to finish first.
      await star.hover();
      await page.waitForLoadState('networkidle');
      await expect.poll(async () => (await touched(page)).length, { intervals: [500] }).toBe(0);
      const answered = page.waitForResponse(/\/favourite$/);
      await star.click();
      await answered;
      await expect(star).toHaveAttribute('aria-label', 'Favorite, 1');
      await expect.poll(() => touched(page)).toEqual([id]);
    });
  });

  test('a streamed post touches no post that is shown', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      await page.getByRole('main').getByRole('article').first().waitFor();
      // A page at rest has the rows that its window shows, and no more.
      await page.keyboard.press('Shift');
      await page.getByRole('main').getByRole('article').nth(3).waitFor();
      await page.waitForLoadState('networkidle').catch(() => {});
      await watch(page);
      const shown = await inSight(page);
      expect(shown.length).toBeGreaterThan(1);
      const { id } = await admin.post('Arrives by count.');
      await page.getByRole('button', { name: 'Show new (1)' }).click();
      await postById(page, id).waitFor();
      expect((await touched(page)).filter((one) => shown.includes(one))).toEqual([]);
    }));
});
