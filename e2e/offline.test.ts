import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from './support/test';
import { fromTheCache, keptPictures } from './support/kept-pictures';
import { Person } from './support/person';
import { favouriteOf, openWindow, panelForm, postById, showPage, textOf } from './support/screen';
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
  await lin.post('Read before the #tunnel, with a kiln in it.');
  await lin.post('@ada is spoken to before it.');
  const poll = await made(lin, '/api/v1/statuses', {
    status: 'Which tide?',
    poll: { options: ['Ebb', 'Flood'], expires_in: 86_400 },
  });
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
  return {
    poll,
    // How each kind is kept and stands in: client/src/data/snapshot/visited.test.ts.
    screens: [
      ['/main/friends', 'Which tide?'],
      ['/tag/tunnel', 'Read before the'],
      ['/lin', 'Which tide?'],
      ['/friend-requests', await firstOf('/api/v1/follow_requests', 'username')],
      ['/ada/notifications', 'is spoken to before it.'],
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
const waiting = (page: Page): Locator => page.getByRole('region', { name: 'Waiting to be sent' });
/** What the server was asked to do since the last look. */
const asked = (): string[] =>
  place.proxy.requests().filter((line) => /^POST .*(favourite|votes|\/statuses$)/.test(line));

test('with the network off a screen of each kind that was open opens again, and a post, a favourite and a vote made then wait, listed, over a reload, and arrive once, whatever becomes of the post (V5a)', async () => {
  const { screens, poll } = await places();
  await visitAs(place, 'ada', {}, async ({ page, context }) => {
    await served(page);
    // Somebody uses the page: pictures that it shows are kept.
    await page.mouse.move(600, 400);
    for (const screen of screens) await opens(page, screen);
    await expect.poll(async () => (await kept(page)).split('For the day after.').length).toBeGreaterThan(1);
    await expect.poll(async () => await kept(page), { timeout: 20_000 }).toContain(`"${poll}",{"value"`);
    await expect.poll(() => keptPictures(page), { timeout: 20_000 }).toBeGreaterThan(5);
    // What the browser itself still has says nothing of them.
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.clearBrowserCache');
    await context.setOffline(true);
    for (const screen of screens) {
      // The first and the last as the page itself comes from what is kept, the others in it.
      const isLoaded = screen === screens.at(0) || screen === screens.at(-1);
      if (isLoaded) await page.goto(place.url + screen[0], { waitUntil: 'commit' });
      else await showPage(page, screen[0]);
      await shows(page, screen[1]).catch((thrown: unknown) => {
        throw new Error(`${screen[0]} does not show “${screen[1]}” offline`, { cause: thrown });
      });
      await age(page).first().waitFor();
      if (screen === screens.at(0)) await expect.poll(() => fromTheCache(page)).toBeGreaterThan(0);
    }
    place.proxy.requests();
    await makesThree(page, poll);
    await page.goto(`${place.url}/drafts`, { waitUntil: 'commit' });
    const rows = waiting(page).getByRole('listitem');
    await expect(rows).toHaveCount(3);
    await waiting(page).getByRole('heading', { name: 'Favorite' }).waitFor();
    await waiting(page).getByText(/@lin/).first().waitFor();
    await page.reload({ waitUntil: 'commit' });
    await expect(rows).toHaveCount(3);
    expect(asked()).toEqual([]);
    // The post was written first and is long under way: nothing waits for it.
    const lift = place.proxy.fault('POST /api/v1/statuses', { is: 'held' });
    await context.setOffline(false);
    const ada = await Person.as(place.instance.url, 'ada');
    await expect
      .poll(() => ada.call('GET', `/api/v1/statuses/${poll}`), { timeout: 15_000 })
      .toMatchObject({ favourited: true, favourites_count: 1, poll: { voted: true, own_votes: [1] } });
    expect(await ada.ownPostsWith(WRITTEN)).toEqual([]);
    lift();
    await expect(rows).toHaveCount(0, { timeout: 15_000 });
    await expect.poll(async () => (await ada.ownPostsWith(WRITTEN)).length).toBe(1);
    expect(asked().toSorted()).toEqual([
      expect.stringMatching(/votes/),
      expect.stringMatching(/statuses$/),
      expect.stringMatching(/favourite/),
    ]);
    await showPage(page, '/lin');
    await shows(page, 'Which tide?');
    await expect(age(page)).toHaveCount(0, { timeout: 15_000 });
  });
});

const AWAY = 'Not kept on this device';
/** Nobody has opened them; all of them: client/src/app/routes/away.dom.test.tsx. */
const UNOPENED = [
  '/friend-requests',
  // Of this one the code is not here either.
  '/main/catch-up',
];

/** Tabs of the settings; what each call of theirs says without network: client/src/features/settings. */
const TABS = ['general', 'profile', 'security', 'mutesAndBlocks', 'dataImportExport'];

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

test('with the network off what was never opened says so, is no fault, and comes by itself with the network, a window without its code too; the settings open, and what is kept here is changed and stays', () =>
  visitAs(place, 'admin', {}, async ({ page, context }) => {
    await used(page);
    await context.setOffline(true);
    await page.goto(`${place.url}/moderation`, { waitUntil: 'commit' });
    await page.getByText('Check your network, or reload.', { exact: false }).waitFor();
    await context.setOffline(false);
    await page.getByRole('dialog').getByRole('heading').first().waitFor({ timeout: 15_000 });
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
    const window = page.getByRole('dialog');
    const title = (): Promise<string> => window.getByRole('heading', { level: 3 }).first().innerText();
    let before = '';
    for (const tab of TABS) {
      await openWindow(page, `/settings/${tab}`);
      await expect.poll(title, { message: tab }).not.toBe(before);
      before = await title();
      await isCalm(window, tab);
    }
    await page.goto(`${place.url}/settings/reading`, { waitUntil: 'commit' });
    const setting = page.locator('#setting-collapseMessageWithSubject');
    const was = await setting.isChecked();
    await setting.setChecked(!was);
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(() => setting.isChecked()).toBe(!was);
    await page.goto(`${place.url}/main/catch-up`, { waitUntil: 'commit' });
    await page.getByRole('main').getByText(AWAY).first().waitFor();
    await openWindow(page, '/settings/security');
    const needs = window.getByText('This needs a connection to the server').first();
    await needs.waitFor();
    await context.setOffline(false);
    await needs.waitFor({ state: 'detached', timeout: 15_000 });
    // The column of notifications comes, too.
    await expect(page.getByText(AWAY)).toHaveCount(0, { timeout: 15_000 });
  }));
