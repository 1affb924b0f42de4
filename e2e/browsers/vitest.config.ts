import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// The walk of the three browsers (`npm run test:browsers`).
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['**/*.test.ts'],
    hookTimeout: 240_000,
    retry: 1,
    globalSetup: ['../support/seed-once.ts'],
  },
});
