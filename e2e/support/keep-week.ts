import type { Page } from '@playwright/test';

/**
 * Fills what a page that has caught up keeps of the week up to 5,000 posts: copies of those that are there, at times
 * between them.
 */
export const keepWeek = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
    const flake = (time: number): string => {
      let text = '';
      for (let rest = BigInt(time) << 64n; text.length < 18; rest /= 62n)
        text = LETTERS.charAt(Number(rest % 62n)) + text;
      return text;
    };
    interface Post {
      id: string;
      createdAt: number;
    }
    interface Kept {
      ids: string[];
      statuses: Post[];
    }
    const asked = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('IndexedDB refused')));
      });
    const database = await asked(indexedDB.open('skein'));
    const table = (): IDBObjectStore => database.transaction('screens', 'readwrite').objectStore('screens');
    const key = (await asked(table().getAllKeys())).find(
      (name) => typeof name === 'string' && name.endsWith(' catch-up'),
    );
    const kept: Kept = await asked<Kept>(table().get(key ?? ''));
    const known = new Map(kept.statuses.map((post) => [post.id, post]));
    const rows = kept.ids.flatMap((id) => known.get(id) ?? []);
    const copies = Array.from({ length: 5000 - rows.length }, (_, at) => {
      const row = rows[at % (rows.length - 1)];
      // Each at a millisecond of its own, older than its pattern and within the span.
      const createdAt = (row?.createdAt ?? 0) - 1000 - at;
      return { ...row, id: flake(createdAt), createdAt };
    });
    kept.statuses.push(...copies);
    kept.ids = [...kept.ids, ...copies.map(({ id }) => id)].toSorted((a, b) => (a < b ? 1 : -1));
    await asked(table().put(kept, key));
    database.close();
  });
