import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from './support/test';
import { Person } from './support/person';
import { favouriteOf, panelForm, postById, SETTINGS_TABS, showPage, textOf } from './support/screen';
import { served } from './support/served';
import { visitAs, world } from './support/world';

const place = world({ serviceWorker: true });
const Made = v.object({ id: v.string() });

/** What the browser keeps of the screens beside home. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('skein');
        opening.addEventListener('error', () => reject(new Error('not readable')));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const reading = database.transaction('screens').objectStore('screens').getAll();
          reading.addEventListener('success', () => {
            database.close();
            resolve(
              JSON.stringify(reading.result, (_, value: unknown) =>
                value instanceof Map ? [...value] : value,
              ),
            );
          });
        });
      }),
  );

const shows = (page: Page, text: string): Promise<void> =>
  page.locator('main').getByText(text).filter({ visible: true }).first().waitFor();

/** A place of each kind, and what is to be read there. */
async function places(): Promise<{ screens: (readonly [path: string, text: string])[]; poll: string }> {
  const lin = await Person.as(place.instance.url, 'lin');
  const ada = await Person.as(place.instance.url, 'ada');
  const made = async (who: Person, path: string, body: object): Promise<string> =>
    v.parse(Made, (await who.send('POST', path, body)).body).id;
  const post = await lin.post('Read before the #tunnel, with a kiln in it.');
  await lin.reply(post.id, 'An answer read before it.');
  await lin.post('For @ada alone.', { visibility: 'direct' });
  await lin.post('@ada is spoken to before it.');
  for (const what of ['bookmark', 'favourite']) await ada.call('POST', `/api/v1/statuses/${post.id}/${what}`);
  const poll = await made(lin, '/api/v1/statuses', {
    status: 'Which tide?',
    poll: { options: ['Ebb', 'Flood'], expires_in: 86_400 },
  });
  const mod = await Person.as(place.instance.url, 'mod');
  await mod.post('Said on a page of its own.');
  const list = await made(ada, '/api/v1/lists', { title: 'Kiln people' });
  const people = v.array(v.object({ id: v.string(), username: v.string() }));
  const found = v.parse(people, await ada.call('GET', '/api/v1/accounts/search?q=lin'));
  const linId = found.find(({ username }) => username === 'lin')?.id ?? '';
  await ada.send('POST', `/api/v1/lists/${list}/accounts`, { account_ids: [linId] });
  await made(ada, '/api/v1/statuses', {
    status: 'For the day after.',
    scheduled_at: new Date(Date.now() + 86_400_000).toISOString(),
  });
  const firstOf = async (path: string, field: string): Promise<string> => {
    const [first = {}] = v.parse(v.array(v.record(v.string(), v.unknown())), await ada.call('GET', path));
    const [words = ''] = /[\w ]{4,}/.exec(String(first[field]).replaceAll(/<[^>]*>/g, '')) ?? [];
    expect(words).not.toBe('');
    return words;
  };
  const read = 'Read before the';
  return {
    poll,
    screens: [
      ['/main/friends', 'Which tide?'],
      ['/main/public', read],
      ['/tag/tunnel', read],
      ['/bookmarks', read],
      ['/ada#favorites', read],
      [`/lists/${list}`, read],
      [`/lists/${list}/edit`, 'lin'],
      ['/lists', 'Kiln people'],
      ['/lin', 'Which tide?'],
      ['/mod', 'Said on a page of its own.'],
      ['/lin#followers', 'ada'],
      ['/friend-requests', await firstOf('/api/v1/follow_requests', 'username')],
      ['/announcements', await firstOf('/api/v1/announcements', 'content')],
      [`/notice/${post.id}`, 'An answer read before it.'],
      ['/ada/notifications', 'is spoken to before it.'],
      ['/users/ada/interactions', 'is spoken to before it.'],
      ['/users/ada/dms', 'For'],
      ['/users/ada/dms?by=people', 'For'],
      ['/search?query=kiln', read],
      ['/scheduled', 'For the day after.'],
      [`/notice/${poll}`, 'Which tide?'],
    ],
  };
}

/** In the page, as its reader goes. */
async function opens(page: Page, [path, text]: readonly [string, string]): Promise<void> {
  await showPage(page, path);
  await shows(page, text).catch((thrown: unknown) => {
    throw new Error(`${path} does not show “${text}”`, { cause: thrown });
  });
}

const WRITTEN = 'Written in the tunnel.';

/** A post, a favourite and a vote, where the page stands. */
async function makesThree(page: Page, poll: string): Promise<void> {
  const post = postById(page, poll);
  place.proxy.requests();
  await textOf(panelForm(page)).fill(WRITTEN);
  await panelForm(page).getByRole('button', { name: 'Post', exact: true }).click();
  await expect(textOf(panelForm(page))).toHaveValue('');
  await favouriteOf(post).click();
  await expect(favouriteOf(post)).toHaveAttribute('aria-pressed', 'true');
  await post.getByRole('radio', { name: 'Flood' }).click();
  await post.getByRole('button', { name: 'Vote' }).click();
  await post.getByRole('img', { name: 'Your vote' }).waitFor();
}

const age = (page: Page): Locator => page.locator('main').getByText(/^As of /);

test('with the network off every screen that was open opens again, and a post, a favourite and a vote made then arrive once', async () => {
  const { screens, poll } = await places();
  await visitAs(place, 'ada', {}, async ({ page, context }) => {
    await served(page);
    for (const screen of screens) await opens(page, screen);
    await expect.poll(async () => (await kept(page)).split('For the day after.').length).toBeGreaterThan(1);
    await expect.poll(async () => await kept(page), { timeout: 20_000 }).toContain(`"${poll}",{"value"`);
    await context.setOffline(true);
    for (const screen of screens) {
      await page.goto(place.url + screen[0], { waitUntil: 'commit' });
      await shows(page, screen[1]).catch((thrown: unknown) => {
        throw new Error(`${screen[0]} does not show “${screen[1]}” offline`, { cause: thrown });
      });
      await age(page).first().waitFor();
    }
    await makesThree(page, poll);
    await context.setOffline(false);
    const ada = await Person.as(place.instance.url, 'ada');
    await expect
      .poll(() => ada.call('GET', `/api/v1/statuses/${poll}`), { timeout: 15_000 })
      .toMatchObject({ favourited: true, favourites_count: 1, poll: { voted: true, own_votes: [1] } });
    await expect.poll(async () => (await ada.ownPostsWith(WRITTEN)).length, { timeout: 15_000 }).toBe(1);
    const sent = place.proxy.requests().filter((line) => /^POST .*(favourite|votes|\/statuses$)/.test(line));
    expect(sent).toHaveLength(3);
    await expect(age(page)).toHaveCount(0, { timeout: 15_000 });
  });
});

const AWAY = 'Not kept on this device';
/** Nobody has opened them, and all that they show the server has. */
const UNOPENED = [
  '/main/public',
  '/tag/nowhere',
  '/bookmarks',
  '/users/ada/interactions',
  '/users/ada/dms?by=people',
  '/search?query=otter',
  '/ada?search=otter',
  '/ada#followers',
  '/nobody-here',
  '/friend-requests',
  '/muted-and-blocked',
  '/scheduled',
  '/lists',
  '/announcements',
  '/remote-users/far.example/somebody',
  // Of these the code is not here either.
  '/main/catch-up',
  '/main/library',
];

/** Somebody uses the page: what comes late is here, and kept. */
async function used(page: Page): Promise<void> {
  await served(page);
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 200);
  await page.waitForLoadState('networkidle');
}

/** Nothing under way, and no fault. */
async function isCalm(part: Locator, path: string): Promise<void> {
  await expect(part.locator('[aria-busy=true]'), path).toHaveCount(0);
  await expect(part.getByRole('alert'), path).toHaveCount(0);
}

test('with the network off what was never opened says so, is no fault, and comes by itself with the network', () =>
  visitAs(place, 'ada', {}, async ({ page, context }) => {
    await used(page);
    await context.setOffline(true);
    for (const path of UNOPENED) {
      await page.goto(place.url + path, { waitUntil: 'commit' });
      const main = page.getByRole('main');
      await main
        .getByText(AWAY)
        .first()
        .waitFor()
        .catch((thrown: unknown) => {
          throw new Error(`${path} does not say that it is not here`, { cause: thrown });
        });
      await main.getByRole('button', { name: 'Try again' }).first().waitFor();
      await isCalm(main, path);
    }
    await page.goto(`${place.url}/announcements`, { waitUntil: 'commit' });
    await page.getByRole('main').getByText(AWAY).waitFor();
    await context.setOffline(false);
    // The column of notifications comes, too.
    await expect(page.getByText(AWAY)).toHaveCount(0, { timeout: 15_000 });
    await page.getByRole('main').getByRole('article').first().waitFor();
  }));

test('what was empty is empty again with the network off, and what somebody searched is found again', async () => {
  const lin = await Person.as(place.instance.url, 'lin');
  await lin.post('Under the #weir, with an otter.');
  await visitAs(place, 'admin', {}, async ({ page, context }) => {
    await used(page);
    const EMPTY = [
      ['/bookmarks', 'No statuses'],
      ['/users/admin/dms?by=people', 'No conversations yet'],
      ['/friend-requests', 'No requests wait for you'],
      ['/lin?search=otter', 'Under the'],
    ] as const;
    for (const place of EMPTY) await opens(page, place);
    await expect.poll(() => kept(page), { timeout: 20_000 }).toContain(' otter",{"value"');
    await context.setOffline(true);
    for (const [path, text] of EMPTY) {
      await page.goto(place.url + path, { waitUntil: 'commit' });
      await shows(page, text);
      // Below results it is said that there may be more.
      if (!path.includes('search')) await isCalm(page.getByRole('main'), path);
    }
    await context.setOffline(false);
  });
});

test('with the network off every tab of the settings opens, and what is kept here is changed and stays', () =>
  visitAs(place, 'ada', {}, async ({ page, context }) => {
    await used(page);
    await context.setOffline(true);
    const window = page.getByRole('dialog');
    for (const tab of SETTINGS_TABS) {
      await page.goto(`${place.url}/settings/${tab}`, { waitUntil: 'commit' });
      await window.getByRole('heading', { level: 3 }).first().waitFor();
      await isCalm(window, tab);
    }
    await page.goto(`${place.url}/settings/reading`, { waitUntil: 'commit' });
    const setting = page.locator('#setting-collapseMessageWithSubject');
    const before = await setting.isChecked();
    await setting.setChecked(!before);
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(() => setting.isChecked()).toBe(!before);
    await page.goto(`${place.url}/settings/security`, { waitUntil: 'commit' });
    await window.getByText('This needs a connection to the server').first().waitFor();
    await context.setOffline(false);
    await window
      .getByText('This needs a connection to the server')
      .first()
      .waitFor({ state: 'detached', timeout: 15_000 });
  }));

test('with the network off a window whose code is not here says so, and comes with the network', () =>
  visitAs(place, 'admin', {}, async ({ page, context }) => {
    await used(page);
    await context.setOffline(true);
    await page.goto(`${place.url}/moderation`, { waitUntil: 'commit' });
    await page.getByText('Check your network, or reload.', { exact: false }).waitFor();
    await context.setOffline(false);
    await page.getByRole('dialog').getByRole('heading').first().waitFor({ timeout: 15_000 });
  }));
