import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

const reports = fileURLToPath(new URL('../../.cache/reports', import.meta.url));

/**
 * The walk of the three browsers (`npm run test:browsers`), one after another: Chromium first, whose boxes the others are
 * held to. They walk also where a part of it failed.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.test.ts',
  workers: 1,
  timeout: 300_000,
  retries: 1,
  globalSetup: '../support/seed-once.ts',
  outputDir: `${reports}/browsers`,
  projects: [{ name: 'Chromium' }, { name: 'Firefox' }, { name: 'WebKit' }],
  reporter: [['list'], ['json', { outputFile: `${reports}/browsers.json` }]],
});
