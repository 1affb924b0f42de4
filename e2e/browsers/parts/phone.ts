import type { Walk } from '../walk';
import { ACTING, DESKTOP, DIALOG, MENU, PHONE, POPOVER } from './places';

/** Some rows of a menu come when it is known what the server can do. */
const hasItem = (walk: Walk, words: string): Promise<void> =>
  walk.until(
    `the item ${words}`,
    (wanted) =>
      [...document.querySelectorAll('[role="menuitem"]')].some((item) => item.textContent?.trim() === wanted),
    words,
  );

/** Drawers, full-screen windows and sheets of a small screen. */
export async function phone(walk: Walk): Promise<void> {
  const { driver, glance, press, see } = walk;
  await driver.resize(...PHONE);
  try {
    await walk.visit('/main/friends', ACTING);
    await walk.measure('bar of a phone', 'header:not(article header)');
    await glance('drawer', DIALOG, () => press('button Menu'));
    await glance('drawer of notifications', DIALOG, async () => {
      await press('button Notifications*');
      await see(`${DIALOG} article`);
    });
    await glance('menu of a post on a phone', MENU, async () => {
      await press('button More');
      await hasItem(walk, 'Translate');
    });
    await glance('emoji sheet', POPOVER, async () => {
      await press('button React');
      await see(`${POPOVER} [role="gridcell"]`);
    });
    await glance('full-screen window', DIALOG, async () => {
      await press('button New post');
      await see(`${DIALOG} select`);
      // Who will see it is told a moment later.
      await see(`${DIALOG} [title="Hide notices about visibility"]`);
    });
    await walk.visit('/settings', `${DIALOG} nav`);
    await walk.measure('settings on a phone', DIALOG);
    await press('button Posts and reading');
    await walk.measure('a tab of the settings on a phone', DIALOG);
  } finally {
    await driver.resize(...DESKTOP);
  }
}
