import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright';
import { Person } from './support/person';
import { postById, postWith } from './support/screen';
import { visitAs, world } from './support/world';

const place = world();
let admin: Person;
beforeAll(async () => {
  admin = await Person.as(place.instance.url, 'admin');
});

/** The last screen is written while the page is idle; looked up where the browser keeps it. */
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

describe('the last screen', () => {
  it('is shown before the network answers, and refreshed when it does', async () => {
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

  it('of an account is gone when it signs out', () =>
    visitAs(place, 'lin', {}, async ({ page }) => {
      await expect.poll(() => isKept(page, '"lin"'), { timeout: 20_000 }).toBe(true);
      await page.getByRole('button', { name: 'Accounts' }).click();
      await page.getByRole('menuitem', { name: 'Log out' }).click();
      await page
        .getByRole('alertdialog', { name: 'Log out?' })
        .getByRole('button', { name: 'Log out' })
        .click();
      await page.getByRole('link', { name: 'Log in' }).first().waitFor();
      await expect.poll(() => isKept(page, '"lin"')).toBe(false);
    }));
});
