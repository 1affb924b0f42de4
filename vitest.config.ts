import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { languageParts } from './client/build/language-parts.ts';

const alias = { '@': fileURLToPath(new URL('./client/src', import.meta.url)) };

// Beside other work a test may be slow; none is judged by its time.
const testTimeout = 60_000;

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [languageParts()],
        resolve: { alias },
        test: {
          name: 'node',
          testTimeout,
          environment: 'node',
          // What they test keeps nothing in its modules: a process for each file took longer than the tests.
          isolate: false,
          setupFiles: ['client/test/imports-settled.ts'],
          include: ['{client,instance,wire}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/*.dom.test.*'],
        },
      },
      {
        // They speak to real servers by the process's own `fetch`: nobody else's timers and stand-ins come near it.
        test: {
          name: 'scripts',
          testTimeout,
          environment: 'node',
          include: ['scripts/**/*.test.mjs'],
        },
      },
      {
        plugins: [react(), languageParts()],
        resolve: { alias },
        test: {
          name: 'dom',
          testTimeout,
          environment: 'happy-dom',
          include: ['client/**/*.dom.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
    ],
  },
});
