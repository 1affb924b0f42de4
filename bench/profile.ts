import type { Page } from '@playwright/test';
import { lookOf, servePages, stillPage } from './floor';
import { benchContext, median, openWindow, throttle } from './measure';
import { signedInStorage, type Bench, type Row } from './scenarios';

/** So long a pointer rests on what somebody is about to press, in milliseconds. */
const REST_MS = 300;

declare global {
  var benchOpened: Promise<number> | undefined;
}

/** A place inside of the name of somebody in the window; from a press on it the time runs. */
const watchOpening = (page: Page, index: number): Promise<{ x: number; y: number }> =>
  page.evaluate((at) => {
    const inside = (link: HTMLElement): { x: number; y: number } => {
      const { left, top, height } = link.getBoundingClientRect();
      return { x: left + 10, y: top + height / 2 };
    };
    const links = [...document.querySelectorAll<HTMLElement>('main article header a[data-peek^="account "]')];
    const seen = links.filter((link) => {
      const { x, y } = inside(link);
      return document.elementFromPoint(x, y)?.closest('a') === link;
    });
    const people = [...new Map(seen.map((link) => [link.dataset['peek'], link])).values()];
    const link = people[at % people.length];
    if (!link) throw new Error('no name in the window');
    const shows = (what: string): boolean =>
      [...document.querySelectorAll(what)].some((element) => !element.closest('[inert]'));
    globalThis.benchOpened = new Promise((resolve) => {
      const pressed = async ({ timeStamp }: Event): Promise<void> => {
        do await globalThis.benchPainted();
        while (!shows('main h1 bdi') || !shows('main [role="tabpanel"] [role="feed"] article'));
        resolve(performance.now() - timeStamp);
      };
      addEventListener('click', (event) => void pressed(event), { capture: true, once: true });
    });
    return inside(link);
  }, index);

/**
 * From the press on a name to the frame in which the profile's name, picture and a known post are painted. The pointer
 * comes, rests as long as given, and presses.
 */
async function openOne(page: Page, index: number, rest: number): Promise<number> {
  const { x, y } = await watchOpening(page, index);
  await page.mouse.move(x, y);
  await page.waitForTimeout(rest);
  await page.mouse.down();
  await page.mouse.up();
  return page.evaluate(() => globalThis.benchOpened ?? Number.NaN);
}

const bodyOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const body = document.body.cloneNode(true);
    if (!(body instanceof HTMLElement)) throw new Error('no body');
    for (const script of body.querySelectorAll('script, link')) script.remove();
    return [...body.children].map((child) => child.outerHTML).join('');
  });

/**
 * What the browser alone needs: the same two screens in a page without script, where the middle column of one takes the
 * place of the other's, made beforehand. From there to the painted frame.
 */
async function swapFloor(page: Page, timeline: string, main: string, runs: number): Promise<number> {
  const html = stillPage(await lookOf(page), '', timeline);
  const { url, server } = await servePages({ '/': html });
  const floor = await openWindow(page.context());
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    await floor.goto(url);
    await floor.waitForTimeout(2000);
    const slow = await throttle(floor);
    times.push(
      await floor.evaluate(async (markup) => {
        const next = document.createRange().createContextualFragment(markup);
        await new Promise((resolve) => setTimeout(resolve, 500));
        const start = performance.now();
        document.querySelector('main')?.replaceWith(next);
        window.scrollTo(0, 0);
        await globalThis.benchPainted();
        return performance.now() - start;
      }, main),
    );
    await slow.detach();
  }
  await floor.close();
  server.close();
  return median(times);
}

/**
 * A name in the timeline is pressed, from what the page knows already (the goal is 100 ms at 4x): the first profile
 * of a visit, for which the browser runs that code for the first time, the next, and one on whose name no pointer rests.
 */
export async function profile(bench: Bench): Promise<Row[]> {
  const context = await benchContext(bench.browser, { storageState: await signedInStorage(bench) });
  const page = await openWindow(context);
  const first: number[] = [];
  const next: number[] = [];
  const atOnce: number[] = [];
  let timeline = '';
  let screen = '';
  for (let run = 0; run < bench.runs; run += 1) {
    await page.goto(`${bench.url}/main/friends`);
    await page.getByRole('article').first().waitFor();
    // The pages that are likely next have been fetched by then.
    await page.mouse.move(600, 400);
    await page.waitForTimeout(6000);
    timeline = await bodyOf(page);
    const slow = await throttle(page);
    const opened = [first, next, atOnce];
    for (const [at, times] of opened.entries()) {
      times.push(await openOne(page, run + at, times === atOnce ? 0 : REST_MS));
      await page.waitForTimeout(2000);
      screen = await page.evaluate(() => document.querySelector('main')?.outerHTML ?? '');
      await page.goBack();
      await page.waitForTimeout(3000);
    }
    await slow.detach();
  }
  // The first picture of a profile, as `openOne` takes it for one, has fewer posts in it: the floor is no better than fair.
  const swap = await swapFloor(page, timeline, screen, bench.runs);
  await context.close();
  return [
    { name: 'open the first profile from a timeline, 4x', value: median(first), unit: 'ms' },
    { name: 'open the next profile, 4x', value: median(next), unit: 'ms' },
    { name: 'open a profile, pressed at once, 4x', value: median(atOnce), unit: 'ms' },
    { name: 'profile, no script: the same two screens, 4x', value: swap, unit: 'ms' },
  ];
}
