import { late } from '@/lib/late';

// Nothing plays and nothing is looked at closely before somebody asks for it.
export const lateViewer = late(() => import('./viewer/viewer').then((module) => module.Viewer));
export const latePlayer = late(() => import('./players/player').then((module) => module.Player));
export const lateStillPicture = late(() =>
  import('./still/still-picture').then((module) => module.StillPicture),
);
export const lateFailedPicture = late(() =>
  import('./failed-picture').then((module) => module.FailedPicture),
);

/** Fetches what the first press needs. */
export const preloadMedia = (): Promise<unknown> =>
  Promise.allSettled([lateViewer.load(), latePlayer.load()]);
