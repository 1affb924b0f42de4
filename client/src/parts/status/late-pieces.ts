import { lateLivePoll } from '@/parts/poll/late-poll';
import { late } from '@/lib/late';
import { lateOutlines } from '@/ui/icon/late-outlines';

// What a post may need once somebody turns to it. Fetched ahead while the page is idle.
export const lateReactionPicker = late(() =>
  import('./reaction-picker').then((module) => module.ReactionPicker),
);
export const lateTranslation = late(() => import('./translated').then((module) => module.Translated));
export const lateExpiry = late(() => import('./expiry').then((module) => module.Expiry));
export const lateMutedPost = late(() => import('./placeholder').then((module) => module.MutedPost));
export const lateAskRepeat = late(() => import('./ask-repeat').then((module) => module.askRepeat));
export const lateMoreMenu = late(() => import('./more-menu').then((module) => module.MoreMenu));

/** Resolves in any case; what did not come is asked for again when it is wanted. */
export const preloadPostPieces = (): Promise<unknown> =>
  Promise.allSettled([
    lateAskRepeat.load(),
    lateLivePoll.load(),
    lateMoreMenu.load(),
    lateMutedPost.load(),
    lateOutlines.load(),
    lateReactionPicker.load(),
    lateTranslation.load(),
  ]);
