import { late } from '@/lib/late';
import { lateAskRepeat, lateMoreMenu, lateReactionPicker } from '@/parts/status/actions/late-actions';

// What a post may need once somebody turns to it.
export const lateTranslation = late(async () => (await import('./translated')).Translated);
export const lateFilteredQuote = late(async () => (await import('./filtered-quote')).FilteredQuote);
export const lateExpiry = late(async () => (await import('./expiry')).Expiry);
export const lateStandIn = late(async () => (await import('./stand-in')).StandIn);
export const lateStatusAlert = late(async () => (await import('./status-alert')).StatusAlert);

/** Fetched while the page is idle. Resolves in any case; what did not come is asked for again when it is wanted. */
export const preloadPostPieces = (): Promise<unknown> =>
  Promise.allSettled(
    [lateAskRepeat, lateMoreMenu, lateReactionPicker, lateStandIn, lateStatusAlert, lateTranslation].map(
      (code) => code.load(),
    ),
  );
