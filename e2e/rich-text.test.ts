import { fileURLToPath } from 'node:url';
import { expect, test } from './support/test';
import { build } from 'vite';
import expected from '../client/test/rich-text/expected.json' with { type: 'json' };
import { FRAGMENTS } from '../client/test/rich-text/fragments';
import pairs from '../client/test/rich-text/pairs.json' with { type: 'json' };

/** The reader of server HTML as one script, to be run where the real parser is. */
async function bundle(): Promise<string> {
  const path = (place: string): string => fileURLToPath(new URL(place, import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': path('../client/src') } },
    build: {
      write: false,
      minify: false,
      lib: { entry: path('../client/test/rich-text/in-browser.ts'), formats: ['iife'], name: 'richText' },
    },
  });
  const output = Array.isArray(built) ? built[0]?.output : 'output' in built ? built.output : undefined;
  return output?.[0].code ?? '';
}

test('every fragment becomes what the list says, in a real browser', async ({ shell }) => {
  const page = await shell.newPage();
  await page.goto('about:blank');
  const beside = Object.entries(pairs).map(
    ([kind, list]) => [kind, list.map(([html = '']) => html)] as const,
  );
  const asked = { ...FRAGMENTS, ...Object.fromEntries(beside) };
  const seen = await page.evaluate<Record<string, string[]>>(
    `(() => { ${await bundle()}; return richText.readAll(${JSON.stringify(asked)}); })()`,
  );
  for (const [kind, list] of Object.entries(pairs))
    for (const [index, [html, becomes]] of list.entries())
      expect.soft(seen[kind]?.[index], html?.slice(0, 100)).toBe(becomes);
  for (const [kind, fragments] of Object.entries(FRAGMENTS)) {
    const list: Readonly<Record<string, readonly string[]>> = expected;
    for (const [index, html] of fragments.entries())
      expect.soft(seen[kind]?.[index], html.slice(0, 100)).toBe(list[kind]?.[index]);
  }
  await page.close();
});
