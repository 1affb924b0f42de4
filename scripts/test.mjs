// `npm test`: sets everything up, then formatting, lint, types, boundaries, unit and property tests, build,
// size budget, circles of built files, served names and end-to-end tests. Stops at the first failing step; ends with
// a count. `npm test -- typing outbox` runs the end-to-end files of those names only, `npm test -- --unit` all but the
// browser.
import { check } from './check.mjs';
import { checkCircles } from './circles.mjs';
import { endToEnd } from './e2e.mjs';
import { filesBelow, refusedNames } from './served-names.mjs';
import {
  checkNode,
  DIST,
  ensureBuild,
  ensureChromium,
  ensureChromiumShell,
  ensureDependencies,
  fail,
  step,
} from './setup.mjs';
import { checkSizes } from './size.mjs';
import { endWith } from './tell.mjs';
import { unit } from './unit.mjs';

const asked = process.argv.slice(2);
const unitOnly = asked.includes('--unit');
const files = asked.filter((word) => !word.startsWith('--'));
const unknown = asked.filter((word) => word.startsWith('--') && word !== '--unit');

checkNode();
if (unknown.length > 0) fail(`unknown: ${unknown.join(' ')}. Known: --unit, or names of end-to-end files`);
const counts = [];
try {
  await ensureDependencies();
  if (files.length === 0) {
    await check();
    counts.push(await unit());
  }
  await ensureBuild();
  if (files.length === 0) {
    await step('Size budget', () => checkSizes(DIST));
    await step('Circles of built files', () => checkCircles(DIST));
    await step('File names a backend serves', () => {
      const refused = refusedNames(filesBelow(DIST));
      if (refused.length > 0) throw new Error(`a backend would not serve: ${refused.join(', ')}`);
    });
  }
  if (!unitOnly) {
    const chromium = await ensureChromium();
    const shell = await ensureChromiumShell();
    const env = { SKEIN_CHROMIUM: chromium, SKEIN_CHROMIUM_SHELL: shell ?? '' };
    counts.push(await endToEnd(files, env));
  }
} catch (error) {
  fail(error.message);
}
endWith(counts);
