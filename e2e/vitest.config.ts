import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Two files at a time: each has its own server and browser, and mostly waits for them.
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['**/*.test.ts'],
    maxWorkers: 2,
    testTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 240_000,
    // A busy machine may miss a moment; a second failure is one.
    retry: 1,
    globalSetup: ['./support/seed-once.ts'],
  },
});
