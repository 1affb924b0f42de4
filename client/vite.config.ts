import globalData from '@csstools/postcss-global-data';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { fileURLToPath } from 'node:url';
import customMedia from 'postcss-custom-media';
import { defineConfig } from 'vite';
import { assetList } from './build/asset-list.ts';
import { devPolicy } from './build/dev-policy.ts';
import { chunkGroups } from './build/chunks.ts';
import { compiledAhead } from './build/compiled-ahead.ts';
import { compressedSiblings } from './build/compressed-siblings.ts';
import { earlyScript } from './build/early-script.ts';
import { hoverOnly } from './build/hover-only.ts';
import { languageParts } from './build/language-parts.ts';

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
  plugins: [
    earlyScript(here('./early/early.js')),
    react(),
    languageParts(),
    assetList(),
    compiledAhead(),
    compressedSiblings(),
  ],
  resolve: {
    alias: { '@': here('./src') },
  },
  // Only in development: the page that backends serve must hold no nonce of ours.
  ...(command === 'serve' ? { html: { cspNonce: NONCE } } : {}),
  css: {
    postcss: {
      plugins: [globalData({ files: [here('./src/theme/breakpoints.css')] }), customMedia(), hoverOnly],
    },
  },
  server: {
    headers: { 'content-security-policy': devPolicy(NONCE, BACKEND) },
    proxy: { [BACKEND_PATHS]: { target: BACKEND, changeOrigin: true, ws: true } },
  },
  // The index of the library has a worker of its own (decision 0016), a file like the others.
  worker: {
    format: 'es',
    rolldownOptions: { output: { entryFileNames: 'assets/[name]-[hash].js' } },
  },
  build: {
    // Syntax and style sheets are written for the browsers of `browserslist` in package.json.
    target: browserslistToEsbuild(),
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
