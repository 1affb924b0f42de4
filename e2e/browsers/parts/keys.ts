import type { Walk } from '../walk';
import { ACTING, DIALOG, FEED } from './places';

/** Posts, conversation, pages and fields without a pointer. */
export async function keys(walk: Walk): Promise<void> {
  const { driver, until } = walk;
  await walk.visit('/main/friends', ACTING);
  await driver.type('jjk');
  await until('a post with the focus', () => document.activeElement?.tagName === 'ARTICLE');
  await driver.press('Enter');
  await until('the conversation', () => location.pathname.startsWith('/notice/'));
  await driver.type('gn');
  await until('notifications', () => location.pathname === '/ada/notifications');
  await driver.type('gh');
  await until('home', () => location.pathname === '/main/friends');
  await walk.see(ACTING);
  await driver.type('n');
  await walk.see(`${DIALOG} select`);
  await driver.type('by keys alone');
  await driver.press('Enter', 'Control');
  await walk.miss(DIALOG);
  await until('the post on home', () =>
    [...document.querySelectorAll('[role="feed"] article')].some((post) =>
      post.textContent?.includes('by keys alone'),
    ),
  );
  await driver.press('Tab');
  await until(
    'a ring round what has the focus',
    () => document.activeElement?.matches(':focus-visible') ?? false,
  );
}

/** The first keys on a page lead to a field whose code is not here yet: all that follows reaches it, and nothing else. */
export async function typingAhead(walk: Walk): Promise<void> {
  const { driver, until } = walk;
  const valueOf = (field: string): Promise<string | undefined> =>
    driver.run((selector) => document.querySelector<HTMLInputElement>(selector)?.value, field);
  const empty = (): Promise<void> =>
    driver.run(() => {
      document.execCommand('selectAll');
      document.execCommand('delete');
    });
  const holds = async (field: string, words: string): Promise<void> => {
    try {
      await until(
        `“${words}” in the field`,
        (selector, wanted) => document.querySelector<HTMLInputElement>(selector)?.value === wanted,
        field,
        words,
      );
    } catch {
      const value = await valueOf(field);
      // What comes after this scene finds no draft of it.
      await empty();
      throw new Error(`not “${words}” but “${String(value)}” is in ${field}`);
    }
  };
  for (const [key, field] of [
    ['n', `${DIALOG} textarea`],
    ['/', 'input[type="search"]:focus'],
  ] as const) {
    await walk.visit('/main/friends', ACTING);
    await driver.type(`${key}kiln ribs`);
    await holds(field, 'kiln ribs');
    await until(
      'no call but those that read',
      () =>
        !performance
          .getEntriesByType('resource')
          .some(({ name }) => /\/(un)?(bookmark|favourite|reblog)$/.test(name)),
    );
    await empty();
    await holds(field, '');
  }
}

export async function rightToLeft(walk: Walk): Promise<void> {
  await walk.visit('/main/friends?lang=ar-XB', ACTING);
  await walk.until('right to left', () => document.dir === 'rtl');
  await walk.glance('window for a new post, right to left', DIALOG, async () => {
    await walk.driver.type('n');
    await walk.see(`${DIALOG} select`);
  });
  await walk.glance('sheet of keys, right to left', DIALOG, () => walk.driver.type('?'));
  await walk.glance('menu of a post, right to left', '[role="menu"]', () =>
    walk.press(`css ${FEED} [aria-haspopup="menu"]`),
  );
  await walk.visit('/main/friends?lang=en', FEED);
  await walk.until('left to right', () => document.dir !== 'rtl');
}
