import type { Page } from '@playwright/test';
import { signIn } from '../e2e/support/browser';
import { benchContext, memory } from './measure';
import type { Bench, Row } from './scenarios';

/** Turns of a day, each with another account than the one before, and the posts that are looked at in each. */
const TURNS = 20;
const POSTS = 500;

/** Scrolls down until so many different posts were seen; returns how many. */
const look = (page: Page, goal: number): Promise<number> =>
  page.evaluate(async (wanted) => {
    const seen = new Set<string>();
    for (let stuck = 0; seen.size < wanted && stuck < 600;) {
      const before = seen.size;
      for (const { dataset } of document.querySelectorAll<HTMLElement>('main article[data-status-id]'))
        seen.add(dataset['statusId'] ?? '');
      window.scrollBy(0, 400);
      await new Promise(requestAnimationFrame);
      stuck = seen.size === before ? stuck + 1 : 0;
    }
    return seen.size;
  }, goal);

/** The other account, as by hand, and the timeline that has the most posts. */
async function switchAccount(page: Page): Promise<void> {
  const title = await page.title();
  await page.keyboard.press('a');
  await page.waitForFunction((before) => document.title !== before, title);
  await page.getByRole('main').getByRole('article').first().waitFor();
}

/** Heap after a day's session, against that after its first two turns: each account was shown once. */
export async function day(bench: Bench): Promise<Row[]> {
  const context = await benchContext(bench.browser);
  const page = await context.newPage();
  for (const name of ['lin', 'ada']) {
    await signIn(page, bench.url, name);
    await page.waitForURL('**/main/friends');
    await page.getByRole('article').first().waitFor();
  }
  await page.evaluate(() => history.pushState({}, '', '/main/all'));
  const heaps: number[] = [];
  let seen = 0;
  let nodes = 0;
  for (let turn = 0; turn < TURNS; turn += 1) {
    await switchAccount(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    seen += await look(page, POSTS);
    await page.evaluate(() => window.scrollTo(0, 0));
    // A long list is wound up once its reader rests at the top.
    await page.waitForTimeout(3000);
    const now = await memory(page);
    heaps.push(now.heapMb);
    nodes = now.nodes;
  }
  await context.close();
  console.log(`heap after each turn, MB: ${heaps.map((heap) => heap.toFixed(1)).join(' ')}`);
  const [second, last] = [heaps[1] ?? Number.NaN, heaps.at(-1) ?? Number.NaN];
  return [
    { name: 'day: posts seen', value: seen, unit: '' },
    { name: 'day: switches of account', value: TURNS, unit: '' },
    { name: 'day: heap after the first two turns', value: second, unit: 'MB' },
    { name: 'day: heap at its end', value: last, unit: 'MB' },
    { name: 'day: growth', value: last / second, unit: 'x' },
    { name: 'day: nodes at its end', value: nodes, unit: '' },
  ];
}
