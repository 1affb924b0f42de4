import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { WorstTime } from '../client/test/rich-text/worst-time';
import type { Bench, Row } from './scenarios';

const path = (place: string): string => fileURLToPath(new URL(place, import.meta.url));

/** The reader and drawer of server HTML as one script, as the client is built. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: { '@': path('../client/src') } },
    build: {
      write: false,
      lib: { entry: path('../client/test/rich-text/worst-in-browser.tsx'), formats: ['iife'], name: 'worst' },
    },
  });
  const output = Array.isArray(built) ? built[0]?.output : 'output' in built ? built.output : undefined;
  return output?.[0].code ?? '';
}

/** Script from the HTML of the worst kinds of posts to elements in the page: the slowest kind. */
export async function worst(bench: Bench): Promise<Row[]> {
  const page = await bench.browser.newPage();
  await page.goto('about:blank');
  const times = await page.evaluate<readonly WorstTime[]>(
    `(() => { ${await bundle()}; return worst.timeWorst(${Math.max(bench.runs, 9)}); })()`,
  );
  await page.close();
  const [slowest] = times.toSorted((a, b) => b.script - a.script);
  return [{ name: `worst post (${slowest?.name})`, value: slowest?.script ?? Number.NaN, unit: 'ms' }];
}
