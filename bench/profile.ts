import { benchContext, median, openWindow, throttle } from './measure';
import { signedInStorage, type Bench, type Row } from './scenarios';

/**
 * A name in the timeline is pressed: until the profile has its name, picture and a known post painted, from
 * what the page knows already (the goal is 100 ms at 4x).
 */
export async function profile(bench: Bench): Promise<Row[]> {
  const context = await benchContext(bench.browser, { storageState: await signedInStorage(bench) });
  const page = await openWindow(context);
  const times: number[] = [];
  for (let run = 0; run < bench.runs; run += 1) {
    await page.goto(`${bench.url}/main/friends`);
    await page.getByRole('article').first().waitFor();
    // The pages that are likely next have been fetched by then.
    await page.mouse.move(600, 400);
    await page.waitForTimeout(6000);
    const slow = await throttle(page);
    times.push(
      await page.evaluate(async (index) => {
        const links = document.querySelectorAll<HTMLElement>('main article header a[data-peek^="account "]');
        const link = links[index % links.length];
        if (!link) throw new Error('no name in the timeline');
        const shows = (): boolean =>
          document.querySelector('main [role="tabpanel"] [role="feed"] article') !== null &&
          document.querySelector('main h1 bdi') !== null;
        const start = performance.now();
        link.click();
        while (!shows()) await new Promise((resolve) => requestAnimationFrame(resolve));
        await new Promise((resolve) => requestAnimationFrame(resolve));
        return performance.now() - start;
      }, run),
    );
    await slow.detach();
  }
  await context.close();
  return [{ name: 'open a profile from a timeline, 4x', value: median(times), unit: 'ms' }];
}
