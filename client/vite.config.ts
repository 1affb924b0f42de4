import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { assetList } from './build/asset-list.ts';
import { devPolicy } from './build/dev-policy.ts';

/** The server behind `npm run dev` (scripts/dev.mjs). */
const BACKEND = process.env['SKEIN_BACKEND'] ?? 'http://localhost:4001';
/** Paths that the backend answers (static-files.md §5); all others are the client's. */
const BACKEND_PATHS =
  '^/(api|oauth|auth|\\.well-known|nodeinfo|main/ostatus|proxy|media|objects|activities|tags|pleroma|akkoma|emoji|images|instance|static|favicon\\.png|manifest\\.json)(/|$|\\?|\\.)';
const NONCE = 'skein-dev';

// Everything is emitted as its own file: the strict Content-Security-Policy allows no inline
// script or style and no data: font or worker (docs/deploy.md).
export default defineConfig(({ command }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), assetList(), devPolicy(NONCE)],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  // Only in development: the page that backends serve must hold no nonce of ours.
  ...(command === 'serve' ? { html: { cspNonce: NONCE } } : {}),
  server: {
    proxy: { [BACKEND_PATHS]: { target: BACKEND, changeOrigin: true, ws: true } },
  },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        index: fileURLToPath(new URL('./index.html', import.meta.url)),
        'sw-pleroma': fileURLToPath(new URL('./src/sw/service-worker.ts', import.meta.url)),
      },
      output: {
        entryFileNames: (chunk) =>
          chunk.name === 'sw-pleroma' ? 'sw-pleroma.js' : 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
}));
