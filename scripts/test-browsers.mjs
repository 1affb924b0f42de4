// `npm run test:browsers`: the walk of e2e/browsers in Chromium, and beside it in Firefox and WebKit. No part of `npm test`.
import { endToEnd } from './e2e.mjs';
import { otherBrowsers, walkedLine } from './other-browsers.mjs';
import { checkNode, ensureBuild, ensureChromium, ensureDependencies, fail } from './setup.mjs';
import { endWith } from './tell.mjs';

checkNode();
const counts = [];
let browsers = {};
try {
  await ensureDependencies();
  await ensureBuild();
  const chromium = await ensureChromium();
  browsers = await otherBrowsers();
  const env = {
    SKEIN_CHROMIUM: chromium,
    SKEIN_FIREFOX: browsers.Firefox ?? '',
    SKEIN_WEBKIT: browsers.WebKit ?? '',
  };
  counts.push(await endToEnd([], env, { name: 'browsers', config: 'e2e/browsers/playwright.config.ts' }));
} catch (error) {
  fail(error.message);
}
endWith(counts, walkedLine(browsers));
