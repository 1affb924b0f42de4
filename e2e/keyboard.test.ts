import { expect, test } from './support/test';
import type { Page } from '@playwright/test';
import { Person } from './support/person';
import { favouriteOf, panelForm, postById, textOf, untilLayersLeft } from './support/screen';
import { visitAs, world } from './support/world';

const place = world();
let postId = '';
test.beforeAll(async () => {
  const admin = await Person.as(place.instance.url, 'admin');
  postId = (await admin.post('For the keyboard.')).id;
});

interface Stop {
  /** Role or tag, and accessible label or text. */
  name: string;
  inWindow: boolean;
  outlined: boolean;
}

/** Where the focus is, as a reader would tell it. */
const focus = (page: Page): Promise<Stop> =>
  page.evaluate(async () => {
    const element = document.activeElement ?? document.body;
    // A field may leave the outline to the box that it fills, and a list of choices has two.
    const boxes = [element, element.parentElement, element.parentElement?.parentElement];
    const isMarked = (): boolean =>
      boxes.some((box) => {
        if (!box) return false;
        const { outlineStyle, boxShadow } = getComputedStyle(box);
        return outlineStyle !== 'none' || boxShadow !== 'none';
      });
    // What the focus brought along may have its style and its place in one of the next frames.
    const isInWindow = (): boolean => {
      const { bottom, top, height } = element.getBoundingClientRect();
      return bottom > 0 && top < innerHeight && height > 0;
    };
    for (let frame = 0; frame < 60 && !(isMarked() && isInWindow()); frame += 1)
      await new Promise(requestAnimationFrame);
    return {
      name:
        element === document.body
          ? 'body'
          : (
              element.getAttribute('aria-label') ||
              element.getAttribute('title') ||
              element.textContent
            ).trim() || element.tagName,
      inWindow: isInWindow(),
      outlined: isMarked(),
    };
  });

const focusName = async (page: Page): Promise<string> => (await focus(page)).name;

test.describe('by keyboard alone', () => {
  test('everything of the home page is reached in order, always in sight and outlined', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      await page.getByRole('region', { name: 'Notifications' }).getByRole('article').first().waitFor();
      // The lists of formats and languages come once somebody is at the form.
      await textOf(panelForm(page)).focus();
      await panelForm(page).getByRole('combobox', { name: 'Language' }).waitFor();
      await page.getByRole('link', { name: 'Skip to content' }).focus();
      const stops: Stop[] = [];
      for (let press = 0; press < 70; press += 1) {
        stops.push(await focus(page));
        await page.keyboard.press('Tab');
      }
      const names = stops.map(({ name }) => name);
      expect(names[0]).toBe('Skip to content');
      for (const wanted of [
        'Home',
        'Local',
        'Settings',
        'Accounts',
        'Post text',
        'Language',
        'Bookmarks',
        'Load new posts',
      ])
        expect(names, wanted).toContain(wanted);
      expect(names.some((name) => name.startsWith('Favorite'))).toBe(true);
      expect(names).not.toContain('body');
      expect(stops.filter((stop) => !stop.inWindow).map(({ name }) => name)).toEqual([]);
      expect(stops.filter((stop) => !stop.outlined).map(({ name }) => name)).toEqual([]);
    }));

  // The keys of a menu, of a list and of a drawer: their component tests.
  test('the skip link leads to the main column; menus and a dialog give the focus back; it is not lost when a page gives way to another', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      await page.keyboard.press('Tab');
      await expect.poll(() => focusName(page)).toBe('Skip to content');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
      await favouriteOf(postById(page, postId)).focus();
      await page.keyboard.press('Enter');
      await expect(favouriteOf(postById(page, postId))).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('Space');
      await expect(favouriteOf(postById(page, postId))).toHaveAttribute('aria-pressed', 'false');
      const names = [
        'Accounts',
        'Quick settings',
        'Filter notifications',
        /^Visibility: /,
        /^More$/,
      ] as const;
      for (const name of names) {
        const button = page.getByRole('button', { name }).first();
        await button.focus();
        const label = await focusName(page);
        await page.keyboard.press('Enter');
        await expect.poll(() => focusName(page), { message: label }).not.toBe(label);
        await page.keyboard.press('Escape');
        await expect.poll(() => focusName(page), { message: label }).toBe(label);
      }
      await page.getByRole('button', { name: 'Settings', exact: true }).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      for (let press = 0; press < 6; press += 1) {
        await page.keyboard.press('Tab');
        const outside = await page.evaluate(() => {
          const { activeElement } = document;
          return activeElement !== document.body && activeElement?.closest('dialog') === null;
        });
        expect(outside).toBe(false);
      }
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => focusName(page)).toBe('Settings');
      await untilLayersLeft(page);
      await postById(page, postId).locator(`a[href="/notice/${postId}"]`).first().focus();
      await page.keyboard.press('Enter');
      await page.waitForURL('**/notice/*');
      await expect.poll(() => focusName(page)).not.toBe('body');
      await page.goBack();
      await page.waitForURL('**/main/friends');
      await expect.poll(() => focusName(page)).not.toBe('body');
    }));
});
