import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

// Two files at a time: each has its own server and browser, and mostly waits for them.
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'browsers/**'],
    maxWorkers: 2,
    testTimeout: 240_000,
    expect: { poll: { timeout: 40_000 } },
    hookTimeout: 480_000,
    // A busy machine may miss a moment. What needed another try is named at the end of the run.
    retry: 2,
    globalSetup: ['./support/seed-once.ts'],
  },
});
