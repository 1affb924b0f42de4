// Runs vitest for `npm test`: unit, property and component tests. Reads what its report tells.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { REPORTS, ROOT, tool } from './setup.mjs';
import { slowest } from './tell.mjs';

/** Runs all of them with their output shown; returns the counts of the report, and how long it took in seconds. */
export async function unit() {
  mkdirSync(REPORTS, { recursive: true });
  const report = join(REPORTS, 'unit.json');
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const started = Date.now();
  const code = await new Promise((resolve, reject) => {
    const child = spawn(tool('vitest'), ['run', ...reporters], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', reject);
    child.on('close', resolve);
  });
  const { testResults, ...told } = JSON.parse(readFileSync(report, 'utf8'));
  if (told.numPassedTests + told.numFailedTests === 0) throw new Error('unit: no test ran');
  return {
    name: 'unit',
    passed: told.numPassedTests,
    failed: told.numFailedTests,
    skipped: told.numPendingTests,
    seconds: Math.round((Date.now() - started) / 1000),
    again: [],
    slowest: slowest(
      testResults.map(({ name, startTime, endTime }) => ({
        file: relative(ROOT, name),
        seconds: Math.round((endTime - startTime) / 1000),
      })),
    ),
    code,
  };
}
