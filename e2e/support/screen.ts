import type { Locator, Page } from 'playwright';
import { atRest } from './browser';

/** The post with this text, in the main column. */
export const postWith = (page: Page, text: string): Locator =>
  page.getByRole('main').getByRole('article').filter({ hasText: text });

/** The same post whatever its text becomes. */
export const postById = (page: Page, id: string): Locator =>
  page.getByRole('main').locator(`article[data-status-id="${id}"]`);

export const favouriteOf = (post: Locator): Locator => post.getByRole('button', { name: /^Favorite/ });
export const repeatOf = (post: Locator): Locator => post.getByRole('button', { name: /^Repeat/ });
export const replyOf = (post: Locator): Locator => post.getByRole('button', { name: /^Reply/ });
export const moreOf = (post: Locator): Locator => post.getByRole('button', { name: 'More', exact: true });

/** The form in the reader's own panel. */
export const panelForm = (page: Page): Locator => page.getByRole('form', { name: 'New post' });
export const textOf = (form: Locator): Locator => form.getByRole('textbox', { name: 'Post text' });

/** Where the top of an element stands in the window, in pixels. */
export const topOf = async (element: Locator): Promise<number> => (await element.boundingBox())?.y ?? NaN;

/** Opens the menu of a post and chooses a row by its whole name. */
export async function choose(post: Locator, page: Page, item: string): Promise<void> {
  await moreOf(post).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** What has arrived waits behind this button. */
export const showNew = (page: Page): Promise<void> => page.getByRole('button', { name: /^Show new/ }).click();

/** Scrolls by the wheel until `when` holds, and waits until the page stands still: the wheel runs on. */
export async function scrollUntil(page: Page, step: number, when: () => Promise<boolean>): Promise<void> {
  await page.mouse.move(640, 500);
  for (let turn = 0; turn < 120; turn += 1) {
    if (await when()) return atRest(page, 20);
    await page.mouse.wheel(0, step);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  throw new Error('scrolled and scrolled, and it did not come');
}
