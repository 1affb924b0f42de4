// `npm test`: sets everything up, then formatting, lint, types, boundaries, unit and property tests, build,
// size budget, served names and end-to-end tests. Stops at the first failing step; ends with a count.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { check } from './check.mjs';
import { otherBrowsers, walkedLine } from './other-browsers.mjs';
import { filesBelow, refusedNames } from './served-names.mjs';
import {
  checkNode,
  DIST,
  ensureBuild,
  ensureChromium,
  ensureChromiumShell,
  ensureDependencies,
  fail,
  ROOT,
  step,
  tool,
} from './setup.mjs';
import { checkSizes } from './size.mjs';

const REPORTS = join(ROOT, '.cache', 'reports');

/** Runs vitest with its output shown; returns the counts of its report. */
async function vitest(name, args, env = {}) {
  mkdirSync(REPORTS, { recursive: true });
  const report = join(REPORTS, `${name}.json`);
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await new Promise((resolve, reject) => {
    const child = spawn(tool('vitest'), ['run', ...args, ...reporters], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('error', reject);
    child.on('close', resolve);
  });
  const told = JSON.parse(readFileSync(report, 'utf8'));
  const { numPassedTests, numFailedTests, numPendingTests } = told;
  if (numPassedTests === 0) throw new Error(`${name}: no test ran`);
  const again = passedAgain(told);
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests, again, code };
}

/** Tests that passed at their second try, each with the first line of why its first one failed. */
const passedAgain = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(
        ({ fullName, failureMessages }) =>
          `${relative(ROOT, name)}: ${fullName}\n    ${failureMessages[0].split('\n')[0]}`,
      ),
  );

checkNode();
const counts = [];
let browsers = {};
try {
  await ensureDependencies();
  await check();
  counts.push(await vitest('unit', []));
  await ensureBuild();
  await step('Size budget', () => checkSizes(DIST));
  await step('File names a backend serves', () => {
    const refused = refusedNames(filesBelow(DIST));
    if (refused.length > 0) throw new Error(`a backend would not serve: ${refused.join(', ')}`);
  });
  const chromium = await ensureChromium();
  const shell = await ensureChromiumShell();
  browsers = await otherBrowsers();
  const env = {
    SKEIN_CHROMIUM: chromium,
    SKEIN_CHROMIUM_SHELL: shell ?? '',
    SKEIN_FIREFOX: browsers.Firefox ?? '',
    SKEIN_WEBKIT: browsers.WebKit ?? '',
  };
  counts.push(await vitest('e2e', ['--config', 'e2e/vitest.config.ts'], env));
} catch (error) {
  fail(error.message);
}
const again = counts.flatMap((count) => count.again);
if (again.length > 0) process.stdout.write(`\nPassed at the second try only:\n  ${again.join('\n  ')}\n`);
const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
process.stdout.write(
  `\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped\n${walkedLine(browsers)}\n`,
);
process.exit(counts.some(({ code, failed }) => code !== 0 || failed > 0) ? 1 : 0);
