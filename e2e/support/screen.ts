import type { Locator, Page } from '@playwright/test';
import { atRest } from './browser';

/** The post with this text, in the main column. */
export const postWith = (page: Page, text: string): Locator =>
  page.getByRole('main').getByRole('article').filter({ hasText: text });

/** The same post whatever its text becomes. */
export const postById = (page: Page, id: string): Locator =>
  page.getByRole('main').locator(`article[data-status-id="${id}"]`);

export const favouriteOf = (post: Locator): Locator => post.getByRole('button', { name: /^Favorite/ });
export const replyOf = (post: Locator): Locator => post.getByRole('button', { name: /^Reply/ });
export const moreOf = (post: Locator): Locator => post.getByRole('button', { name: 'More', exact: true });

/** The form in the reader's own panel. */
export const panelForm = (page: Page): Locator => page.getByRole('form', { name: 'New post' });
export const textOf = (form: Locator): Locator => form.getByRole('textbox', { name: 'Post text' });

/** Where the top of an element stands in the window, in pixels. */
export const topOf = async (element: Locator): Promise<number> => (await element.boundingBox())?.y ?? NaN;

/** Where the middle of an element stands, from the top of the window. */
export const middleOf = async (element: Locator): Promise<number> => {
  const box = await element.boundingBox();
  return box ? box.y + box.height / 2 : NaN;
};

/** A number that the first or last of these rows says, 0 while there is none: a poll ends with what its question throws. */
export const numberOf = (rows: Locator, name: string, which: 0 | -1): Promise<number> =>
  rows.evaluateAll((all, [of, at]) => Number(all.at(at)?.getAttribute(of) ?? 0), [name, which] as const);

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

/** The entry of a layer that was closed leaves the history a moment later: an address typed before that would be lost. */
export const untilLayersLeft = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => !(history.state !== null && history.state.skeinLayers > 0));

/** Every tab of the settings that has an address. */
export const SETTINGS_TABS = [
  'general',
  'profile',
  'security',
  'reading',
  'media',
  'writing',
  'notifications',
  'filtering',
  'mutesAndBlocks',
  'theme',
  'move',
  'dataImportExport',
  'profiles',
  'version',
] as const;

/** Shows a page as a link does, without loading Skein anew. */
export const showPage = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), path);

/** Opens settings or moderation at an address, over home. */
export async function openWindow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState({ below: '/main/friends', depth: 1 }, '', to), path);
  await page.getByRole('dialog').getByRole('heading').first().waitFor();
}

/** Sets preferences of the account in this browser, as the settings page will. */
export const prefer = (page: Page, values: Readonly<Record<string, unknown>>): Promise<void> =>
  page.evaluate((wanted) => {
    const { active } = JSON.parse(localStorage.getItem('skein:sessions') ?? '{}');
    const key = `skein.settings:${active}`;
    localStorage.setItem(
      key,
      JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...wanted }),
    );
  }, values);

/** Leaves the account that is shown, and waits until the page is a visitor's. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Accounts' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  const question = page.getByRole('alertdialog', { name: 'Log out?' });
  await question.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('link', { name: 'Log in' }).first().waitFor();
}
