import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { assetList } from './build/asset-list.ts';
import { devPolicy } from './build/dev-policy.ts';
import { compressedSiblings } from './build/compressed-siblings.ts';
import { earlyScript } from './build/early-script.ts';
import { firstLoadGroups } from './build/first-load.ts';
import { hoverOnly } from './build/hover-only.ts';
import { inlineClasses } from './build/inline-classes.ts';
import { leanReact } from './build/lean-react/lean-react.ts';
import { plainExportsOfIndex } from './build/plain-exports.ts';
import { shortClassNames } from './build/short-class-names.ts';

/** The server behind `npm run dev` (scripts/dev.mjs). */
const BACKEND = process.env['SKEIN_BACKEND'] ?? 'http://localhost:4001';
/** Paths that the backend answers (static-files.md §5); all others are the client's. */
const BACKEND_PATHS =
  '^/(api|oauth|auth|\\.well-known|nodeinfo|main/ostatus|proxy|media|objects|activities|tags|pleroma|akkoma|emoji|images|instance|static|favicon\\.png|manifest\\.json)(/|$|\\?|\\.)';
const NONCE = 'skein-dev';
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// The first load names all that comes later: with names of their own those would weigh half a kilobyte in it, with
// a letter more in each hash a tenth of one.
const homeChunks = readFileSync(here('../scripts/home-chunks.json'), 'utf8');
const chunkName = (name: string): string => (homeChunks.includes(`"${name}"`) ? name : 'late');

// Everything is emitted as its own file: the strict Content-Security-Policy allows no inline
// script or style and no data: font or worker (docs/deploy.md).
export default defineConfig(({ command }) => ({
  root: here('.'),
  plugins: [
    earlyScript(here('./early/early.js')),
    inlineClasses(),
    react(),
    leanReact(),
    plainExportsOfIndex(),
    assetList(),
    compressedSiblings(),
    devPolicy(NONCE, BACKEND),
  ],
  resolve: {
    alias: {
      '@': here('./src'),
      'use-sync-external-store/shim/index.js': here('./build/use-sync-external-store.ts'),
    },
  },
  // Only in development: the page that backends serve must hold no nonce of ours.
  ...(command === 'serve' ? { html: { cspNonce: NONCE } } : {}),
  css: {
    postcss: { plugins: [hoverOnly] },
    ...(command === 'build' ? { modules: { generateScopedName: shortClassNames(here('./src')) } } : {}),
  },
  server: {
    proxy: { [BACKEND_PATHS]: { target: BACKEND, changeOrigin: true, ws: true } },
  },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    // Lazy parts name their style sheets only: lists of scripts would weigh more than they save.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'html' ? dependencies : dependencies.filter((name) => name.endsWith('.css')),
    },
    // 1 KB less, brotli, than the bundler's own.
    minify: 'terser',
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: { passes: 3, pure_getters: true, keep_fargs: false, inline: 1 },
    },
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        index: here('./index.html'),
        'sw-pleroma': here('./src/sw/service-worker.ts'),
      },
      treeshake: { propertyReadSideEffects: false },
      output: {
        entryFileNames: (chunk) =>
          chunk.name === 'sw-pleroma' ? 'sw-pleroma.js' : 'assets/[name]-[hash:7].js',
        chunkFileNames: ({ name }) => `assets/${chunkName(name)}-[hash:7].js`,
        assetFileNames: ({ names: [name = ''] }) => {
          const sheet = name.endsWith('.css');
          return `assets/${sheet ? chunkName(name.slice(0, -4)) : '[name]'}-[hash:7][extname]`;
        },
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: firstLoadGroups(here('./src/main.tsx'), {
                beside: [
                  here('./src/features/notifications/notifications-panel.tsx'),
                  here('./src/features/about/instance-panel.tsx'),
                ],
                rows: [
                  here('./src/parts/poll/live-poll.tsx'),
                  here('./src/parts/status/repeaters.tsx'),
                  here('./src/features/notifications/favicon-badge.ts'),
                  here('../node_modules/fast-blurhash/index.js'),
                ],
                'late-parts': [here('./src/data/late-parts.ts')],
                // One file, as the name of each weighs in the first load.
                pieces: [
                  here('./src/i18n/language-name.ts'),
                  here('./src/i18n/messages/en/late/again.ts'),
                  here('./src/i18n/messages/en/late/asking.ts'),
                  here('./src/i18n/messages/en/late/filtering.ts'),
                  here('./src/i18n/messages/en/late/grouping.ts'),
                  here('./src/i18n/messages/en/late/muting.ts'),
                  here('./src/i18n/messages/en/late/not-here.ts'),
                  here('./src/i18n/messages/en/late/suggesting.ts'),
                  here('./src/lib/ask-for-notifications.ts'),
                  here('./src/lib/way-back.ts'),
                  here('./src/lib/date-field.ts'),
                  here('./src/lib/set-hash.ts'),
                  here('./src/parts/emoji/emoji-cell.tsx'),
                  here('./src/parts/status/expiry.tsx'),
                  here('./src/parts/status/thread-here.ts'),
                  here('./src/ui/alert/alert.tsx'),
                  here('./src/ui/dialog/dialog.tsx'),
                  here('./src/ui/field/check.tsx'),
                  here('./src/ui/field/text-area.tsx'),
                  here('./src/ui/focus/use-passes-focus-on.ts'),
                  here('./src/ui/menu/menu-popup.tsx'),
                  here('./src/ui/popover/popover.tsx'),
                  here('./src/ui/tabs/tabs.tsx'),
                ],
              }),
            },
          ],
        },
      },
    },
  },
}));
