import type { Page } from '@playwright/test';
import { threadTime } from './load';
import { benchContext, median, openWindow, throttle } from './measure';
import { signedInStorage, type Bench, type Row } from './scenarios';

declare global {
  var benchSettings: Promise<number> | undefined;
}

/** A control of the first tab. */
const CONTROL = 'dialog[open] :is(select, input:not([type="search"]))';

/** From the press to the painted frame in which the window's first tab stands, in milliseconds. */
async function openOne(page: Page): Promise<number> {
  await page.evaluate((selector) => {
    globalThis.benchSettings = new Promise((resolve) => {
      const pressed = async ({ timeStamp }: Event): Promise<void> => {
        do await globalThis.benchPainted();
        while (!document.querySelector(selector));
        resolve(performance.now() - timeStamp);
      };
      addEventListener('click', (event) => void pressed(event), { capture: true, once: true });
    });
  }, CONTROL);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  return page.evaluate(() => globalThis.benchSettings ?? Number.NaN);
}

interface Opening {
  name: 'first time' | 'again';
  /** At 4x, to the painted frame. */
  painted: number[];
  /** The same work on the main thread, as fast as the machine is; it means something on a busy one, too. */
  worked: number[];
}

async function openTwice(page: Page, openings: readonly Opening[], slow: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  for (const { painted, worked } of openings) {
    const before = await threadTime(session);
    const time = await openOne(page);
    if (slow) painted.push(time);
    else worked.push((await threadTime(session)) - before);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Settings' }).waitFor({ state: 'hidden' });
    await page.waitForTimeout(1000);
  }
}

/** Opening the settings at 4x: the first time of a visit, for which the pointer has rested there, and again. */
export async function settings(bench: Bench): Promise<Row[]> {
  const context = await benchContext(bench.browser, { storageState: await signedInStorage(bench) });
  const openings: readonly Opening[] = [
    { name: 'first time', painted: [], worked: [] },
    { name: 'again', painted: [], worked: [] },
  ];
  for (let run = 0; run < 2 * bench.runs; run += 1) {
    const slow = run % 2 === 0;
    const page = await openWindow(context);
    await page.goto(`${bench.url}/main/friends`);
    await page.getByRole('article').first().waitFor();
    await page.getByRole('button', { name: 'Settings', exact: true }).hover();
    await page.waitForTimeout(5000);
    if (slow) await throttle(page);
    await openTwice(page, openings, slow);
    await page.close();
  }
  await context.close();
  return openings.flatMap(({ name, painted, worked }) => [
    { name: `opening the settings, ${name}, 4x`, value: median(painted), unit: 'ms' },
    { name: `opening the settings, ${name}, main thread, 1x`, value: median(worked), unit: 'ms' },
  ]);
}
