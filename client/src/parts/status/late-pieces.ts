import { late, type Late } from '@/lib/late';
import { lateOutlines } from '@/ui/icon/late-outlines';
import type * as pieces from './post-pieces';

type Pieces = typeof pieces;

const piece = <K extends keyof Pieces>(name: K): Late<Pieces[K]> =>
  late(() => import('./post-pieces').then((all) => all[name]));

// What a post may need once somebody turns to it. Fetched ahead while the page is idle.
export const lateReactionPicker = piece('ReactionPicker');
export const lateTranslation = piece('Translated');
export const lateExpiry = piece('Expiry');
export const lateStandIn = piece('StandIn');
export const lateSketch = piece('Sketch');
export const lateStatusAlert = piece('StatusAlert');
export const lateAskRepeat = piece('askRepeat');
export const lateMoreMenu = piece('MoreMenu');

/** Resolves in any case; what did not come is asked for again when it is wanted. */
export const preloadPostPieces = (): Promise<unknown> =>
  Promise.allSettled(
    [
      lateAskRepeat,
      lateMoreMenu,
      lateOutlines,
      lateReactionPicker,
      lateSketch,
      lateStandIn,
      lateStatusAlert,
      lateTranslation,
    ].map((code) => code.load()),
  );
