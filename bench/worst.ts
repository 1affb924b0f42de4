import type { WorstTime } from '../client/test/rich-text/worst-time';
import { bundled } from './bundled';
import type { Bench, Row } from './scenarios';

/** Script from the HTML of the worst kinds of posts to elements in the page: the slowest kind. */
export async function worst(bench: Bench): Promise<Row[]> {
  const page = await bench.browser.newPage();
  await page.goto('about:blank');
  const times = await page.evaluate<readonly WorstTime[]>(
    `(() => { ${await bundled('rich-text/worst-in-browser.tsx', 'worst')}; return worst.timeWorst(${Math.max(bench.runs, 9)}); })()`,
  );
  await page.close();
  const [slowest] = times.toSorted((a, b) => b.script - a.script);
  return [{ name: `worst post (${slowest?.name})`, value: slowest?.script ?? Number.NaN, unit: 'ms' }];
}
