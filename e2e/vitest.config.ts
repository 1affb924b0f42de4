import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// One file at a time: each has its own server and browser, and the machine may have two cores.
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 120_000,
    // A busy machine may miss a moment; a second failure is one.
    retry: 1,
    globalSetup: ['./support/seed-once.ts'],
  },
});
