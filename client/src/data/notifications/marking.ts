// One file: both are small, and each name of a file weighs in the first load.
export { dismiss } from './dismiss';
export { moveMarker } from './move-marker';
