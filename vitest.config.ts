import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { languageParts } from './client/build/language-parts.ts';

const alias = { '@': fileURLToPath(new URL('./client/src', import.meta.url)) };

// Beside other work a test may be slow; none is judged by its time.
const testTimeout = 60_000;

/** Component tests of what a page is before anybody has used it, or before a late part is there: each has a window of its own. */
const FRESH = [
  'client/src/{app,lib}/**/*.dom.test.{ts,tsx}',
  'client/src/ui/virtual-list/block-list.dom.test.tsx',
  'client/src/parts/rich-text/rich-text.dom.test.tsx',
  'client/src/features/settings/first-paint.dom.test.tsx',
];

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
          // A window and all its modules for each file took three times as long as the tests.
          isolate: false,
          setupFiles: ['client/test/shared-window.ts'],
          include: ['client/**/*.dom.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', ...FRESH],
        },
      },
      {
        plugins: [react(), languageParts()],
        resolve: { alias },
        test: {
          name: 'fresh',
          testTimeout,
          environment: 'happy-dom',
          include: FRESH,
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
    ],
  },
});
