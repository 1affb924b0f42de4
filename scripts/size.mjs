// The weight of the signed-in home, from the build alone: what index.html names, what that imports
// statically, and the chunks that home brings by itself (home-chunks.json). e2e/budget.test.ts measures what
// a browser really loads, and fails when a chunk comes that is not in that list.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { DIST, ROOT } from './setup.mjs';

const KB = 1024;
export const LIMITS = { script: 150 * KB, style: 16 * KB };

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

/** The files of the first load and those that home brings a moment later. */
function homeLoad(dist) {
  const names = JSON.parse(readFileSync(join(ROOT, 'scripts', 'home-chunks.json'), 'utf8'));
  const files = firstLoad(dist);
  const first = new Set(files.map((file) => file.name));
  const later = readdirSync(join(dist, 'assets'))
    .map((name) => `assets/${name}`)
    .filter((name) => !first.has(name) && names.includes(chunkName(name)));
  return [...files, ...later.map((name) => ({ name, size: brotliSize(readFileSync(join(dist, name))) }))];
}

/** `assets/beside-Dh0XDOzb.css` is of the chunk `beside`; null for what is neither script nor style. */
const chunkName = (name) => /^assets\/(.+)-[\w-]{7}\.(?:js|css)$/.exec(name)?.[1] ?? null;

/** Throws when the first load is over budget or has no script at all. */
export function checkSizes(dist) {
  const files = homeLoad(dist);
  const total = (ending) =>
    files.filter((file) => file.name.endsWith(ending)).reduce((sum, file) => sum + file.size, 0);
  const script = total('.js');
  const style = total('.css');
  if (script === 0 || style === 0)
    throw new Error('the build names no script or no style: nothing was measured');
  const report = `JS ${(script / KB).toFixed(1)} of ${LIMITS.script / KB} KB, CSS ${(style / KB).toFixed(1)} of ${LIMITS.style / KB} KB brotli`;
  if (script > LIMITS.script || style > LIMITS.style) throw new Error(`home is over budget: ${report}`);
  return report;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const print = ({ name, size }) =>
    process.stdout.write(`${(size / KB).toFixed(1).padStart(7)} KB  ${name}\n`);
  const first = firstLoad(DIST);
  const home = homeLoad(DIST);
  const seen = new Set(home.map((file) => file.name));
  first.forEach(print);
  process.stdout.write('brought by home a moment later:\n');
  home.slice(first.length).forEach(print);
  process.stdout.write('brought when wanted:\n');
  for (const file of readdirSync(join(DIST, 'assets'))) {
    const name = `assets/${file}`;
    if (chunkName(name) !== null && !seen.has(name))
      print({ name, size: brotliSize(readFileSync(join(DIST, name))) });
  }
  process.stdout.write(`${checkSizes(DIST)}\n`);
}
