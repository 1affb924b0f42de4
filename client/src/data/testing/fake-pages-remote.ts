import type { PagesRemote } from '@/data/remote/pages-remote';

const unexpected = (): Promise<never> => Promise.reject(new Error('the test did not expect this call'));

/** Every call fails unless the test says how it is answered. */
export const fakePagesRemote = (answers: Partial<PagesRemote>): PagesRemote => ({
  search: unexpected,
  lists: unexpected,
  list: unexpected,
  createList: unexpected,
  updateList: unexpected,
  deleteList: unexpected,
  members: unexpected,
  addMembers: unexpected,
  removeMembers: unexpected,
  listsOf: unexpected,
  announcements: unexpected,
  allAnnouncements: unexpected,
  readAnnouncement: unexpected,
  postAnnouncement: unexpected,
  editAnnouncement: unexpected,
  deleteAnnouncement: unexpected,
  talks: unexpected,
  readTalk: unexpected,
  removeTalk: unexpected,
  notificationsOf: unexpected,
  relationships: unexpected,
  ...answers,
});
