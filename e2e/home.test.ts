import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { LONG } from './support/long';
import { settled } from './support/browser';
import { Person } from './support/person';
import { panelForm, postById, postWith, scrollUntil, showPage, textOf, topOf } from './support/screen';
import { visitAs, world } from './support/world';

const place = world();
let admin: Person;
test.beforeAll(async () => {
  admin = await Person.as(place.instance.url, 'admin');
});

/** The id of the first post that is whole below the headers. */
const firstInSight = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const articles = [...document.querySelectorAll('main article[data-status-id]')];
    const seen = articles.find((each) => each.getBoundingClientRect().top > 120);
    return seen?.getAttribute('data-status-id') ?? '';
  });

test.describe('the home timeline', () => {
  test('shows posts that arrive only when asked, and counts them; the . key asks, but not while typing', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      await scrollUntil(page, 200, () => page.evaluate(() => window.scrollY > 100));
      await admin.post('A post that arrives while reading.');
      const button = page.getByRole('button', { name: 'Show new (1)' });
      await button.waitFor();
      await expect(postWith(page, 'A post that arrives while reading.')).toHaveCount(0);
      await admin.post('And a second one.');
      await page.getByRole('button', { name: 'Show new (2)' }).click();
      await postWith(page, 'A post that arrives while reading.').waitFor();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(15);
      await button.waitFor({ state: 'detached' });

      await scrollUntil(page, 200, () => page.evaluate(() => window.scrollY > 100));
      await admin.post('Shown by a key.');
      await button.waitFor();
      const box = textOf(panelForm(page));
      await box.focus();
      await page.keyboard.type('a.b');
      await expect(postWith(page, 'Shown by a key.')).toHaveCount(0);
      await box.fill('');
      await box.blur();
      await page.keyboard.press('.');
      await postWith(page, 'Shown by a key.').waitFor();
    }));

  test('announces after a reload what came before it', LONG, () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const first = await settled(page, () =>
        page.locator('main article[data-status-id]').first().getAttribute('data-status-id'),
      );
      await scrollUntil(page, 100, () => page.evaluate(() => window.scrollY > 900));
      const words = 'Came before the reload.';
      await admin.post(words);
      await page.reload();
      await page.getByRole('button', { name: /^Show new/ }).waitFor();
      await expect(postWith(page, words)).toHaveCount(0);
      await page.keyboard.press('.');
      await postWith(page, words).waitFor();
      const row = page.locator(`main [data-row="${first}"]`);
      await row.getByText('New above this line').waitFor();
      // Also at once: nothing waits for a quiet moment to write it down.
      await page.reload();
      await scrollUntil(page, 100, async () => (await row.getByText('New above this line').count()) > 0);
    }),
  );

  test('loads older posts while scrolling, never holds more than 60, and can be pressed meanwhile', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const hit = await page.evaluate(async () => {
        window.scrollBy(0, 300);
        for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
        const { left, width } =
          document.querySelector('[role="feed"]')?.getBoundingClientRect() ?? new DOMRect();
        return (
          document.elementFromPoint(left + width / 2, window.innerHeight / 2)?.closest('[data-row]') != null
        );
      });
      expect(hit).toBe(true);
      const { seen, most } = await page.evaluate(async () => {
        const seen = new Set<string | null>();
        let most = 0;
        const end = performance.now() + 60_000;
        while (seen.size < 80 && performance.now() < end) {
          const articles = document.querySelectorAll('[role="feed"] article[data-status-id]');
          most = Math.max(most, document.querySelectorAll('main article').length);
          for (const article of articles) seen.add(article.getAttribute('data-status-id'));
          window.scrollBy(0, 500);
          await new Promise(requestAnimationFrame);
        }
        return { seen: seen.size, most };
      });
      expect(seen).toBeGreaterThanOrEqual(80);
      expect(most).toBeLessThan(60);
    }));

  test('asked for again by link, logo or keys begins at its top and leaves no second entry for the way back', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const entries = await page.evaluate(() => history.length);
      const top = page.getByRole('banner');
      const again = [
        () => top.getByRole('link', { name: 'Home', exact: true }).click(),
        () => top.locator('a[href="/"]').click(),
        () => page.keyboard.type('gh'),
      ];
      for (const ask of again) {
        await scrollUntil(page, 300, () => page.evaluate(() => window.scrollY > 1200));
        await ask();
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
        expect(new URL(page.url()).pathname).toBe('/main/friends');
      }
      await expect.poll(() => page.evaluate(() => history.length)).toBe(entries);
    }));
});

test('coming back to the home timeline is to the same place, from another timeline, a conversation and a reload; the columns beside a page stay where they are', () =>
  visitAs(place, 'ada', {}, async ({ page }) => {
    const panel = page.getByRole('navigation', { name: 'Main' });
    await scrollUntil(page, 400, () => page.evaluate(() => window.scrollY > 3000));
    const depth = await page.evaluate(() => window.scrollY);
    await panel.getByRole('link', { name: 'Local', exact: true }).click();
    await page.waitForURL('**/main/public');
    await page.getByRole('heading', { level: 1, name: 'Local' }).waitFor();
    await page.getByRole('main').getByRole('article').first().waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(15);
    await page.goBack();
    await page.waitForURL('**/main/friends');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(depth);

    await scrollUntil(page, 400, () => page.evaluate(() => window.scrollY > 6000));
    const id = await firstInSight(page);
    const post = postById(page, id);
    // Reaching a link below the sticky header would scroll, which is no fault of the way back.
    const before = await settled(page, () => topOf(post));
    const isBack = async (): Promise<void> => {
      await post.waitFor();
      await expect.poll(async () => Math.abs((await topOf(post)) - before)).toBeLessThan(2);
    };
    const lookInside = async (): Promise<void> => {
      await post.locator(`a[href="/notice/${id}"]`).first().dispatchEvent('click');
      await page.waitForURL('**/notice/*');
      await page.locator('article[aria-current="true"]').waitFor();
    };
    await lookInside();
    await page.goBack();
    await isBack();
    await page.reload();
    await isBack();
    await lookInside();
    await page.reload();
    await page.locator('article[aria-current="true"]').waitFor();
    await page.goBack();
    await isBack();

    const heads = [
      page.getByRole('complementary').first(),
      page.getByRole('region', { name: 'Notifications' }),
    ];
    const tops = (): Promise<number[]> =>
      Promise.all(heads.map(async (head) => Math.round(await topOf(head))));
    await showPage(page, '/about');
    await page.getByRole('heading', { name: 'Staff' }).waitFor();
    const beside = await settled(page, tops);
    const toTheEnd = (): Promise<number> =>
      page.evaluate(() => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        return window.scrollY;
      });
    await expect.poll(toTheEnd).toBeGreaterThan(300);
    await expect.poll(() => tops()).toEqual(beside);
  }));
