import { late, type Late } from '@/lib/late';
import type * as pieces from './post-pieces';

type Pieces = typeof pieces;

const piece = <K extends keyof Pieces>(name: K): Late<Pieces[K]> =>
  late(() => import('./post-pieces').then((all) => all[name]));

// What a post may need once somebody turns to it. Fetched ahead while the page is idle.
export const lateReactionPicker = piece('ReactionPicker');
export const lateTranslation = piece('Translated');
export const lateFilteredQuote = piece('FilteredQuote');
export const lateExpiry = piece('Expiry');
export const lateStandIn = piece('StandIn');
export const lateStatusAlert = piece('StatusAlert');
export const lateAskRepeat = piece('askRepeat');
export const lateMoreMenu = piece('MoreMenu');

const staffMenu = piece('staffMoreMenu');
const withStaffItems = late(async () => {
  const [{ itemsInMenu }, menu] = await Promise.all([
    import('@/parts/moderation/status-items'),
    staffMenu.load(),
  ]);
  return menu(itemsInMenu);
});
/** With what staff can do, whose code nobody else fetches; without it for as long as it does not come. */
export const lateStaffMenu: typeof lateMoreMenu = {
  get: withStaffItems.get,
  load: () => withStaffItems.load().catch(() => lateMoreMenu.load()),
};

/** Resolves in any case; what did not come is asked for again when it is wanted. */
export const preloadPostPieces = (): Promise<unknown> =>
  Promise.allSettled(
    [lateAskRepeat, lateMoreMenu, lateReactionPicker, lateStandIn, lateStatusAlert, lateTranslation].map(
      (code) => code.load(),
    ),
  );
