import type { Page } from 'playwright';
import { lookOf, servePages, stillPage } from './floor';
import { benchContext, median, openWindow, throttle } from './measure';
import { signedInStorage, type Bench, type Row } from './scenarios';

/** From the press on a name to the frame in which the profile's name, picture and a known post are painted. */
const openOne = (page: Page, index: number): Promise<number> =>
  page.evaluate(async (at) => {
    const links = [...document.querySelectorAll<HTMLElement>('main article header a[data-peek^="account "]')];
    const people = [...new Map(links.map((link) => [link.dataset['peek'], link])).values()];
    const link = people[at % people.length];
    if (!link) throw new Error('no name in the timeline');
    const shows = (): boolean =>
      document.querySelector('main [role="tabpanel"] [role="feed"] article') !== null &&
      document.querySelector('main h1 bdi') !== null;
    const start = performance.now();
    link.click();
    while (!shows()) await globalThis.benchPainted();
    return performance.now() - start;
  }, index);

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
async function swapFloor(page: Page, timeline: string, runs: number): Promise<number> {
  const main = await page.evaluate(() => document.querySelector('main')?.outerHTML ?? '');
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
 * of a visit, for which the browser runs that code for the first time, and the next.
 */
export async function profile(bench: Bench): Promise<Row[]> {
  const context = await benchContext(bench.browser, { storageState: await signedInStorage(bench) });
  const page = await openWindow(context);
  const first: number[] = [];
  const next: number[] = [];
  let timeline = '';
  for (let run = 0; run < bench.runs; run += 1) {
    await page.goto(`${bench.url}/main/friends`);
    await page.getByRole('article').first().waitFor();
    // The pages that are likely next have been fetched by then.
    await page.mouse.move(600, 400);
    await page.waitForTimeout(6000);
    timeline = await bodyOf(page);
    const slow = await throttle(page);
    first.push(await openOne(page, run));
    await page.waitForTimeout(2000);
    await page.goBack();
    await page.waitForTimeout(3000);
    next.push(await openOne(page, run + 1));
    await slow.detach();
  }
  // The first picture of a profile, as `openOne` takes it for one, has fewer posts in it: the floor is no better than fair.
  const swap = await swapFloor(page, timeline, bench.runs);
  await context.close();
  return [
    { name: 'open the first profile from a timeline, 4x', value: median(first), unit: 'ms' },
    { name: 'open the next profile, 4x', value: median(next), unit: 'ms' },
    { name: 'profile, no script: the same two screens, 4x', value: swap, unit: 'ms' },
  ];
}
