// One file: each is small, and each name of a file weighs in the first load.
export { createHeadersRemote } from './headers-remote';
export { createPeopleRemote } from './people-remote';
export { createPostingRemote } from './posting-remote';
