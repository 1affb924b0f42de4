import {
  ASSETS,
  SCREENS,
  answerAsset,
  answerPage,
  answerWithoutNetwork,
  forgetOldAssets,
  keepAssets,
  keepPage,
  keepScreens,
} from './shell-cache';
import { treatmentOf } from './cache-rules';
import { answerManifest } from './manifest';
import { listenForPush } from './push';
import { keepShared } from './shared';
import type { WorkerScope } from './worker-scope';

declare const self: WorkerScope;
/** Files of this build; put in by client/build/asset-list.ts. */
declare const SKEIN_ASSETS: readonly string[];

/** Words of a language, its emoji's too, are kept by who uses them (lib/build-file.ts); few are staff; the door and what is set of an account need the server, made languages are for tests; themes that are made, the library and what comes from outside are kept with their first use. */
const isForAll = (path: string): boolean =>
  !/^\/assets\/(?:(?:words|language)-[\w-]+\.json|(?:account|colours|door|library|outside|pseudo|staff)-[^/]+)$/.test(
    path,
  );

/** All that screens are made of. A page that stays open for long may meet builds that have it no more. */
const isOfScreens = (path: string): boolean =>
  /\.(?:js|css)$/.test(path) && !path.startsWith('/assets/pseudo-');

/** Where a later visit begins: the same addresses as in app/screen-picture/keep-picture.ts. */
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
  { condition: { urlPattern: { pathname: '/manifest.json', search: '' } }, source: 'fetch-event' },
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

// A new worker waits until the tabs of the old one are gone, or until one of them says that nothing is being written
// (app/hosts/use-parts-gone.ts). Each
// visit keeps the server's newest page for the next one (here, or the page itself by lib/screen-picture/picture.ts), so nobody is
// held on an old version for long.
self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting();
  if (event.data === 'keep the rest') event.waitUntil(keepAssets(SKEIN_ASSETS.filter(isOfScreens)));
});

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
    case 'page-without-network':
      event.respondWith(answerWithoutNetwork(event.request));
      break;
    case 'manifest':
      event.respondWith(answerManifest(event.request));
      break;
    case 'share':
      event.respondWith(keepShared(event.request));
      break;
    case 'leave':
      break;
  }
});

listenForPush(self);
