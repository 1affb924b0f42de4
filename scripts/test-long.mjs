// `npm run test:long`: the end-to-end tests whole, with every row of the matrices and the long lists. By hand, before a
// release. `npm run test:long -- hostile` runs the files of that name only.
import { endToEnd } from './e2e.mjs';
import {
  checkNode,
  ensureBuild,
  ensureChromium,
  ensureChromiumShell,
  ensureDependencies,
  fail,
} from './setup.mjs';
import { endWith } from './tell.mjs';

checkNode();
const counts = [];
try {
  await ensureDependencies();
  await ensureBuild();
  const env = {
    SKEIN_CHROMIUM: await ensureChromium(),
    SKEIN_CHROMIUM_SHELL: (await ensureChromiumShell()) ?? '',
    SKEIN_LONG: '1',
  };
  counts.push(await endToEnd(process.argv.slice(2), env));
} catch (error) {
  fail(error.message);
}
endWith(counts);
