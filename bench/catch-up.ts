import type { Page } from '@playwright/test';
import { keepWeek } from '../e2e/support/keep-week';
import { benchContext, median, openWindow, startFrames, stopFrames, throttle } from './measure';
import { signedInStorage, type Bench, type Row } from './scenarios';

const WEEK = '/main/catch-up?span=168';
const WAYS = ['People', 'Conversations', 'Links', 'Media', 'They are back', 'Posts'] as const;

/** From home until the week's figure and its first post are painted, in milliseconds. */
const timeOpening = (page: Page): Promise<number> =>
  page.evaluate(async (path) => {
    const start = performance.now();
    history.pushState({}, '', path);
    const isOpen = (): boolean =>
      document.querySelector('main [role="feed"] article') !== null &&
      [...document.querySelectorAll('main p')].some((one) =>
        /^(?:4,9\d\d|5,\d\d\d) posts/.test(one.textContent ?? ''),
      );
    while (!isOpen()) await new Promise(requestAnimationFrame);
    await benchPainted();
    return performance.now() - start;
  }, WEEK);

/** From the press of a tab until its panel is painted, in milliseconds. */
const timeWay = (page: Page, way: string): Promise<number> =>
  page.evaluate(async (name) => {
    const tab = [...document.querySelectorAll<HTMLElement>('main [role="tab"]')].find(
      ({ textContent }) => textContent === name,
    );
    const start = performance.now();
    tab?.click();
    const isHere = (): boolean =>
      document.querySelector(`main [role="tab"][aria-selected="true"]`)?.textContent === name &&
      document.querySelector('main [role="tabpanel"] :is([role="feed"] *, p, form)') !== null;
    while (!isHere()) await new Promise(requestAnimationFrame);
    await benchPainted();
    return performance.now() - start;
  }, way);

/** One visit: home is there and at rest, a hand is on the mouse, and the server does not answer for the week. */
async function oneWeek(page: Page, url: string): Promise<{ open: number; longest: number; ways: number[] }> {
  await page.goto(`${url}/main/friends`);
  await page.getByRole('article').first().waitFor();
  await page.mouse.move(600, 400);
  await page.waitForTimeout(3000);
  await startFrames(page);
  const open = await timeOpening(page);
  const { longTasks } = await stopFrames(page);
  const ways: number[] = [];
  for (const way of WAYS) {
    await page.waitForTimeout(1000);
    ways.push(await timeWay(page, way));
  }
  return { open, longest: Math.max(0, ...longTasks), ways };
}

/** A week of 5,000 posts, opened from what is kept, and each way through it. */
export async function catchUp(bench: Bench): Promise<Row[]> {
  const context = await benchContext(bench.browser, { storageState: await signedInStorage(bench) });
  const page = await openWindow(context);
  await page.goto(bench.url + WEEK);
  await page.getByText(/^Everything since .* is here\.$/).waitFor();
  await keepWeek(page);
  const rows: Row[] = [];
  for (const slow of [false, true]) {
    if (slow) await throttle(page);
    const tag = slow ? ', 4x' : '';
    const weeks: Awaited<ReturnType<typeof oneWeek>>[] = [];
    for (let run = 0; run < bench.runs; run += 1) weeks.push(await oneWeek(page, bench.url));
    const of = (pick: (week: (typeof weeks)[number]) => number): number => median(weeks.map(pick));
    rows.push({ name: `catch up: 5,000 kept posts open${tag}`, value: of(({ open }) => open), unit: 'ms' });
    rows.push({
      name: `catch up: longest task meanwhile${tag}`,
      value: of((week) => week.longest),
      unit: 'ms',
    });
    for (const [at, way] of WAYS.entries())
      rows.push({
        name: `catch up: ${way}${tag}`,
        value: of(({ ways }) => ways[at] ?? Number.NaN),
        unit: 'ms',
      });
  }
  await context.close();
  return rows;
}
