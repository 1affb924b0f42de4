import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';
import { Person } from './support/person';
import { panelForm, textOf } from './support/screen';
import { keptPictures } from './support/kept-pictures';
import { served } from './support/served';
import { visitAs, world } from './support/world';

const place = world({ serviceWorker: true });
let ada: Person;
test.beforeAll(async () => {
  ada = await Person.as(place.instance.url, 'ada');
});

/**
 * From now on the disk is full until pictures are thrown away: the browser ends what is written into IndexedDB, as it
 * does at its quota (which a test can set, but Chromium looks at it only now and then).
 */
const fillDisk = (page: Page): Promise<void> =>
  page.evaluate(() => {
    let full = true;
    const put = Reflect.get(IDBObjectStore.prototype, 'put');
    const remove = Reflect.get(CacheStorage.prototype, 'delete');
    Object.assign(IDBObjectStore.prototype, {
      put(this: IDBObjectStore, ...args: unknown[]): unknown {
        const request: unknown = Reflect.apply(put, this, args);
        if (full) this.transaction.abort();
        return request;
      },
    });
    Object.assign(CacheStorage.prototype, {
      delete(this: CacheStorage, ...args: unknown[]): unknown {
        full = false;
        return Reflect.apply(remove, this, args);
      },
    });
  });

const writes = async (page: Page, words: string): Promise<void> => {
  const text = textOf(panelForm(page));
  await text.fill(words);
  await panelForm(page).getByRole('button', { name: 'Post', exact: true }).click();
  await expect(text).toHaveValue('');
};
const rows = (page: Page): Locator =>
  page.getByRole('main').getByRole('region', { name: 'Waiting to be sent' }).getByRole('listitem');

test('a full disk takes pictures and screens that were kept for reading, and no word that waits', () =>
  visitAs(place, 'ada', {}, async ({ page, context }) => {
    await served(page);
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => keptPictures(page), { timeout: 30_000 }).toBeGreaterThan(5);
    await page.mouse.wheel(0, -400);
    await textOf(panelForm(page)).waitFor();
    await context.setOffline(true);
    await fillDisk(page);
    await writes(page, 'Written on a full disk.');
    await expect.poll(() => keptPictures(page)).toBe(0);
    await textOf(panelForm(page)).fill('Not sent yet, on a full disk.');
    await page.goto(`${place.url}/drafts`, { waitUntil: 'commit' });
    await expect(rows(page)).toHaveCount(1);
    await expect(textOf(panelForm(page))).toHaveValue('Not sent yet, on a full disk.');
    await context.setOffline(false);
    await expect.poll(async () => (await ada.ownPostsWith('Written on a full disk.')).length).toBe(1);
    await expect(rows(page)).toHaveCount(0, { timeout: 15_000 });
    await textOf(panelForm(page)).fill('');
  }));

test('where the browser evicts what was kept for reading, the page starts anew and keeps what was written', () =>
  visitAs(place, 'ada', {}, async ({ page }) => {
    await served(page);
    await textOf(panelForm(page)).fill('Kept when the rest was evicted.');
    await expect
      .poll(() => page.evaluate(() => Object.values(localStorage).some((value) => value.includes('evicted'))))
      .toBe(true);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      indexedDB.deleteDatabase('skein');
    });
    await page.reload();
    await page.getByRole('main').getByRole('article').first().waitFor();
    await expect(textOf(panelForm(page))).toHaveValue('Kept when the rest was evicted.');
    await textOf(panelForm(page)).fill('');
  }));

test('where IndexedDB is refused, a draft is there after a reload, and a post that cannot be sent stays in its form', () =>
  visitAs(place, 'ada', { serviceWorkers: 'block' }, async ({ page, context }) => {
    await context.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('refused', 'SecurityError');
      };
    });
    await page.reload();
    const text = textOf(panelForm(page));
    await text.fill('Nothing else is kept here.');
    await expect
      .poll(() => page.evaluate(() => Object.values(localStorage).some((value) => value.includes('else'))))
      .toBe(true);
    await page.reload();
    await expect(text).toHaveValue('Nothing else is kept here.');
    await context.setOffline(true);
    await panelForm(page).getByRole('button', { name: 'Post', exact: true }).click();
    await panelForm(page).getByRole('alert').first().waitFor();
    await expect(text).toHaveValue('Nothing else is kept here.');
    await context.setOffline(false);
    await panelForm(page).getByRole('button', { name: 'Post', exact: true }).click();
    await expect.poll(async () => (await ada.ownPostsWith('Nothing else is kept here.')).length).toBe(1);
    await expect(text).toHaveValue('');
  }));
