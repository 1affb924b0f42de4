import { fetchRelationships } from '@/api/endpoints/accounts';
import * as announcements from '@/api/endpoints/announcements-page';
import { fetchTalks, readTalk, removeTalk, type TalkBundle } from '@/api/endpoints/conversations';
import * as members from '@/api/endpoints/list-members';
import * as lists from '@/api/endpoints/lists';
import { fetchNotifications } from '@/api/endpoints/notifications';
import { search, type SearchAnswer, type SearchWish } from '@/api/endpoints/search';
import type { AccountBundle } from '@/api/decode/account';
import type { NotificationBundle } from '@/api/decode/notification';
import type { Client } from '@/api/http';
import type { Cursor, Page } from '@/api/pagination';
import type { Announcement, AnnouncementDraft } from '@/domain/instance/announcement';
import type { AccountId } from '@/domain/ids';
import type { UserList } from '@/domain/account/user-list';

/** Calls of pages that no visit begins with. Every call throws ApiError. */
export interface PagesRemote {
  search(wish: SearchWish): Promise<SearchAnswer>;
  lists(): Promise<readonly UserList[]>;
  list(id: string): Promise<UserList>;
  createList(wish: lists.ListWish): Promise<UserList>;
  updateList(id: string, wish: lists.ListWish): Promise<UserList>;
  deleteList(id: string): Promise<void>;
  members(id: string): Promise<readonly AccountBundle[]>;
  addMembers(id: string, ids: readonly AccountId[]): Promise<void>;
  removeMembers(id: string, ids: readonly AccountId[]): Promise<void>;
  listsOf(id: AccountId): Promise<readonly UserList[]>;
  announcements(): Promise<readonly Announcement[]>;
  allAnnouncements(): Promise<readonly Announcement[]>;
  readAnnouncement(id: string): Promise<void>;
  postAnnouncement(draft: AnnouncementDraft): Promise<Announcement>;
  editAnnouncement(id: string, draft: AnnouncementDraft): Promise<Announcement>;
  deleteAnnouncement(id: string): Promise<void>;
  talks(cursor: Cursor): Promise<Page<TalkBundle>>;
  readTalk(id: string): Promise<void>;
  removeTalk(id: string): Promise<void>;
  notificationsOf(types: readonly string[], cursor: Cursor): Promise<Page<NotificationBundle>>;
  relationships: (ids: readonly AccountId[]) => ReturnType<typeof fetchRelationships>;
}

export const createPagesRemote = (client: Client): PagesRemote => ({
  search: (wish) => search(client, wish),
  lists: () => lists.fetchLists(client),
  list: (id) => lists.fetchList(client, id),
  createList: (wish) => lists.createList(client, wish),
  updateList: (id, wish) => lists.updateList(client, id, wish),
  deleteList: (id) => lists.deleteList(client, id),
  members: (id) => members.fetchMembers(client, id),
  addMembers: (id, ids) => members.addMembers(client, id, ids),
  removeMembers: (id, ids) => members.removeMembers(client, id, ids),
  listsOf: (id) => members.fetchListsOf(client, id),
  announcements: () => announcements.fetchAnnouncements(client),
  allAnnouncements: () => announcements.fetchAllAnnouncements(client),
  readAnnouncement: (id) => announcements.readAnnouncement(client, id),
  postAnnouncement: (draft) => announcements.postAnnouncement(client, draft),
  editAnnouncement: (id, draft) => announcements.editAnnouncement(client, id, draft),
  deleteAnnouncement: (id) => announcements.deleteAnnouncement(client, id),
  talks: (cursor) => fetchTalks(client, cursor),
  readTalk: (id) => readTalk(client, id),
  removeTalk: (id) => removeTalk(client, id),
  notificationsOf: (types, cursor) =>
    fetchNotifications(client, { ...cursor, includeTypes: types, limit: 20 }),
  relationships: (ids) => fetchRelationships(client, ids),
});
