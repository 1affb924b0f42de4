// One file: each is small, and each name of a file weighs in the first load.
export { ListEmpty } from './list-empty';
export { OlderFailed } from './older-failed';
