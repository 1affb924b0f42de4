// Runs vitest for `npm test`: unit, property and component tests. Reads what its report tells.
import { relative } from 'node:path';
import { reported, reportOf } from './reported.mjs';
import { ROOT } from './setup.mjs';
import { slowest } from './tell.mjs';

/** Runs all of them with their output shown; returns the counts of the report, and how long it took in seconds. */
export async function unit() {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf('unit')}`];
  const { told, code, seconds } = await reported('unit', 'vitest', ['run', ...reporters]);
  if (told.numPassedTests + told.numFailedTests === 0) throw new Error('unit: no test ran');
  return {
    name: 'unit',
    passed: told.numPassedTests,
    failed: told.numFailedTests,
    skipped: told.numPendingTests,
    seconds,
    again: [],
    slowest: slowest(
      told.testResults.map(({ name, startTime, endTime }) => ({
        file: relative(ROOT, name),
        seconds: Math.round((endTime - startTime) / 1000),
      })),
    ),
    code,
  };
}
