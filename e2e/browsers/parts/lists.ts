import type { Walk } from '../walk';
import { ALERT, DIALOG, MENU } from './places';

/** Lists, their menu, forms and question. */
export async function lists(walk: Walk): Promise<void> {
  const { glance, press, see } = walk;
  await walk.visit('/lists', 'main li');
  await walk.measure('lists', 'main');
  await glance('menu of a list', MENU, () => press('button More about *'));
  await press('css main li a[href$="/edit"]');
  await see('main input');
  await walk.measure('form of a list', 'main');
  await glance('question before a list is deleted', ALERT, () => press('button Delete list'));
  await walk.visit('/lists', 'main li');
  await press('link Kilns');
  await see('[role="feed"]');
  await glance('adding people to a list', DIALOG, async () => {
    await press('button Add people*');
    await see(`${DIALOG} input`);
  });
}

/** The filter of notifications. */
export async function notifications(walk: Walk): Promise<void> {
  await walk.visit('/ada/notifications', 'main article');
  await walk.glance('filter of notifications', MENU, () => walk.press('button Filter notifications'));
}

/** A word, its results by kind, and what it is that may be asked for. */
export async function search(walk: Walk): Promise<void> {
  const { driver, press, see } = walk;
  await walk.visit('/search', 'main dl');
  await press('css main input[type="search"]');
  await driver.type('glaze');
  await driver.press('Enter');
  await see('main [role="tabpanel"] article');
  await press('css main [role="tab"]:nth-of-type(3)');
  await see('main [role="tabpanel"] li, main [role="tabpanel"] a');
}

/** The person's lists: posts, followers, media. */
export async function profile(walk: Walk): Promise<void> {
  const { press, see } = walk;
  await walk.visit('/ada', 'main article');
  for (const tab of ['Followers', 'Media', 'Favorites']) {
    await press(`tab ${tab}*`);
    await see('main [role="tabpanel"]');
  }
}
