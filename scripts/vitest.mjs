// Runs vitest for `npm test` and its sisters, and reads what its report tells.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT, tool } from './setup.mjs';

const REPORTS = join(ROOT, '.cache', 'reports');
const SLOWEST = 10;

/** Tests that passed at a later try only, each with the first line of why its first one failed. */
const passedAgain = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(
        ({ fullName, failureMessages }) =>
          `${relative(ROOT, name)}: ${fullName}\n    ${failureMessages[0].split('\n')[0]}`,
      ),
  );

/** Each file with the seconds from its first test to its last. */
const slowestFiles = ({ testResults }) =>
  testResults
    .map(({ name, startTime, endTime }) => ({
      file: relative(ROOT, name),
      seconds: Math.round((endTime - startTime) / 1000),
    }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST);

/** Runs vitest with its output shown; returns the counts of its report, and how long it took in seconds. */
export async function vitest(name, args, env = {}) {
  mkdirSync(REPORTS, { recursive: true });
  const report = join(REPORTS, `${name}.json`);
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const started = Date.now();
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
  if (told.numPassedTests + told.numFailedTests === 0) throw new Error(`${name}: no test ran`);
  return {
    name,
    passed: told.numPassedTests,
    failed: told.numFailedTests,
    skipped: told.numPendingTests,
    seconds: Math.round((Date.now() - started) / 1000),
    again: passedAgain(told),
    slowest: slowestFiles(told),
    code,
  };
}

/**
 * Ends the program with what was counted: the seconds of each part and its slowest files, tests that needed another
 * try by name, and one line of counts that CI reads.
 */
export function endWith(counts, ...lines) {
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  const again = counts.flatMap((count) => count.again);
  const told = counts.flatMap(({ name, seconds, slowest }) => [
    `${name}: ${seconds} s; slowest files:`,
    ...slowest.map((one) => `  ${one.seconds} s  ${one.file}`),
  ]);
  told.push(`flaky: ${again.length}`, ...again.map((line) => `  ${line}`));
  told.push('', `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`, ...lines);
  process.stdout.write(`\n${told.join('\n')}\n`);
  process.exit(counts.some(({ code, failed }) => code !== 0 || failed > 0) ? 1 : 0);
}
