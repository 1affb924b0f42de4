import type { Page } from '@playwright/test';
import { benchContext, median, openWindow, percentile, startFrames, stopFrames, throttle } from './measure';
import { signedInStorage, type Bench, type Row } from './scenarios';

/** A long post: 5,000 characters with 40 mentions and 40 emoji. */
function longPost(): string {
  const pair = Array.from({ length: 40 }, (_, index) => `@person${index}@far.example and :crab: `).join('');
  const words = 'The tide was out and the pools were still. ';
  return (pair + words.repeat(120)).slice(0, 4_900);
}

declare global {
  var benchKeys: number[] | undefined;
}

/** Notes for each key how long it took until the frame with its letter was painted. */
const watchKeys = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const times: number[] = [];
    globalThis.benchKeys = times;
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        void globalThis.benchPainted().then(() => times.push(performance.now() - timeStamp));
      },
      { capture: true },
    );
  });

/** Types on, for so long that a single key decides nothing. */
async function typeOn(page: Page): Promise<void> {
  for (let time = 0; time < 3; time += 1)
    await page.keyboard.type(' A few more words for @ad and :cra, then the end.', { delay: 60 });
  await page.waitForTimeout(500);
}

/** What the browser alone needs for a key: the same text in a bare text area on an empty page, at 4x. */
async function typingFloor(bench: Bench): Promise<Row> {
  const context = await benchContext(bench.browser);
  const page = await openWindow(context);
  await page.setContent(
    '<style>textarea{inline-size:560px;block-size:300px;font:16px/24px sans-serif}</style><textarea aria-label="Bare"></textarea>',
  );
  const box = page.getByLabel('Bare');
  await box.fill(longPost());
  await box.press('End');
  await throttle(page);
  await page.waitForTimeout(2_000);
  await watchKeys(page);
  await typeOn(page);
  const keys = await page.evaluate(() => globalThis.benchKeys ?? []);
  await context.close();
  return {
    name: 'long post, bare text area: 95 % of keys within, 4x',
    value: percentile(keys, 0.95),
    unit: 'ms',
  };
}

async function openForm(page: Page): Promise<void> {
  await page.keyboard.press('n');
  await page.getByRole('dialog', { name: 'New post' }).getByLabel('Post text').waitFor();
}

async function writeLong(page: Page, tag: string): Promise<Row[]> {
  await openForm(page);
  const box = page.getByRole('dialog', { name: 'New post' }).getByLabel('Post text');
  await box.fill(longPost());
  await box.press('End');
  await page.waitForTimeout(2_000);
  await watchKeys(page);
  await startFrames(page);
  await typeOn(page);
  const { frames } = await stopFrames(page);
  const keys = await page.evaluate(() => globalThis.benchKeys ?? []);
  await box.fill('');
  await page.keyboard.press('Escape');
  return [
    { name: `long post: 95 % of keys painted within${tag}`, value: percentile(keys, 0.95), unit: 'ms' },
    { name: `long post: longest frame${tag}`, value: Math.max(...frames), unit: 'ms' },
    { name: `long post: frames over 50 ms${tag}`, value: frames.filter((f) => f > 50).length, unit: '' },
  ];
}

/** From the key to the frame in which the window stands there, after the first time. */
async function openTimes(page: Page, runs: number): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const opened = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          addEventListener(
            'keydown',
            ({ timeStamp }) => {
              const look = (): void => {
                if (!document.querySelector('dialog[open] textarea')) return void requestAnimationFrame(look);
                const painted = new MessageChannel();
                painted.port1.addEventListener('message', () => resolve(performance.now() - timeStamp));
                painted.port1.start();
                painted.port2.postMessage(null);
              };
              requestAnimationFrame(look);
            },
            { capture: true, once: true },
          );
        }),
    );
    await page.waitForTimeout(300);
    await page.keyboard.press('n');
    times.push(await opened);
    await page.waitForTimeout(500);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'New post' }).waitFor({ state: 'detached' });
  }
  return median(times);
}

/** Writing: a long post with suggestions, and opening the window again. */
export async function writing(bench: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  const storageState = await signedInStorage(bench);
  for (const slow of [false, true]) {
    const context = await benchContext(bench.browser, { storageState });
    const page = await openWindow(context);
    await page.goto(`${bench.url}/main/friends`);
    await page.getByRole('article').first().waitFor();
    // The first time fetches the code.
    await page.waitForTimeout(2_000);
    await openForm(page);
    await page.waitForTimeout(1_500);
    await page.keyboard.press('Escape');
    if (slow) await throttle(page);
    const tag = slow ? ', 4x' : '';
    rows.push({
      name: `opening the composer again${tag}`,
      value: await openTimes(page, bench.runs),
      unit: 'ms',
    });
    rows.push(...(await writeLong(page, tag)));
    await context.close();
  }
  rows.push(await typingFloor(bench));
  return rows;
}
