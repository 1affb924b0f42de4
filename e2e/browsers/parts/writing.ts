import type { Walk } from '../walk';
import { ACTING, ALERT, DIALOG, MENU, POPOVER } from './places';

async function openWindow({ driver, see }: Walk): Promise<void> {
  await driver.type('n');
  await see(`${DIALOG} select`);
}

/** The window for a new post with all its parts, one after the other. */
export async function composer(walk: Walk, picture: string): Promise<void> {
  const { driver, glance, measure, press, see } = walk;
  await walk.visit('/main/friends', ACTING);
  await openWindow(walk);
  await measure('window for a new post', DIALOG);
  await glance('menu of who will see it', MENU, () => press('button Visibility: Public'));
  await press('button Time');
  await see(`${DIALOG} input[type="datetime-local"]`);
  await measure('window with a time and an end', DIALOG);
  await press('button Time');
  await press('button Add poll');
  await see(`${DIALOG} fieldset`);
  await measure('window with a poll', DIALOG);
  await press('button Add another post');
  await see(`${DIALOG} ol[start="2"] textarea`);
  await driver.type('one line\nand another\nand a third\nand a fourth\nand a fifth');
  await measure('window with a further post', DIALOG);
  await press('button Remove post 2');
  await press('button Preview');
  await press('textbox Post text');
  await driver.type('A bowl, and **what** I think of it');
  await walk.until('the preview', () =>
    Boolean(
      document.querySelector('[aria-label="Preview of your post"]')?.textContent?.includes('I think of it'),
    ),
  );
  await measure('window with a preview', DIALOG);
  await press('button Preview');
  await glance('emoji picker of the window', POPOVER, async () => {
    await press('button Add emoji');
    await see(`${POPOVER} [role="gridcell"]`);
  });
  await driver.attach(`${DIALOG} input[type="file"]`, picture);
  await see(`${DIALOG} [aria-label="Files of this post"] img`);
  // Also while the server works on it.
  await walk.until('the upload', () =>
    [...document.querySelectorAll<HTMLElement>('dialog[open] button')].every(
      ({ title, ariaLabel }) => !`${title}${ariaLabel ?? ''}`.includes('Stop the upload'),
    ),
  );
  await measure('window with a picture', DIALOG);
}

/** What is in the window goes out and is on home. */
export async function sendIt(walk: Walk): Promise<void> {
  const { driver, press, see } = walk;
  await press('textbox Option 1');
  await driver.type('raw');
  await press('textbox Option 2');
  await driver.type('glazed');
  await press('button Post');
  await see(ALERT);
  await walk.measure('question for a description', ALERT);
  await press('button Post anyway');
  await walk.miss(DIALOG);
  await walk.until('the post with its poll and picture on home', () =>
    [...document.querySelectorAll('[role="feed"] article')].some(
      (post) =>
        post.textContent?.includes('I think of it') &&
        post.textContent.includes('glazed') &&
        post.querySelector('a[target="_blank"] img') !== null,
    ),
  );
}
