import { bundled } from './bundled';
import { median } from './measure';
import type { Bench, Row } from './scenarios';

/** The rules of filters alone: how long many of them look through a screen of posts, without throttling. */
export async function filters(bench: Bench): Promise<Row[]> {
  const page = await bench.browser.newPage();
  await page.goto('about:blank');
  const times = await page.evaluate<readonly number[]>(
    `(() => { ${await bundled('filter-times.ts', 'filters')}; return filters.filterTimes(${Math.max(bench.runs, 9)}); })()`,
  );
  await page.close();
  return [{ name: '500 filters over 40 posts', value: median(times), unit: 'ms' }];
}
