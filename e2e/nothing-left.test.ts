import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { signIn } from './support/browser';
import { Person } from './support/person';
import { favouriteOf, panelForm, postWith, textOf } from './support/screen';
import { visit, world } from './support/world';

const place = world({ serviceWorker: true });

/** All names and contents of one kind of storage. */
type Kept = Readonly<Record<string, string>>;

/** All that the browser keeps for this site, by kind. */
const lookInto = (page: Page): Promise<Readonly<Record<string, Kept>>> =>
  page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('not readable')));
      });
    const databases: Record<string, string> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name));
      const found: unknown[] = [];
      for (const table of database.objectStoreNames) {
        const store = database.transaction(table).objectStore(table);
        found.push(await answer(store.getAllKeys()), await answer(store.getAll()));
      }
      database.close();
      databases[name] = JSON.stringify(found);
    }
    const cached: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const isOfBuild = name === 'skein-assets';
      const found = (await cache.keys()).map(
        async (request) =>
          request.url + (isOfBuild ? '' : ((await (await cache.match(request))?.text()) ?? '')),
      );
      cached[name] = (await Promise.all(found)).join('\n');
    }
    return {
      local: Object.fromEntries(Object.entries(localStorage)),
      session: Object.fromEntries(Object.entries(sessionStorage)),
      databases,
      cached,
      cookies: { cookie: document.cookie },
    };
  });

const homeIsHere = async (page: Page): Promise<void> => {
  await page.waitForURL('**/main/friends');
  await page.getByRole('main').getByRole('article').first().waitFor();
};

/** Leaves traces of as many kinds as a person does in a day. */
async function use(page: Page): Promise<void> {
  await page.goto(`${place.url}/search?query=quillwort`);
  await expect.poll(async () => JSON.stringify((await lookInto(page))['local'])).toContain('quillwort');
  await page.goto(`${place.url}/lin`);
  await postWith(page, 'Left behind').waitFor();
  await page.goto(`${place.url}/main/friends`);
  await homeIsHere(page);
  const lift = place.proxy.fault(/favourite$/, { is: 'status', status: 503, body: '' });
  await favouriteOf(postWith(page, 'Left behind')).click();
  await textOf(panelForm(page)).fill('Never sent anywhere');
  const isIn = async (database: string, words: string): Promise<boolean> =>
    (await lookInto(page))['databases']?.[database]?.includes(words) ?? false;
  await expect.poll(() => isIn('skein-writing', 'Never sent anywhere')).toBe(true);
  await expect.poll(() => isIn('skein-writing', '"is":"favourite"')).toBe(true);
  await expect.poll(() => isIn('skein', 'Left behind')).toBe(true);
  lift();
}

const logOutOfAll = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Accounts' }).click();
  await page.getByRole('menuitem', { name: 'Manage accounts' }).click();
  await page.getByRole('button', { name: 'Log out of all accounts' }).click();
  const question = page.getByRole('alertdialog', { name: 'Log out of all accounts' });
  await question.getByText(/not been sent and will be lost/).waitFor();
  const begunAnew = page.waitForEvent('load');
  await question.getByRole('button', { name: 'Log out and delete' }).click();
  await begunAnew;
  await page.getByRole('link', { name: 'Log in' }).first().waitFor();
};

test('nothing is left in the browser after logging out of all accounts, and the page about it names all that was', () =>
  visit(place, {}, async ({ page, context }) => {
    await (await Person.as(place.instance.url, 'lin')).post('Left behind');
    await signIn(page, place.url, 'lin');
    await homeIsHere(page);
    await signIn(page, place.url, 'ada');
    await homeIsHere(page);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await use(page);
    const before = await lookInto(page);
    const sessions = before['local']?.['skein:sessions'] ?? '';
    const secrets = [...sessions.matchAll(/"(?:token|key)":"([^"]+)"/g)].map(([, value = '']) => value);
    expect(secrets.length).toBeGreaterThanOrEqual(2);
    const named = [
      ...readFileSync(new URL('../docs/privacy.md', import.meta.url), 'utf8').matchAll(/`([^`]+)`/g),
    ].map(([, name = '']) => name.replace('KEY', '').replace('\\', ''));
    const names = Object.entries(before).flatMap(([kind, kept]) =>
      kind === 'cookies' ? [] : Object.keys(kept),
    );
    expect(names.filter((name) => !named.some((known) => name.startsWith(known)))).toEqual([]);
    const traces = [...secrets, 'Never sent anywhere', 'quillwort'];
    expect(traces.filter((trace) => !JSON.stringify(before).includes(trace))).toEqual([]);
    const other = await context.newPage();
    await other.goto(`${place.url}/main/friends`);
    await homeIsHere(other);
    await logOutOfAll(page);
    await other.getByRole('link', { name: 'Log in' }).first().waitFor();
    const left = async (): Promise<readonly string[]> => {
      const after = JSON.stringify(await lookInto(page));
      return traces.filter((trace) => after.includes(trace));
    };
    await expect.poll(left).toEqual([]);
    const { local = {} } = await lookInto(page);
    expect(Object.keys(local).filter((name) => name.includes('|') && !name.endsWith('|guest'))).toEqual([]);
    await page.goto(`${place.url}/main/public`);
    await page.getByRole('article').first().waitFor();
    expect(await left()).toEqual([]);
  }));
