import { expect, test } from './support/test';
import type { Page } from '@playwright/test';
import { PHONE } from './support/browser';
import { Person } from './support/person';
import { favouriteOf, moreOf, panelForm, postById, textOf } from './support/screen';
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

  test('the skip link leads to the main column', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      await page.keyboard.press('Tab');
      await expect.poll(() => focusName(page)).toBe('Skip to content');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    }));

  test('posts are walked through with Page Down and acted on', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const post = postById(page, postId);
      await post.focus();
      const at = () => page.evaluate(() => Number(document.activeElement?.getAttribute('aria-posinset')));
      const first = await at();
      await page.keyboard.press('PageDown');
      await expect.poll(at).toBe(first + 1);
      await page.keyboard.press('PageUp');
      await expect.poll(at).toBe(first);
      await favouriteOf(post).focus();
      await page.keyboard.press('Enter');
      await expect(favouriteOf(post)).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('Space');
      await expect(favouriteOf(post)).toHaveAttribute('aria-pressed', 'false');
    }));

  test('a menu opens, is walked through, and gives the focus back', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      await moreOf(postById(page, postId)).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menu', { name: 'More' }).waitFor();
      await expect.poll(() => focusName(page)).toBe('Open conversation');
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => focusName(page)).toBe('Show conversation here');
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => focusName(page)).toBe('Copy link');
      await page.keyboard.press('End');
      await expect.poll(() => focusName(page)).toBe('Report @admin');
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => focusName(page)).toBe('Open conversation');
      await page.keyboard.press('Escape');
      await page.getByRole('menu').waitFor({ state: 'detached' });
      await expect.poll(() => focusName(page)).toBe('More');
    }));

  test('every menu of the page gives the focus back', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const names = ['Accounts', 'Quick settings', 'Filter notifications', /^Visibility: /] as const;
      for (const name of names) {
        const button = page.getByRole('button', { name }).first();
        await button.focus();
        const label = await focusName(page);
        await page.keyboard.press('Enter');
        await expect.poll(() => focusName(page), { message: label }).not.toBe(label);
        await page.keyboard.press('Escape');
        await expect.poll(() => focusName(page), { message: label }).toBe(label);
      }
    }));

  test('a dialog keeps the focus inside and gives it back', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
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
    }));

  test('the drawer of a phone gives the focus back', () =>
    visitAs(place, 'ada', { viewport: PHONE }, async ({ page }) => {
      await page.getByRole('button', { name: 'Menu' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: 'Menu' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'detached' });
      await expect.poll(() => focusName(page)).toBe('Menu');
    }));

  test('the focus is not lost when a page gives way to another', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      await postById(page, postId).locator(`a[href="/notice/${postId}"]`).first().focus();
      await page.keyboard.press('Enter');
      await page.waitForURL('**/notice/*');
      await expect.poll(() => focusName(page)).not.toBe('body');
      await page.goBack();
      await page.waitForURL('**/main/friends');
      await expect.poll(() => focusName(page)).not.toBe('body');
    }));

  test('the focus is not lost when a post is deleted under it', async () => {
    const ada = await Person.as(place.instance.url, 'ada');
    const { id } = await ada.post('Goes away under the focus.');
    await visitAs(place, 'ada', {}, async ({ page }) => {
      await moreOf(postById(page, id)).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: 'Delete', exact: true }).waitFor();
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      const ask = page.getByRole('alertdialog', { name: 'Delete this post?' });
      await ask.getByRole('button', { name: 'Delete' }).focus();
      await page.keyboard.press('Enter');
      await postById(page, id).waitFor({ state: 'detached' });
      await expect.poll(() => focusName(page)).not.toBe('body');
    });
  });
});
