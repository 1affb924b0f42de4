import type { Page } from '@playwright/test';
import { lookOf, servePages, stillPage } from './floor';
import { openWindow, startFrames, stopFrames, throttle } from './measure';

/** So many rows as they come; of a page that has them all, more only make it slower. */
const ROWS = 150;

/** The markup of rows as the client draws them. */
const takeRows = (page: Page): Promise<string> =>
  page.evaluate(async (wanted) => {
    const found = new Map<string, string>();
    for (let step = 0; found.size < wanted && step < 600; step += 1) {
      for (const article of document.querySelectorAll('[role="feed"] article'))
        found.set(article.getAttribute('aria-posinset') ?? '', article.outerHTML);
      window.scrollBy(0, 300);
      await new Promise((resolve) => setTimeout(resolve, 120));
    }
    return [...found.values()].join('');
  }, ROWS);

/**
 * The same rows in a page without script, scrolled at the same pace at 4x: the share of frames over so many
 * milliseconds, in percent, in the best case (the browser leaves out what is far from the window) and in the plain one.
 */
export async function scrollFloor(
  page: Page,
  pace: number,
  longFrame: number,
): Promise<{ best: number; plain: number }> {
  const rows = await takeRows(page);
  const look = await lookOf(page);
  const share = async (extra: string): Promise<number> => {
    const html = stillPage(look, `main{inline-size:616px;margin:auto}${extra}`, `<main>${rows}</main>`);
    const { url, server } = await servePages({ '/': html });
    const floor = await openWindow(page.context());
    await floor.goto(url);
    await floor.mouse.move(600, 400);
    await floor.waitForTimeout(4000);
    await throttle(floor);
    await startFrames(floor);
    await floor.evaluate(async (pixels) => {
      for (let last = -1; window.scrollY !== last;) {
        last = window.scrollY;
        window.scrollBy(0, pixels);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    }, pace);
    const { frames } = await stopFrames(floor);
    await floor.close();
    server.close();
    if (frames.length < 100) throw new Error('the page without script is too short to be scrolled');
    return (100 * frames.filter((frame) => frame > longFrame).length) / frames.length;
  };
  return {
    best: await share('article{content-visibility:auto;contain-intrinsic-size:auto 300px}'),
    plain: await share(''),
  };
}
