import { expect, test } from './support/test';
import type { Page } from '@playwright/test';
import { Person } from './support/person';
import { postById, postWith } from './support/screen';
import { visitAs, world } from './support/world';

const place = world();
let admin: Person;
test.beforeAll(async () => {
  admin = await Person.as(place.instance.url, 'admin');
});

/** The snapshot is written while the page is idle; looked up where the browser keeps it. */
const isKept = (page: Page, text: string): Promise<boolean> =>
  page.evaluate(async (wanted) => {
    const open = (name: string): Promise<IDBDatabase> =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open(name);
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('cannot open')));
      });
    const all = (store: IDBObjectStore): Promise<unknown> =>
      new Promise((resolve) => {
        const request = store.getAll();
        request.addEventListener('success', () => resolve([...request.result]));
      });
    for (const { name } of await indexedDB.databases()) {
      const database = await open(name ?? '');
      for (const store of database.objectStoreNames) {
        const found = JSON.stringify(await all(database.transaction(store).objectStore(store)));
        if (found.includes(wanted)) return true;
      }
      database.close();
    }
    return false;
  }, text);

test.describe('the snapshot', () => {
  test('is shown before the network answers, and refreshed when it does', async () => {
    const { id } = await admin.post('Kept for the next start.');
    await visitAs(place, 'ada', {}, async ({ page }) => {
      await postById(page, id).waitFor();
      await expect.poll(() => isKept(page, 'Kept for the next start.'), { timeout: 20_000 }).toBe(true);
      const lift = place.proxy.fault(/^\/(api|oauth|nodeinfo|static)\//, { is: 'hang' });
      await page.reload();
      await postById(page, id).waitFor();
      await admin.post('New since the last start.');
      lift();
      await page.reload();
      await postWith(page, 'New since the last start.').waitFor();
    });
  });

  test('is not waited for on a first visit, where there can be none', () =>
    visitAs(place, 'ada', { path: null }, async ({ context, page }) => {
      await context.addInitScript(() => {
        if (location.protocol === 'about:') return;
        localStorage.removeItem('skein:early-call');
        // The database never answers, and the patience with it (5 s) does not end.
        Reflect.set(IDBFactory.prototype, 'open', () => new EventTarget());
        const later = window.setTimeout.bind(window);
        Reflect.set(window, 'setTimeout', (task: () => void, ms?: number) =>
          ms === 5000 ? 0 : later(task, ms),
        );
      });
      await page.goto(`${place.url}/main/friends`, { waitUntil: 'commit' });
      await page.getByRole('article').first().waitFor();
    }));
});
