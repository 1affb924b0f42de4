import { answerAsset, answerPage, forgetOldAssets, keepAssets, keepPage } from './shell-cache';
import { treatmentOf } from './cache-rules';
import type { WorkerScope } from './worker-scope';

declare const self: WorkerScope;
/** Files of this build; put in by client/build/asset-list.ts. */
declare const SKEIN_ASSETS: readonly string[];

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keepAssets(SKEIN_ASSETS), keepPage()]));
});

// A new worker waits until the tabs of the old one are gone: they may still ask for the old files. Each
// visit keeps the server's newest page for the next one, so nobody is held on an old version for long.
self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldAssets(SKEIN_ASSETS).then(() => self.clients.claim()));
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
