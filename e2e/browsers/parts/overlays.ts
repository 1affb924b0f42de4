import type { Samples } from '../samples';
import type { Walk } from '../walk';
import { ACTING, ALERT, DIALOG, FEED, MENU, POPOVER } from './places';

/** What opens from home by a key or a press. */
export async function homeOverlays(walk: Walk): Promise<void> {
  const { driver, glance, press } = walk;
  await walk.visit('/main/friends', ACTING);
  await glance('sheet of keys', DIALOG, () => driver.type('?'));
  await glance('menu of a post', MENU, () => press('button More'));
  await glance('menu of timelines', MENU, () => press('button Home'));
  await glance('quick settings', MENU, () => press('button Quick settings'));
  await glance('menu of accounts', MENU, () => press('button Accounts'));
  await glance('reaction picker', POPOVER, async () => {
    await press('button React');
    await walk.see(`${POPOVER} [role="gridcell"]`);
  });
  await glance('card of a person', '[data-peeking]', async () => {
    await walk.pointAt(`css ${FEED} a[data-peek^="account"]`);
    await walk.see('[data-peeking] button');
  });
}

/** What the menu of a post leads to. */
export async function postDialogs(walk: Walk, samples: Samples): Promise<void> {
  const { glance, press } = walk;
  const fromMenu =
    (item: string, shows = DIALOG, post = FEED) =>
    async (): Promise<void> => {
      await press(`css ${post} [title="More"]`);
      await press(`item ${item}`);
      await walk.see(shows);
    };
  await walk.visit('/main/friends', ACTING);
  await glance('muting a conversation for a time', DIALOG, fromMenu('Mute conversation for…'));
  await glance('report of a post', DIALOG, fromMenu('Report @*', `${DIALOG} fieldset > :nth-child(3) time`));
  const edited = `article[data-status-id="${samples.get('edited')}"]`;
  await walk.visit(`/notice/${samples.get('edited')}`, `${edited} [data-tone="reply"]`);
  await glance('edit history', DIALOG, fromMenu('Edit history', `${DIALOG} li`, edited));
  const own = `article[data-status-id="${samples.get('own')}"]`;
  await walk.visit(`/notice/${samples.get('own')}`, `${own} [data-tone="reply"]`);
  await glance('question before a post is deleted', ALERT, fromMenu('Delete', ALERT, own));
  await glance('window for an edit', DIALOG, fromMenu('Edit', `${DIALOG} select`, own));
}

/** What a profile and its menu lead to. */
export async function personDialogs(walk: Walk): Promise<void> {
  const { glance, press } = walk;
  await walk.visit('/juno', 'main article [data-tone="reply"]');
  await walk.measure('head of a profile', 'main section');
  await glance('menu of a person', MENU, () => press('button More actions'));
  const ask =
    (item: string, shows = DIALOG) =>
    async (): Promise<void> => {
      await press('button More actions');
      await press(`item ${item}`);
      await walk.see(shows);
    };
  await glance('lists with a person', DIALOG, ask('Add to or remove from lists…'));
  await glance('highlight of a person', DIALOG, ask('Highlight…'));
  await glance('muting a person for a time', DIALOG, ask('Mute for a while…'));
  await glance('question before somebody is blocked', ALERT, ask('Block', ALERT));
  await glance('report of a person', DIALOG, ask('Report…'));
}
