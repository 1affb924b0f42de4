import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { openContext } from '../e2e/support/browser';

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

declare global {
  /** Milliseconds since navigation start at which the text of the first post was presented; set by the init script. */
  var firstPostAt: number | undefined;
  /** The same for the first post that the app itself has drawn. */
  var firstUsableAt: number | undefined;
  /** The same for posts down to the lower edge of the window. */
  var fullWindowAt: number | undefined;
  /** Sum of the layout shifts so far. */
  var benchShift: number | undefined;
  var benchFrames: number[] | undefined;
  var benchLongTasks: number[] | undefined;
  /** Resolves when the next frame is painted. */
  var benchPainted: () => Promise<void>;
}

/** A context whose pages run what the bench sends them. */
export async function benchContext(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  // With the service worker, as people have it.
  const { context } = await openContext(browser, { serviceWorkers: 'allow', ...options });
  await prepare(context);
  return context;
}

/** Lets the pages of a context run the functions that the bench sends: its runner names functions by a helper. */
export async function prepare(context: BrowserContext): Promise<void> {
  // A busy machine is slow, which is what the numbers are for; it is no failure.
  context.setDefaultTimeout(60_000);
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  await context.addInitScript(() => {
    globalThis.benchPainted = () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => {
          // A message that is sent in a frame arrives after its painting.
          const painted = new MessageChannel();
          painted.port1.addEventListener('message', () => resolve());
          painted.port1.start();
          painted.port2.postMessage(null);
        });
      });
  });
}

/** A new window starts processes of the browser's own, for about two seconds. */
const WINDOW_MS = 3000;

/** A window that has come to rest: what is done in it is measured, not the opening of a window. */
export async function openWindow(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.waitForTimeout(WINDOW_MS);
  return page;
}

/**
 * Notes when the text of the first post was presented, as the browser itself tells (Element Timing): a post that is in
 * the document while a style sheet is still on its way is not visible. A picture of the last screen, which the page may
 * hold before its scripts have run, counts as a post that is visible (it is one: text, links and images in their
 * places), and not as one that is usable: that is an article of the app itself, which answers to pointer and keys also
 * while the picture still stands over it.
 */
export async function watchFirstPost(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const marked = new WeakSet<Element>();
    const mark = (): void => {
      for (const article of [...document.querySelectorAll('article')].slice(0, 2)) {
        if (marked.has(article)) continue;
        marked.add(article);
        for (const element of article.querySelectorAll('*')) element.setAttribute('elementtiming', 'post');
      }
      if (globalThis.firstPostAt !== undefined) observer.disconnect();
    };
    const observer = new MutationObserver(mark);
    observer.observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.name === 'text-paint') globalThis.firstPostAt ??= entry.startTime;
    }).observe({ type: 'element', buffered: true });
    globalThis.benchShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry) globalThis.benchShift = (globalThis.benchShift ?? 0) + Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
    const look = (): void => {
      const own = [...document.querySelectorAll('article')].some(
        (article) => !article.closest('#last-screen'),
      );
      if (own) requestAnimationFrame((time) => (globalThis.firstUsableAt = time));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    // Only then: who asks for sizes has the page laid out.
    const lookDown = (time: number): void => {
      const posts = globalThis.firstPostAt === undefined ? [] : [...document.querySelectorAll('article')];
      if (posts.some((post) => post.getBoundingClientRect().bottom >= innerHeight))
        globalThis.fullWindowAt = time;
      else requestAnimationFrame(lookDown);
    };
    requestAnimationFrame(lookDown);
  });
}

export interface LoadTimes {
  firstPaint: number;
  firstPost: number;
  /** The first post that the app itself has drawn. */
  usable: number;
}

/** Loads a page and reads its times. */
export async function timeLoad(page: Page, url: string): Promise<LoadTimes> {
  await page.goto(url, { waitUntil: 'commit' });
  // The browser tells of its first paint a little after it.
  await page.waitForFunction(
    () =>
      globalThis.firstUsableAt !== undefined &&
      globalThis.firstPostAt !== undefined &&
      performance.getEntriesByName('first-contentful-paint').length > 0,
    undefined,
    { timeout: 60_000 },
  );
  return page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    firstPost: globalThis.firstPostAt ?? Number.NaN,
    usable: globalThis.firstUsableAt ?? Number.NaN,
  }));
}

/** After a load: when posts filled the window, in milliseconds since navigation start. */
export async function timeFull(page: Page): Promise<number> {
  await page.waitForFunction(() => globalThis.fullWindowAt !== undefined, undefined, { timeout: 60_000 });
  return page.evaluate(() => globalThis.fullWindowAt ?? Number.NaN);
}

/** CPU four times slower, 9 Mbps, 170 ms. */
export async function throttle(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  const bytes = (9 * 1000 * 1000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 170,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
  return session;
}

/** Starts collecting frame intervals and long tasks in the page. */
export const startFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const frames: number[] = [];
    const tasks: number[] = [];
    globalThis.benchFrames = frames;
    globalThis.benchLongTasks = tasks;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) tasks.push(entry.duration);
    }).observe({ type: 'longtask' });
    let last = performance.now();
    const tick = (now: number): void => {
      frames.push(now - last);
      last = now;
      if (globalThis.benchFrames === frames) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });

/** Ends the collection and returns it, in milliseconds. */
export const stopFrames = (page: Page): Promise<{ frames: number[]; longTasks: number[] }> =>
  page.evaluate(() => {
    const collected = { frames: globalThis.benchFrames ?? [], longTasks: globalThis.benchLongTasks ?? [] };
    globalThis.benchFrames = undefined;
    return collected;
  });

/** Heap in MB after a collection, and nodes of the document. */
export async function memory(page: Page): Promise<{ heapMb: number; nodes: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  await session.detach();
  return { heapMb: usedSize / 1_000_000, nodes };
}
