import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { assetList } from './build/asset-list.ts';
import { devPolicy } from './build/dev-policy.ts';
import { chunkGroups } from './build/chunks.ts';
import { compressedSiblings } from './build/compressed-siblings.ts';
import { earlyScript } from './build/early-script.ts';
import { hoverOnly } from './build/hover-only.ts';

/** The server behind `npm run dev` (scripts/dev.mjs). */
const BACKEND = process.env['SKEIN_BACKEND'] ?? 'http://localhost:4001';
/** Paths that the backend answers (static-files.md §5); all others are the client's. */
const BACKEND_PATHS =
  '^/(api|oauth|auth|\\.well-known|nodeinfo|main/ostatus|proxy|media|objects|activities|tags|pleroma|akkoma|emoji|images|instance|static|favicon\\.png|manifest\\.json)(/|$|\\?|\\.)';
const NONCE = 'skein-dev';
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// Everything is emitted as its own file: the strict Content-Security-Policy allows no inline
// script or style and no data: font or worker (docs/deploy.md).
export default defineConfig(({ command }) => ({
  root: here('.'),
  plugins: [earlyScript(here('./early/early.js')), react(), assetList(), compressedSiblings()],
  resolve: {
    alias: { '@': here('./src') },
  },
  // Only in development: the page that backends serve must hold no nonce of ours.
  ...(command === 'serve' ? { html: { cspNonce: NONCE } } : {}),
  css: {
    postcss: { plugins: [hoverOnly] },
  },
  server: {
    headers: { 'content-security-policy': devPolicy(NONCE, BACKEND) },
    proxy: { [BACKEND_PATHS]: { target: BACKEND, changeOrigin: true, ws: true } },
  },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    sourcemap: true,
    rolldownOptions: {
      input: {
        index: here('./index.html'),
        'sw-pleroma': here('./src/sw/service-worker.ts'),
      },
      output: {
        entryFileNames: ({ name }) => (name === 'sw-pleroma' ? '[name].js' : 'assets/[name]-[hash].js'),
        codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups },
      },
    },
  },
}));
