import { late } from '@/lib/late';
import { latePlayer } from './players/late-player';

/** What is drawn soon, but not first. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });

// Films and sounds have their places at once, and their buttons a moment later.
export const lateFilm = late(() =>
  idle()
    .then(() => import('./film'))
    .then((module) => module.Film),
);
export const lateRowPlayer = late(() =>
  idle()
    .then(() => import('./row-player'))
    .then((module) => module.RowPlayer),
);

// Nothing plays and nothing is looked at closely before somebody asks for it.
export const lateViewer = late(() => import('./viewer/viewer').then((module) => module.Viewer));
export const lateStillPicture = late(() =>
  import('./still/still-picture').then((module) => module.StillPicture),
);
export const lateFailedPicture = late(() =>
  import('./failed-picture').then((module) => module.FailedPicture),
);

/** Fetches what the first press needs. */
export const preloadMedia = (): Promise<unknown> =>
  Promise.allSettled([lateViewer.load(), latePlayer.load()]);
