import { late } from '@/data/late';

// What a press on a post may need. Fetched ahead while the page is idle (card/late-pieces.ts).
export const lateAskRepeat = late(() => import('./ask-repeat').then((module) => module.askRepeat));
export const lateReactionPicker = late(() =>
  import('./reaction-picker').then((module) => module.ReactionPicker),
);
export const lateMoreMenu = late(() => import('./more-menu').then((module) => module.MoreMenu));

const withStaffItems = late(async () => {
  const [{ itemsInMenu }, { staffMoreMenu }] = await Promise.all([
    import('@/parts/moderation/status-items'),
    import('./more-menu'),
  ]);
  return staffMoreMenu(itemsInMenu);
});
/** With what staff can do, whose code nobody else fetches; without it for as long as it does not come. */
export const lateStaffMenu: typeof lateMoreMenu = {
  get: withStaffItems.get,
  load: () => withStaffItems.load().catch(() => lateMoreMenu.load()),
};
