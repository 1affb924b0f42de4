import { late } from '@/lib/late';
import { lateAskRepeat, lateMoreMenu, lateReactionPicker } from '@/parts/status/actions/late-actions';

// What a post may need once somebody turns to it.
export const lateTranslation = late(() => import('./translated').then((module) => module.Translated));
export const lateFilteredQuote = late(() =>
  import('./filtered-quote').then((module) => module.FilteredQuote),
);
export const lateExpiry = late(() => import('./expiry').then((module) => module.Expiry));
export const lateStandIn = late(() => import('./stand-in').then((module) => module.StandIn));
export const lateStatusAlert = late(() => import('./status-alert').then((module) => module.StatusAlert));

/** Fetched while the page is idle. Resolves in any case; what did not come is asked for again when it is wanted. */
export const preloadPostPieces = (): Promise<unknown> =>
  Promise.allSettled(
    [lateAskRepeat, lateMoreMenu, lateReactionPicker, lateStandIn, lateStatusAlert, lateTranslation].map(
      (code) => code.load(),
    ),
  );
