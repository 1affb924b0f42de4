import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

const reports = fileURLToPath(new URL('../../.cache/reports', import.meta.url));

/** The walk of the three browsers (`npm run test:browsers`): Chromium first, which the others are held to, and they beside each other. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.test.ts',
  workers: 2,
  timeout: 300_000,
  retries: 1,
  globalSetup: '../support/seed-once.ts',
  outputDir: `${reports}/browsers`,
  projects: [
    { name: 'Chromium' },
    { name: 'Firefox', dependencies: ['Chromium'] },
    { name: 'WebKit', dependencies: ['Chromium'] },
  ],
  reporter: [['list'], ['json', { outputFile: `${reports}/browsers.json` }]],
});
