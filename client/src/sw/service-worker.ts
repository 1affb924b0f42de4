import {
  ASSETS,
  SCREENS,
  answerAsset,
  answerPage,
  forgetOldAssets,
  keepAssets,
  keepPage,
  keepScreens,
} from './shell-cache';
import { treatmentOf } from './cache-rules';
import type { WorkerScope } from './worker-scope';

declare const self: WorkerScope;
/** Files of this build; put in by client/build/asset-list.ts. */
declare const SKEIN_ASSETS: readonly string[];

/** Words of emoji in some language are kept by who uses them (lib/build-file.ts). */
const isForAll = (path: string): boolean => !/^\/assets\/words-[\w-]+\.json$/.test(path);

/** Where a later visit begins: the same addresses as in app/keep-last-screen.ts. */
const BEGINNINGS = ['/', '/main/friends'];

// What needs no thought is answered without starting this worker, where the browser can (static routing): files and
// the page of the last screen from the cache, everything else from the network.
const ROUTES = [
  ...BEGINNINGS.map((pathname) => ({
    condition: { urlPattern: { pathname, search: '' }, requestMode: 'navigate' },
    source: { cacheName: SCREENS },
  })),
  {
    condition: { urlPattern: `${self.location.origin}/assets/*-*` },
    source: { cacheName: ASSETS },
  },
  {
    condition: { or: ['cors', 'no-cors', 'same-origin'].map((requestMode) => ({ requestMode })) },
    source: 'network',
  },
] as const;

self.addEventListener('install', (event) => {
  event.waitUntil(
    // The page comes last: it names the files.
    Promise.all([keepAssets(SKEIN_ASSETS.filter(isForAll)), keepPage()]).then(() => keepScreens(BEGINNINGS)),
  );
  // Without it everything is answered below.
  event.addRoutes?.(ROUTES).catch(() => {});
});

// A new worker waits until the tabs of the old one are gone: they may still ask for the old files. Each
// visit keeps the server's newest page for the next one (here, or the page itself by lib/last-screen.ts), so nobody is
// held on an old version for long.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([forgetOldAssets(SKEIN_ASSETS), keepScreens(BEGINNINGS)]).then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  switch (treatmentOf(event.request, self.location.origin)) {
    case 'cache-first':
      event.respondWith(answerAsset(event.request));
      break;
    case 'page':
      event.respondWith(answerPage(event.request, (work) => event.waitUntil(work)));
      break;
    case 'leave':
      break;
  }
});
