// Runs Playwright's test runner for `npm test`, and reads what its report tells.
import { stripVTControlCharacters } from 'node:util';
import { reported } from './reported.mjs';
import { slowest } from './tell.mjs';

function* testsBelow({ suites = [], specs = [] }, above = []) {
  for (const spec of specs)
    for (const test of spec.tests)
      yield {
        ...test,
        file: spec.file,
        title: [test.projectName, ...above, spec.title].filter(Boolean).join(' > '),
      };
  // The outermost suite is the file.
  for (const suite of suites)
    yield* testsBelow(suite, suite.file === suite.title ? [] : [...above, suite.title]);
}

const firstLine = (text = '') => stripVTControlCharacters(text).split('\n')[0];

/** Each test that passed at a later try only, with the first line of why its first one failed. */
const flaky = (tests) =>
  tests
    .filter(({ status }) => status === 'flaky')
    .map(({ file, title, results }) => `e2e/${file}: ${title}\n    ${firstLine(results[0]?.error?.message)}`);

function secondsOfFiles(tests) {
  const files = new Map();
  for (const { file, results } of tests)
    for (const { duration } of results) files.set(file, (files.get(file) ?? 0) + duration / 1000);
  return [...files].map(([file, seconds]) => ({ file: `e2e/${file}`, seconds: Math.round(seconds) }));
}

/** Runs the end-to-end files whose names hold one of `files` (all without), its output shown; returns its counts. */
export async function endToEnd(files, env, { name = 'e2e', config = 'e2e/playwright.config.ts' } = {}) {
  const { told, code, seconds } = await reported(
    name,
    'playwright',
    ['test', '--config', config, ...files],
    env,
  );
  const { expected, unexpected, flaky: again, skipped } = told.stats;
  if (expected + unexpected + again === 0) throw new Error(`${name}: no test ran`);
  const tests = [...testsBelow(told)];
  return {
    name,
    passed: expected + again,
    failed: unexpected,
    skipped,
    seconds,
    again: flaky(tests),
    slowest: slowest(secondsOfFiles(tests)),
    code,
  };
}
