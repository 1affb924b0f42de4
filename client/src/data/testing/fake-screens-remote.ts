import type { ScreensRemote } from '@/data/remote/screens-remote';

const unexpected = (): Promise<never> => Promise.reject(new Error('the test did not expect this call'));

/** Every call fails unless the test says how it is answered. */
export const fakeScreensRemote = (answers: Partial<ScreensRemote>): ScreensRemote => ({
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
  conversations: unexpected,
  readDirectConversation: unexpected,
  removeDirectConversation: unexpected,
  notificationsOf: unexpected,
  relationships: unexpected,
  homeMarker: unexpected,
  setHomeMarker: unexpected,
  ownAccount: unexpected,
  folders: unexpected,
  ...answers,
});
