export { FailedPicture } from './failed-picture';
export { Film } from './film';
export { loadPictures } from './load-pictures';
export { RowPlayer } from './row-player';
export { StillPicture } from './still/still-picture';
