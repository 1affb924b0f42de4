// The weight of the first load, from the build alone: what index.html names and what that imports
// statically. What a browser really loads for the home timeline is measured by e2e/budget.test.ts.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { DIST } from './setup.mjs';

const KB = 1024;
export const LIMITS = { script: 103 * KB, style: 12 * KB };

export const brotliSize = (data) =>
  brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const STATIC_IMPORT = /(?:^|[;}\s])import\s*(?:[\w*{}\s,$]+from\s*)?["'](\.\/[^"']+)["']/g;

/** Files of the first load, by kind, with their brotli sizes in bytes. */
export function firstLoad(dist) {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const named = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map((match) => match[1]);
  const seen = new Set();
  const visit = (name) => {
    if (seen.has(name)) return;
    seen.add(name);
    if (!name.endsWith('.js')) return;
    for (const match of readFileSync(join(dist, name), 'utf8').matchAll(STATIC_IMPORT))
      visit(`assets/${match[1].slice(2)}`);
  };
  named.forEach(visit);
  return [...seen].map((name) => ({ name, size: brotliSize(readFileSync(join(dist, name))) }));
}

/** Throws when the first load is over budget or has no script at all. */
export function checkSizes(dist) {
  const files = firstLoad(dist);
  const total = (ending) =>
    files.filter((file) => file.name.endsWith(ending)).reduce((sum, file) => sum + file.size, 0);
  const script = total('.js');
  const style = total('.css');
  if (script === 0 || style === 0)
    throw new Error('the build names no script or no style: nothing was measured');
  const report = `JS ${(script / KB).toFixed(1)} of ${LIMITS.script / KB} KB, CSS ${(style / KB).toFixed(1)} of ${LIMITS.style / KB} KB brotli`;
  if (script > LIMITS.script || style > LIMITS.style) throw new Error(`first load over budget: ${report}`);
  return report;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { name, size } of firstLoad(DIST))
    process.stdout.write(`${(size / KB).toFixed(1).padStart(7)} KB  ${name}\n`);
  process.stdout.write('not in the first load:\n');
  const first = new Set(firstLoad(DIST).map((file) => file.name));
  for (const name of readdirSync(join(DIST, 'assets'))) {
    if (!/\.(js|css)$/.test(name) || first.has(`assets/${name}`)) continue;
    process.stdout.write(
      `${(brotliSize(readFileSync(join(DIST, 'assets', name))) / KB).toFixed(1).padStart(7)} KB  assets/${name}\n`,
    );
  }
  process.stdout.write(`${checkSizes(DIST)}\n`);
}
