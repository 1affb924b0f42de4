import type { Browser, BrowserContext, Page } from '@playwright/test';
import { signIn } from '../e2e/support/browser';
import type { Api } from './api';
import {
  benchContext,
  median,
  memory,
  openWindow,
  percentile,
  startFrames,
  stopFrames,
  throttle,
  timeLoad,
  watchFirstPost,
} from './measure';
import { scrollFloor } from './scroll-floor';
import type { SecureFront } from './secure-front';

/** Three frames of 60 Hz are 50.0 ms, which the clock rounds up or down; a long frame is longer. */
const LONG_FRAME = 50.5;

export interface Row {
  name: string;
  value: number;
  unit: 'ms' | 'MB' | '' | 'x' | '%';
  /** The same on the floor page, where that makes sense. */
  floor?: number;
}

export interface Bench {
  browser: Browser;
  url: string;
  front: SecureFront;
  runs: number;
  ada: Api;
  other: Api;
}

type Storage = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The sign-in and nothing else of a profile that signed in once. */
export async function signedInStorage(bench: Bench): Promise<Storage> {
  const context = await benchContext(bench.browser);
  const page = await context.newPage();
  await signIn(page, bench.url);
  await page.getByRole('article').first().waitFor();
  const { origins } = await context.storageState();
  await context.close();
  const ofSignIn = ({ name }: { name: string }): boolean => name === 'skein:sessions';
  return {
    cookies: [],
    origins: origins.map((site) => ({ ...site, localStorage: site.localStorage.filter(ofSignIn) })),
  };
}

async function home(bench: Bench, path = '/main/friends'): Promise<{ context: BrowserContext; page: Page }> {
  const context = await benchContext(bench.browser, { storageState: await signedInStorage(bench) });
  const page = await openWindow(context);
  await page.goto(bench.url + path);
  await page.getByRole('article').first().waitFor();
  return { context, page };
}

/** Pixels a frame: about 7,000 a second, the pace at which posts can come (20 a second, TL-07). */
const PACE = 120;

/** Scrolls down without a rest until `wanted` different posts were seen or nothing more comes. */
async function scrollThrough(page: Page, wanted: number): Promise<{ seen: number; mostMounted: number }> {
  return page.evaluate(
    async ({ goal, pace }) => {
      const seen = new Set<string>();
      let mostMounted = 0;
      let stuck = 0;
      while (seen.size < goal && stuck < 600) {
        const before = seen.size;
        const articles = document.querySelectorAll('[role="feed"] article');
        mostMounted = Math.max(mostMounted, articles.length);
        for (const article of articles) seen.add(article.id || (article.getAttribute('aria-posinset') ?? ''));
        window.scrollBy(0, pace);
        await new Promise((resolve) => requestAnimationFrame(resolve));
        stuck = seen.size === before ? stuck + 1 : 0;
      }
      return { seen: seen.size, mostMounted };
    },
    { goal: wanted, pace: PACE },
  );
}

export async function scroll(bench: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const slow of [false, true]) {
    const { context, page } = await home(bench, '/main/all');
    // Who scrolls has a hand on something: that fetches what rows are drawn with from then on.
    await page.mouse.move(600, 400);
    await page.waitForTimeout(5000);
    if (slow) await throttle(page);
    const before = await memory(page);
    await startFrames(page);
    const { seen, mostMounted } = await scrollThrough(page, 2000);
    const { frames } = await stopFrames(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    // A long list is wound up once its reader rests at the top.
    await page.waitForTimeout(5000);
    const after = await memory(page);
    const tag = slow ? ', 4x' : '';
    const long = frames.filter((frame) => frame > LONG_FRAME).length;
    rows.push({ name: `scroll: posts seen${tag}`, value: seen, unit: '' });
    rows.push({ name: `scroll: frames over 50 ms${tag}`, value: long, unit: '' });
    rows.push({ name: `scroll: share over 50 ms${tag}`, value: (100 * long) / frames.length, unit: '%' });
    rows.push({ name: `scroll: longest frame${tag}`, value: Math.max(...frames), unit: 'ms' });
    rows.push({ name: `scroll: most posts mounted${tag}`, value: mostMounted, unit: '' });
    rows.push({ name: `scroll: heap before${tag}`, value: before.heapMb, unit: 'MB' });
    rows.push({ name: `scroll: heap after, back at the top${tag}`, value: after.heapMb, unit: 'MB' });
    rows.push({ name: `scroll: nodes after${tag}`, value: after.nodes, unit: '' });
    if (!slow) {
      const floor = await scrollFloor(page, PACE, LONG_FRAME);
      rows.push({ name: 'scroll: share over 50 ms, 4x, no script, at best', value: floor.best, unit: '%' });
      rows.push({ name: 'scroll: share over 50 ms, 4x, no script', value: floor.plain, unit: '%' });
    }
    await context.close();
  }
  return rows;
}

/** The sample data has one post with 1,000 replies, a few of them by people whom the reader does not see. */
async function longList(bench: Bench): Promise<string> {
  for (const post of await bench.ada.tagged('thelonglist')) {
    if ((await bench.ada.contextSize(post.id)) > 900) return post.id;
  }
  throw new Error('the sample data has no thread of 1,000 replies');
}

export async function thread(bench: Bench): Promise<Row[]> {
  const big = await longList(bench);
  const small = (await bench.ada.home(40)).find((post) => post.replies_count > 0)?.id ?? big;
  const rows: Row[] = [];
  for (const [name, id] of [
    ['a short thread', small],
    ['the 1,000-reply thread', big],
  ] as const) {
    const times: number[] = [];
    for (let run = 0; run < bench.runs; run += 1) {
      const context = await benchContext(bench.browser, { storageState: await signedInStorage(bench) });
      await watchFirstPost(context);
      const page = await context.newPage();
      times.push((await timeLoad(page, `${bench.url}/notice/${id}`)).firstPost);
      await context.close();
    }
    rows.push({ name: `open ${name}: first post`, value: median(times), unit: 'ms' });
  }
  return rows;
}

export async function favourite(bench: Bench): Promise<Row[]> {
  const { context, page } = await home(bench);
  // Who clicks has moved the pointer there: that fetches the code of the intents.
  await page.mouse.move(600, 400);
  await page.waitForTimeout(1500);
  const times: number[] = [];
  for (let run = 0; run < bench.runs; run += 1) {
    const time = await page.evaluate(async (index) => {
      const buttons = document.querySelectorAll<HTMLElement>(
        'main article button[aria-pressed][aria-label^="Favorite"]',
      );
      const button = buttons[index % buttons.length];
      if (!button) throw new Error('no favourite button');
      const was = button.getAttribute('aria-pressed');
      const start = performance.now();
      button.click();
      while (button.getAttribute('aria-pressed') === was) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return performance.now() - start;
    }, run);
    times.push(time);
  }
  await context.close();
  return [{ name: 'favourite click to paint', value: median(times), unit: 'ms' }];
}

export async function typing(bench: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const slow of [false, true]) {
    const { context, page } = await home(bench);
    const box = page.getByRole('textbox', { name: 'Post text' }).first();
    await box.click();
    if (slow) await throttle(page);
    await startFrames(page);
    const text = 'The tide was out and the pools were still. '.repeat(5).slice(0, 200);
    await page.keyboard.type(text, { delay: 20 });
    const { frames } = await stopFrames(page);
    // The whole form took over from the resting one while the first words were typed.
    if ((await box.inputValue()) !== text) throw new Error('typed text was lost');
    const tag = slow ? ', 4x' : '';
    rows.push({
      name: `typing 200 characters: 95 % of frames within${tag}`,
      value: percentile(frames, 0.95),
      unit: 'ms',
    });
    rows.push({
      name: `typing: frames over 50 ms${tag}`,
      value: frames.filter((f) => f > LONG_FRAME).length,
      unit: '',
    });
    await box.fill('');
    await context.close();
  }
  return rows;
}

export async function stream(bench: Bench): Promise<Row[]> {
  const { context, page } = await home(bench);
  await page.waitForTimeout(1000);
  await startFrames(page);
  const seconds = 30;
  let sent = 0;
  const begun = Date.now();
  while (Date.now() - begun < seconds * 1000) {
    const due = ((Date.now() - begun) / 1000) * 20;
    if (sent < due) {
      sent += 1;
      await bench.other.post(`Streamed post number ${sent}, to see how calm the page stays.`);
    } else await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const { frames, longTasks } = await stopFrames(page);
  await context.close();
  return [
    { name: 'stream: posts sent in 30 s', value: sent, unit: '' },
    { name: 'stream: long tasks over 50 ms', value: longTasks.length, unit: '' },
    { name: 'stream: longest task', value: Math.max(0, ...longTasks), unit: 'ms' },
    {
      name: 'stream: frames over 50 ms',
      value: frames.filter((frame) => frame > LONG_FRAME).length,
      unit: '',
    },
  ];
}
