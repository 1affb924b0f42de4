import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { IS_LONG, LONG } from './support/long';

const reports = fileURLToPath(new URL('../.cache/reports', import.meta.url));

/** Two files at a time: each has its own server, and mostly waits for it. Limits only end what is lost anyway. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  testIgnore: 'browsers/**',
  ...(!IS_LONG && { grepInvert: new RegExp(LONG.tag) }),
  workers: 2,
  timeout: 240_000,
  expect: { timeout: 40_000 },
  // A busy machine may miss a moment. What needed another try is named at the end of the run (scripts/e2e.mjs).
  retries: 2,
  forbidOnly: Boolean(process.env['CI']),
  globalSetup: './support/seed-once.ts',
  outputDir: `${reports}/e2e`,
  reporter: [['list'], ['json', { outputFile: `${reports}/e2e.json` }]],
  use: { trace: 'on-first-retry', screenshot: 'only-on-failure' },
});
