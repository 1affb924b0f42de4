import { SETTINGS_TABS } from '../support/screen';
import { DESKTOP, DIALOG } from '../browsers/parts/places';
import type { Walk } from '../browsers/walk';
import { orWithout } from './or-without';

/** Tall: much of what a reader scrolls to is to be seen at once. */
const TALL = [1440, 1600] as const;
/** Of no window is more to be seen than so many times its height. */
const STEPS = 12;

const PAGES = [
  '/main/friends',
  '/main/public',
  '/main/all',
  '/ada/notifications',
  '/ada',
  '/ada#follows',
  '/ada#followers',
  '/juno',
  '/users/ada/interactions',
  '/users/ada/dms',
  '/users/ada/dms?by=people',
  '/lists',
  '/lists/new',
  '/drafts',
  '/scheduled',
  '/search',
  '/search?query=glaze',
  '/search?query=nothinglikethis',
  '/about',
  '/announcements',
  '/muted-and-blocked',
  '/bookmarks',
  '/friend-requests',
  '/who-to-follow',
  '/main/catch-up',
  '/main/library',
  '/main/look-further',
  '/tag/ceramics',
  '/notice/none',
  '/there/is/no/such/page',
];
const MODERATION = ['', 'users', 'users/juno', 'approvals', 'invites', 'announcements', 'log'];
const DOORS = ['/main/all', '/about', '/login', '/registration', '/password-reset', '/juno'];

/** Runs in the page: shows the next part of the open window; false where there is none. */
function scrollOn(): boolean {
  const parts = [...document.querySelectorAll('dialog[open], dialog[open] *')];
  const part = parts.find(
    ({ scrollTop, scrollHeight, clientHeight }) =>
      clientHeight > 200 && scrollTop + clientHeight < scrollHeight - 8,
  );
  if (!part) return false;
  const { scrollTop } = part;
  part.scrollTo({ top: scrollTop + part.clientHeight - 60, behavior: 'instant' });
  return part.scrollTop > scrollTop;
}

/** Runs in the page. */
const openWindow = (path: string): void => history.pushState({ below: '/main/friends', depth: 1 }, '', path);

async function each(paths: readonly string[], show: (path: string) => Promise<void>): Promise<void> {
  for (const path of paths) await orWithout(path, show(path));
}

const page =
  (walk: Walk, whose: string) =>
  async (path: string): Promise<void> => {
    await walk.go(path, 'main h1, main h2, main article');
    await walk.measure(`${whose} ${path}`, 'main');
  };

const overHome =
  (walk: Walk) =>
  async (path: string): Promise<void> => {
    await walk.driver.run(openWindow, path);
    await walk.see(`${DIALOG} h2, ${DIALOG} h3`);
    await walk.still();
    await walk.measure(path, DIALOG);
    for (let step = 2; step <= STEPS && (await walk.driver.run(scrollOn)); step += 1)
      await walk.measure(`${path} ${step}`, DIALOG);
  };

/** Every page and every tab of the settings. */
export async function ownPlaces(walk: Walk): Promise<void> {
  await walk.driver.resize(...TALL);
  await walk.visit('/main/friends', '[role="feed"] article');
  await each(PAGES, page(walk, 'page'));
  await walk.driver.resize(...DESKTOP);
  await walk.visit('/settings/general', `${DIALOG} nav`);
  await walk.driver.run(() => {
    const labels = [...document.querySelectorAll<HTMLElement>('dialog[open] label')];
    labels.find((label) => label.textContent?.startsWith('Expert settings'))?.click();
  });
  await each(
    SETTINGS_TABS.map((tab) => `/settings/${tab}`),
    overHome(walk),
  );
}

export async function staffPlaces(walk: Walk): Promise<void> {
  await walk.driver.resize(...DESKTOP);
  await walk.visit('/main/friends', '[role="feed"] article');
  await each(
    MODERATION.map((tab) => `/moderation/${tab}`),
    overHome(walk),
  );
}

export async function doors(walk: Walk): Promise<void> {
  await walk.driver.resize(...TALL);
  await walk.visit('/main/all', 'main article');
  await each(DOORS, page(walk, 'visitor'));
}
