import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { atRest, axeFindings, settled } from './support/browser';
import { Person } from './support/person';
import { visitAs, world } from './support/world';

const place = world();
const main = (page: Page) => page.getByRole('main');
const field = (page: Page) => main(page).getByRole('searchbox');
const start = { path: null };

async function searchFor(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  await field(page).press('Enter');
  await page.waitForURL((url) => url.searchParams.get('query') === query);
}

test.describe('search', () => {
  test('finds posts, people and hashtags, with how many, and loads more', () =>
    visitAs(place, 'ada', start, async ({ page }) => {
      await page.goto(`${place.url}/search`);
      // Letter by letter, as hands do it: the field has the focus from the first and keeps it.
      await expect.poll(() => field(page).evaluate((box) => box === document.activeElement)).toBe(true);
      await page.keyboard.type('tide');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/search?query=tide');
      const posts = page.getByRole('tab', { name: /^Posts\s?\(\d+\)$/ });
      await posts.waitFor();
      await expect(posts).toHaveAttribute('aria-selected', 'true');
      await expect.poll(() => field(page).evaluate((box) => box === document.activeElement)).toBe(true);
      expect(await axeFindings(page)).toEqual([]);
      // What was searched for is marked in the posts, for the eye alone.
      const marked = (): Promise<string[]> =>
        page.evaluate(() =>
          [...(CSS.highlights.get('found') ?? [])].flatMap(
            ({ startContainer, startOffset, endOffset }) =>
              startContainer.nodeValue?.slice(startOffset, endOffset) ?? [],
          ),
        );
      await expect.poll(marked).toContain('tide');
      await page.getByRole('tab', { name: /^Hashtags/ }).click();
      await expect.poll(marked).toEqual([]);
      await main(page).getByRole('link', { name: '#tide' }).click();
      await page.waitForURL('**/tag/tide');
      await page.goBack();
      await page.getByRole('tab', { name: /^Hashtags/, selected: true }).waitFor();
    }));

  test('leads back from a result to the list as it was, with what was loaded more', () =>
    visitAs(place, 'ada', start, async ({ page }) => {
      await page.goto(`${place.url}/search?query=the`);
      await main(page).getByRole('button', { name: 'Load more' }).click();
      const result = main(page).locator('[data-row]:has([aria-posinset="23"])');
      await expect
        .poll(async () => {
          await page.mouse.move(700, 500);
          await page.mouse.wheel(0, 300);
          return result.count();
        })
        .toBe(1);
      await result.scrollIntoViewIfNeeded();
      await atRest(page, 30);
      const row = await result.getAttribute('data-row');
      const top = (): Promise<number> =>
        main(page)
          .locator(`[data-row="${row}"]`)
          .evaluate((element) => element.getBoundingClientRect().top);
      const before = await settled(page, top);
      await result.locator('time').first().click();
      await page.waitForURL('**/notice/*');
      const other = await Person.as(place.instance.url, 'lin');
      await other.post('the newest of all results');
      await page.goBack();
      await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(1);
    }));

  test('goes to people by their address, opens what an address of this very server leads to, and says when nothing is found; opens in the top bar where it has no room', () =>
    visitAs(place, 'ada', start, async ({ page }) => {
      await page.goto(`${place.url}/search`);
      await searchFor(page, '@wren@hedgerow.example');
      // The first tab that has something.
      await expect.poll(() => page.getByRole('tab', { selected: true }).textContent()).toMatch(/People/);
      await main(page).getByRole('link', { name: 'Go to @wren@hedgerow.example' }).waitFor();
      await searchFor(page, 'qqxxzz');
      await page.getByRole('tab', { name: 'Posts' }).click();
      await main(page).getByText('No posts found').waitFor();
      await field(page).fill(`${place.url}/@lin`);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/@lin');
      await main(page).getByRole('article').first().waitFor();

      await page.setViewportSize({ width: 1100, height: 800 });
      const bar = page.getByRole('banner');
      await bar.getByRole('button', { name: 'Search' }).click();
      await bar.getByRole('searchbox').fill('tide');
      await bar.getByRole('button', { name: 'Cancel' }).click();
      await bar.getByRole('button', { name: 'Search' }).click();
      await expect(bar.getByRole('searchbox')).toHaveValue('');
      await bar.getByRole('searchbox').fill('tide');
      await bar.getByRole('searchbox').press('Enter');
      await page.waitForURL('**/search?query=tide');
    }));
});
