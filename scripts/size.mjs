// The weight of the signed-in home, from the build alone: what index.html names and what that imports statically.
// e2e/budget.test.ts weighs what a browser really loads, and fails when home brings anything else by itself.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { DIST } from './setup.mjs';

const KB = 1024;
/** `kept` is all script that the service worker fetches with the first visit: not that of staff, of the door, of made languages, of accounts' own settings, of the making of themes, of the library and of what comes from outside (sw/service-worker.ts). */
const LIMITS = { script: 150 * KB, style: 16 * KB, kept: 350 * KB };
/** Each file costs a request: so many at most, and none that is hardly more than its own address. */
const MOST_SCRIPTS = 60;
const LEAST_BYTES = KB;
/** The bundler keeps its helpers by themselves: all other files need them first. */
const BY_ITSELF = /rolldown-runtime/;

const brotliSize = (data) =>
  brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const STATIC_IMPORT = /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{}\s,$]+from\s*)?["'](\.\/[^"']+)["']/g;

/** Names of the files beside it that a built file has before it runs. */
export const staticImports = (file) =>
  [...readFileSync(file, 'utf8').matchAll(STATIC_IMPORT)].map((match) => match[1].slice(2));

/** Files of the first load, by kind, with their brotli sizes in bytes. */
function firstLoad(dist) {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const named = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map((match) => match[1]);
  const seen = new Set();
  const visit = (name) => {
    if (seen.has(name)) return;
    seen.add(name);
    if (!name.endsWith('.js')) return;
    for (const next of staticImports(join(dist, name))) visit(`assets/${next}`);
  };
  named.forEach(visit);
  return [...seen].map((name) => ({ name, size: brotliSize(readFileSync(join(dist, name))) }));
}

function checkFiles(dist) {
  const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'));
  if (scripts.length > MOST_SCRIPTS)
    throw new Error(`${scripts.length} script files are more than ${MOST_SCRIPTS} (client/build/chunks.ts)`);
  const tiny = scripts.filter(
    (name) => !BY_ITSELF.test(name) && statSync(join(dist, 'assets', name)).size < LEAST_BYTES,
  );
  if (tiny.length > 0) throw new Error(`too small for files of their own: ${tiny.join(', ')}`);
  const forAll = scripts.filter(
    (name) => !/^(?:account|colours|door|library|outside|pseudo|staff)-/.test(name),
  );
  const kept = forAll.reduce((sum, name) => sum + brotliSize(readFileSync(join(dist, 'assets', name))), 0);
  if (kept > LIMITS.kept)
    throw new Error(`the first visit fetches ${(kept / KB).toFixed(0)} of ${LIMITS.kept / KB} KB of script`);
  return { count: scripts.length, kept };
}

/** The words of the first screen in each language other than English, whose own are in the scripts. */
const languages = (dist) =>
  readdirSync(join(dist, 'assets')).flatMap((name) => {
    const code = /^language-(\w+)-early-\w+\.json$/.exec(name)?.[1];
    return code ? [{ code, size: brotliSize(readFileSync(join(dist, 'assets', name))) }] : [];
  });

/** Throws when the first load is over budget in any language or has no script at all, or the build has too many files. */
export function checkSizes(dist) {
  const { count, kept } = checkFiles(dist);
  const files = firstLoad(dist);
  const total = (ending) =>
    files.filter((file) => file.name.endsWith(ending)).reduce((sum, file) => sum + file.size, 0);
  const english = total('.js');
  const longest = Math.max(0, ...languages(dist).map(({ size }) => size));
  const script = english + longest;
  const style = total('.css');
  if (english === 0 || style === 0)
    throw new Error('the build names no script or no style: nothing was measured');
  const report = `JS ${(english / KB).toFixed(1)} and ${(longest / KB).toFixed(1)} of words at most of ${LIMITS.script / KB} KB, CSS ${(style / KB).toFixed(1)} of ${LIMITS.style / KB} KB brotli, ${count} script files, ${(kept / KB).toFixed(1)} of ${LIMITS.kept / KB} KB of script kept with the first visit`;
  if (script > LIMITS.script || style > LIMITS.style) throw new Error(`home is over budget: ${report}`);
  return report;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const print = ({ name, size }) =>
    process.stdout.write(`${(size / KB).toFixed(1).padStart(7)} KB  ${name}\n`);
  const home = firstLoad(DIST);
  const seen = new Set(home.map((file) => file.name));
  home.forEach(print);
  process.stdout.write('brought when wanted:\n');
  for (const file of readdirSync(join(DIST, 'assets'))) {
    const name = `assets/${file}`;
    if (/\.(?:js|css)$/.test(file) && !seen.has(name))
      print({ name, size: brotliSize(readFileSync(join(DIST, name))) });
  }
  process.stdout.write('first words of other languages:\n');
  for (const { code, size } of languages(DIST)) print({ name: code, size });
  process.stdout.write(`${checkSizes(DIST)}\n`);
}
