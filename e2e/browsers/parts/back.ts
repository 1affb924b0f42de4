import type { Samples } from '../samples';
import type { Walk } from '../walk';
import { ACTING, DESKTOP, DIALOG, MENU, PHONE } from './places';

const layers = (walk: Walk, count: number): Promise<void> =>
  walk.until(`${count} layers in the history`, (n) => Number(history.state?.skeinLayers ?? 0) === n, count);

const TITLE = 'main input:not([type="search"], [type="checkbox"])';

/** F5 in the very moment in which a form that is not saved makes its entry of the history. */
export async function reloadAsEntryIsMade(walk: Walk): Promise<void> {
  const { driver, press, see, until } = walk;
  const stays = (): Promise<void> => until('the form', () => location.pathname === '/lists/new');
  await walk.visit('/lists', 'main a[href="/lists/new"]');
  await press('css main a[href="/lists/new"]');
  await see(TITLE);
  await driver.run((title) => {
    document.querySelector<HTMLInputElement>(title)?.focus();
    location.reload();
    document.execCommand('insertText', false, 'Slow birds');
  }, TITLE);
  await until(
    'the words after a reload',
    (title) =>
      performance
        .getEntriesByType('navigation')
        .some((entry) => 'type' in entry && entry.type === 'reload') &&
      document.querySelector<HTMLInputElement>(title)?.value === 'Slow birds',
    TITLE,
  );
  await layers(walk, 1);
  await stays();
  await driver.run((title) => {
    document.querySelector<HTMLInputElement>(title)?.select();
    document.execCommand('delete');
  }, TITLE);
  await layers(walk, 0);
  await stays();
}

/** Back, as the button of a phone: it closes what lies over the page before it leaves that. */
export async function backOnPhone(walk: Walk, samples: Samples): Promise<void> {
  const { driver, press, see, miss, until } = walk;
  const closedByBack = async (layer: string): Promise<void> => {
    await see(layer);
    await layers(walk, 1);
    const at = await driver.run(() => location.pathname);
    await driver.run(() => history.back());
    await miss(layer);
    await layers(walk, 0);
    await until('the same page', (path) => location.pathname === path, at);
  };
  const pictures = samples.get('pictures') ?? '';
  await driver.resize(...PHONE);
  try {
    await walk.visit('/main/friends', ACTING);
    await press('button New post');
    await see(`${DIALOG} select`);
    await driver.type('Half a thought.');
    await closedByBack(DIALOG);
    await press('button New post');
    await until('the words that were left', () =>
      [...document.querySelectorAll<HTMLTextAreaElement>('dialog[open] textarea')].some(
        ({ value }) => value === 'Half a thought.',
      ),
    );
    await closedByBack(DIALOG);
    await press('button Menu');
    await closedByBack(DIALOG);
    await press('button More');
    await closedByBack(MENU);
    // Of somebody else: what one wrote oneself is not reported.
    const others = samples.get('poll') ?? '';
    await walk.visit(`/notice/${others}`, `article[data-status-id="${others}"] [data-tone="reply"]`);
    await press(`css article[data-status-id="${others}"] [title="More"]`);
    await press('item Report @*');
    await closedByBack(DIALOG);
    await walk.visit(`/notice/${pictures}`, `article[data-status-id="${pictures}"] [data-tone="reply"]`);
    await press(`css article[data-status-id="${pictures}"] a[target="_blank"]:has(img)`);
    await closedByBack(DIALOG);
  } finally {
    await driver.resize(...DESKTOP);
  }
}
