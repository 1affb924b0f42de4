import { describe, expect, it } from 'vitest';
import { Api } from '../bench/api';
import { visitAs, world } from './support/world';

const place = world();

describe('the home timeline', () => {
  it('shows posts that arrive only when asked, and counts them', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const admin = await Api.signIn(place.instance.url, 'admin');
      await admin.post('A post that arrives while reading.');
      const button = page.getByRole('button', { name: 'Show new (1)' });
      await button.waitFor();
      expect(await page.getByText('A post that arrives while reading.').count()).toBe(0);
      await button.click();
      await page.getByRole('article').filter({ hasText: 'A post that arrives while reading.' }).waitFor();
    }));

  it('shows them with the . key, but not while typing', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const admin = await Api.signIn(place.instance.url, 'admin');
      await admin.post('Shown by a key.');
      await page.getByRole('button', { name: /^Show new/ }).waitFor();
      const box = page.getByRole('textbox', { name: 'Post text' }).first();
      await box.click();
      await page.keyboard.type('a.b');
      expect(await page.getByText('Shown by a key.').count()).toBe(0);
      await box.fill('');
      await box.blur();
      await page.keyboard.press('.');
      await page.getByRole('article').filter({ hasText: 'Shown by a key.' }).waitFor();
    }));

  it('loads older posts while scrolling and never holds more than 60', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const { seen, most } = await page.evaluate(async () => {
        const seen = new Set<string | null>();
        let most = 0;
        for (let i = 0; i < 400 && seen.size < 80; i += 1) {
          const articles = document.querySelectorAll('[role="feed"] article');
          most = Math.max(most, articles.length);
          for (const article of articles) seen.add(article.getAttribute('aria-posinset'));
          window.scrollBy(0, 500);
          await new Promise((resolve) => setTimeout(resolve, 30));
        }
        return { seen: seen.size, most };
      });
      expect(seen).toBeGreaterThanOrEqual(80);
      expect(most).toBeLessThan(60);
    }));

  it('comes back to the same place from a conversation', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      for (let i = 0; i < 6; i += 1) {
        await page.mouse.wheel(0, 900);
        await page.waitForTimeout(100);
      }
      const article = page.getByRole('feed').getByRole('article').filter({ visible: true }).nth(3);
      const label = await article.getAttribute('aria-posinset');
      const before = (await article.boundingBox())?.y ?? 0;
      await article
        .getByRole('link', { name: /ago|now|\d/ })
        .last()
        .click();
      await page.waitForURL('**/notice/*');
      await page.getByRole('article').first().waitFor();
      await page.goBack();
      const again = page.locator(`[role="feed"] article[aria-posinset="${label}"]`);
      await again.waitFor();
      await expect
        .poll(async () => Math.abs(((await again.boundingBox())?.y ?? -9999) - before))
        .toBeLessThan(2);
    }));

  it('says why it cannot load, keeps what it shows, and tries again', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const lift = place.proxy.fault('GET /api/v1/timelines/home', { is: 'status', status: 503 });
      await page.getByRole('button', { name: 'Refresh' }).click();
      await page.getByText('Error fetching timeline: The backend is not available').waitFor();
      expect(await page.getByRole('article').count()).toBeGreaterThan(0);
      lift();
      await page.getByRole('button', { name: 'Refresh' }).click();
    }));
});

describe('acting on a post', () => {
  it('favourites at once and keeps it after a reload', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const article = page
        .getByRole('article')
        .filter({ has: page.getByRole('button', { name: /^Favorite/, pressed: false }) })
        .first();
      const id = await article.getAttribute('aria-posinset');
      const star = page.locator(`article[aria-posinset="${id}"]`).getByRole('button', { name: /^Favorite/ });
      const answered = page.waitForResponse(/\/favourite$/);
      await star.click();
      await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
      expect((await answered).status()).toBe(200);
    }));

  it('takes a favourite back and says why when the server fails', () =>
    visitAs(place, 'lin', {}, async ({ page }) => {
      const lift = place.proxy.fault(/\/favourite$/, { is: 'status', status: 500 });
      const star = page.getByRole('button', { name: /^Favorite/, pressed: false }).first();
      const article = page.getByRole('article').filter({ has: star }).first();
      const posinset = await article.getAttribute('aria-posinset');
      const same = page.locator(`article[aria-posinset="${posinset}"]`);
      await same.getByRole('button', { name: /^Favorite/ }).click();
      await same.getByRole('alert').waitFor();
      expect(await same.getByRole('button', { name: /^Favorite/ }).getAttribute('aria-pressed')).toBe(
        'false',
      );
      lift();
    }));
});
