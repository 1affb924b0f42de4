import { idle } from '@/lib/idle';
import { late } from '@/lib/late';
import { latePlayer } from './players/late-player';

/** One file: its parts are small, and each name of a file weighs in the first load. */
const pieces = () => import('./media-pieces');

// Films and sounds have their places at once, and their buttons a moment later: drawn soon, but not first.
export const lateFilm = late(() =>
  idle()
    .then(pieces)
    .then((module) => module.Film),
);
export const lateRowPlayer = late(() =>
  idle()
    .then(pieces)
    .then((module) => module.RowPlayer),
);

// Nothing plays and nothing is looked at closely before somebody asks for it.
export const lateViewer = late(() => import('./viewer/viewer').then((module) => module.Viewer));
export const lateStillPicture = late(() => pieces().then((module) => module.StillPicture));
export const lateFailedPicture = late(() => pieces().then((module) => module.FailedPicture));

/** Fetches what the first press needs. */
export const preloadMedia = (): Promise<unknown> =>
  Promise.allSettled([lateViewer.load(), latePlayer.load()]);
