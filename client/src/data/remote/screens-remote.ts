import { fetchRelationships } from '@/api/endpoints/accounts';
import * as announcements from '@/api/endpoints/announcements-page';
import {
  fetchDirectConversations,
  readDirectConversation,
  removeDirectConversation,
  type ConversationBundle,
} from '@/api/endpoints/conversations';
import { fetchMarkers, saveMarker } from '@/api/endpoints/markers';
import * as members from '@/api/endpoints/list-members';
import * as lists from '@/api/endpoints/lists';
import { fetchNotifications } from '@/api/endpoints/notifications';
import { search, type SearchAnswer, type SearchParams } from '@/api/endpoints/search';
import type { AccountBundle } from '@/api/decode/account';
import type { NotificationBundle } from '@/api/decode/notification';
import type { Client } from '@/api/http';
import type { Cursor, Page } from '@/api/pagination';
import type { Announcement, AnnouncementDraft } from '@/domain/instance/announcement';
import type { AccountId, StatusId } from '@/domain/ids';
import type { UserList } from '@/domain/account/user-list';
import { late } from '@/data/late';
import type { FoldersRemote } from './folders-remote';
import type { OwnAccountRemote } from './own-account-remote';

const lateAccount = late(() => import('./own-account-remote')).load;
const lateFolders = late(() => import('./folders-remote')).load;

/** Calls of pages that no visit begins with. Every call throws ApiError. */
export interface ScreensRemote {
  search(params: SearchParams): Promise<SearchAnswer>;
  lists(): Promise<readonly UserList[]>;
  list(id: string): Promise<UserList>;
  createList(content: lists.ListContent): Promise<UserList>;
  updateList(id: string, content: lists.ListContent): Promise<UserList>;
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
  conversations(cursor: Cursor): Promise<Page<ConversationBundle>>;
  readDirectConversation(id: string): Promise<void>;
  removeDirectConversation(id: string): Promise<void>;
  notificationsOf(types: readonly string[], cursor: Cursor): Promise<Page<NotificationBundle>>;
  relationships: (ids: readonly AccountId[]) => ReturnType<typeof fetchRelationships>;
  /** How far the home timeline was read, on any device; null where it is not known. */
  homeMarker(): Promise<StatusId | null>;
  setHomeMarker(id: StatusId): Promise<void>;
  ownAccount(): Promise<OwnAccountRemote>;
  folders(): Promise<FoldersRemote>;
}

export const createScreensRemote = (client: Client): ScreensRemote => ({
  search: (params) => search(client, params),
  lists: () => lists.fetchLists(client),
  list: (id) => lists.fetchList(client, id),
  createList: (content) => lists.createList(client, content),
  updateList: (id, content) => lists.updateList(client, id, content),
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
  conversations: (cursor) => fetchDirectConversations(client, cursor),
  readDirectConversation: (id) => readDirectConversation(client, id),
  removeDirectConversation: (id) => removeDirectConversation(client, id),
  notificationsOf: (types, cursor) =>
    fetchNotifications(client, { ...cursor, includeTypes: types, limit: 20 }),
  relationships: (ids) => fetchRelationships(client, ids),
  homeMarker: async () => (await fetchMarkers(client)).home?.lastReadId ?? null,
  setHomeMarker: (id) => saveMarker(client, 'home', id),
  ownAccount: async () => (await lateAccount()).createOwnAccountRemote(client),
  folders: async () => (await lateFolders()).createFoldersRemote(client),
});
