import type { Page } from '@playwright/test';
import { benchContext, median, openWindow } from './measure';
import { signedInStorage, type Bench, type Row } from './scenarios';

const POSTS = 100_000;
/** Typed a letter at a time; each is a search of its own. */
const TYPED = ['karomi', 'te karo', '丁七', 'lang:ja 丁', '"ka mi"'];

declare global {
  var benchLibraryTasks: number[];
  var benchLibrary: { begun: number; took: number };
}

/** Puts made-up posts in several scripts into the library's database, as if they had been fetched, and turns it on. */
const fill = (page: Page): Promise<void> =>
  page.evaluate(async (count) => {
    const { base, account } = JSON.parse(localStorage.getItem('skein:sessions') ?? '').sessions[0];
    const key = `${base}|${account.id}`;
    let seed = 42;
    const random = (): number => (seed = (seed * 1_664_525 + 1_013_904_223) >>> 0) / 2 ** 32;
    const often = (most: number): number => Math.min(most - 1, Math.floor(most * random() ** 3));
    const parts = 'ka ro mi te su la ne vo pri sto gan del tur fia qui zen bor alt ma chi'.split(' ');
    const many = (length: number, make: () => string): string[] => Array.from({ length }, make);
    const words = many(30_000, () =>
      many(1 + Math.floor(random() * 4), () => parts[Math.floor(random() * 20)] ?? '').join(''),
    );
    const letters = (first: number, most: number, length: number): string =>
      many(length, () => String.fromCodePoint(first + often(most))).join('');
    const textOf = (kind: number, length: number): readonly [text: string, language: string] => {
      if (kind < 0.6) return [many(length, () => words[often(30_000)] ?? '').join(' '), 'en'];
      if (kind < 0.75) return [many(length, () => letters(0x430, 32, 6)).join(' '), 'ru'];
      if (kind < 0.95) return [`${letters(0x4e00, 3000, length)}、${letters(0x3042, 80, length)}`, 'ja'];
      return [letters(0xe01, 46, length * 3), 'th'];
    };
    const post = (at: number): object => {
      const [text, language] = textOf(random(), 8 + Math.floor(random() * 45));
      const acct = `person${at % 500}`;
      const empty = { spoiler: '', card: '', media: [], links: [], poll: [], url: null, editedAt: null };
      const facts = { authorId: acct, acct, name: acct, createdAt: at * 1000, inReplyToId: null };
      const seen = { visibility: 'public', sensitive: false, places: ['bookmarks'] };
      return { id: String(at), text, language, ...empty, ...facts, ...seen };
    };
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(`skein-library ${key}`, 2);
      request.addEventListener('upgradeneeded', () =>
        ['posts', 'segments', 'bits', 'seen'].forEach((table) =>
          request.result.createObjectStore(table, { autoIncrement: table === 'seen' }),
        ),
      );
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error('no database')));
    });
    for (let from = 0; from < count; from += 5000)
      await new Promise((resolve) => {
        const transaction = database.transaction('posts', 'readwrite');
        for (let at = from; at < from + 5000; at += 1) transaction.objectStore('posts').put(post(at), at);
        transaction.addEventListener('complete', resolve);
      });
    database.close();
    const done = { maxId: null, done: true };
    const progress = { mine: done, bookmarks: done, favourites: done };
    localStorage.setItem(`skein.library:${key}`, JSON.stringify({ paused: true, progress }));
  }, POSTS);

/** Notes for each letter how long it was until the frame with other results. */
const watchSearches = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.benchLibrary = { begun: 0, took: 0 };
    const noted = globalThis.benchLibrary;
    addEventListener('input', () => Object.assign(noted, { begun: performance.now(), took: 0 }), true);
    const shown = ({ target }: MutationRecord): boolean => {
      const element = target instanceof Element ? target : target.parentElement;
      return element?.closest('[role="feed"], p[role="status"]') != null;
    };
    new MutationObserver((records) => {
      if (noted.took > 0 || !records.some(shown)) return;
      requestAnimationFrame(() => {
        if (noted.took === 0) noted.took = performance.now() - noted.begun;
      });
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

/** Milliseconds of the worst letter. */
async function search(page: Page, typed: string): Promise<number> {
  let worst = 0;
  await page.getByRole('searchbox', { name: 'Search my library' }).focus();
  for (const letter of typed) {
    await page.keyboard.insertText(letter);
    await page.waitForTimeout(1000);
    worst = Math.max(worst, await page.evaluate(() => globalThis.benchLibrary.took));
  }
  await page.getByRole('searchbox', { name: 'Search my library' }).fill('');
  await page.waitForTimeout(1000);
  return worst;
}

async function untilReady(page: Page): Promise<number> {
  await page.getByText(/^100,\d{3} posts,/).waitFor({ timeout: 300_000 });
  await page.getByRole('feed').getByRole('article').first().waitFor();
  return page.evaluate(() => performance.now());
}

/** My library with 100,000 posts: how long until it can be searched, what that costs the page, and the results. */
export async function library(bench: Bench): Promise<Row[]> {
  const context = await benchContext(bench.browser, { storageState: await signedInStorage(bench) });
  await context.addInitScript(() => {
    globalThis.benchLibraryTasks = [];
    new PerformanceObserver((list) =>
      globalThis.benchLibraryTasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask', buffered: true });
  });
  const page = await openWindow(context);
  await page.goto(`${bench.url}/about`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await fill(page);
  await page.goto(`${bench.url}/main/library`);
  const built = await untilReady(page);
  const tasks = await page.evaluate(() => globalThis.benchLibraryTasks);
  await page.reload();
  const opened = await untilReady(page);
  await watchSearches(page);
  const rows: Row[] = [
    { name: 'library: index of 100,000 posts built, from the visit', value: built, unit: 'ms' },
    { name: 'library: tasks over 50 ms on the page meanwhile', value: tasks.length, unit: '' },
    { name: 'library: the longest of them', value: Math.max(0, ...tasks), unit: 'ms' },
    { name: 'library: opened again from what is kept, from the visit', value: opened, unit: 'ms' },
  ];
  for (const typed of TYPED) {
    const times: number[] = [];
    for (let run = 0; run < bench.runs; run += 1) times.push(await search(page, typed));
    rows.push({ name: `library: worst letter of ${typed}`, value: median(times), unit: 'ms' });
  }
  await context.close();
  return rows;
}
