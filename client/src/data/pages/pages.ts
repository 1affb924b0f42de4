import type { Announcement, AnnouncementDraft } from '@/domain/instance/announcement';
import type { FoundTag } from '@/domain/status/found-tag';
import type { AccountId, NotificationId, StatusId } from '@/domain/ids';
import type { Talk } from '@/domain/status/talk';
import type { UserList } from '@/domain/account/user-list';

export type SearchKind = 'statuses' | 'accounts' | 'hashtags';

export interface SearchResults {
  statuses: readonly StatusId[];
  accounts: readonly AccountId[];
  hashtags: readonly FoundTag[];
}

/** What was searched for in this browser by this account, newest first. Never leaves the browser. */
export interface SearchHistory {
  list(): readonly string[];
  add(query: string): void;
  remove(query: string): void;
  clear(): void;
}

export interface SearchDesk {
  /** Everything, first pages; what is unknown here is fetched from elsewhere (`resolve`). */
  find(query: string, signal: AbortSignal): Promise<SearchResults>;
  /** The next page of one kind, after `offset` results; the other kinds come empty. */
  more(query: string, kind: SearchKind, offset: number): Promise<SearchResults>;
  /** Posts of one person by words. */
  within(accountId: AccountId, query: string, after: PageMark | null): Promise<Paged<StatusId>>;
  /** People by name, for lists; only those whom the reader follows when `following`. */
  people(query: string, following: boolean, signal?: AbortSignal): Promise<readonly AccountId[]>;
  history: SearchHistory;
}

/** How many results a search brings of each kind at a time. */
export const SEARCH_PAGE = 20;

/** What a list shall become. */
export interface ListWish extends Omit<UserList, 'id'> {
  memberIds: readonly AccountId[];
}

export interface ListsDesk {
  /** As the reader arranged them, new ones before, newest first. */
  all(): Promise<readonly UserList[]>;
  /** Keeps this order in this browser. */
  arrange(ids: readonly string[]): void;
  one(id: string): Promise<UserList>;
  members(id: string): Promise<readonly AccountId[]>;
  /** What a new list begins with: as the reader's other lists are, else as the server's family has them. */
  fresh(): Promise<ListWish>;
  create(wish: ListWish): Promise<string>;
  /** Only what differs from `before` is sent. */
  save(id: string, before: ListWish, wish: ListWish): Promise<void>;
  remove(id: string): Promise<void>;
  /** Puts people into a list or takes them out. */
  setMembers(id: string, ids: readonly AccountId[], on: boolean): Promise<void>;
  /** Ids of the own lists that hold the account. */
  holding(id: AccountId): Promise<readonly string[]>;
}

export interface AnnouncementsDesk {
  /** Newest first; admins see all with their sources, others what is announced now. */
  all(): Promise<readonly Announcement[]>;
  /** The badge of the navigation follows. */
  markRead(id: string): Promise<void>;
  post(draft: AnnouncementDraft): Promise<void>;
  edit(id: string, draft: AnnouncementDraft): Promise<void>;
  remove(id: string): Promise<void>;
}

/** A page of a list whose next one is asked for with `next`; null at the end. */
export interface Paged<T> {
  items: readonly T[];
  next: PageMark | null;
}

/** Where the next page begins; only the desk that made it reads it. */
export interface PageMark {
  maxId?: string;
  minId?: string;
  sinceId?: string;
  offset?: number;
}

export interface InboxDesk {
  talks(after: PageMark | null): Promise<Paged<Talk>>;
  markRead(id: string): Promise<void>;
  remove(id: string): Promise<void>;
}

export type InteractionKind = 'mentions' | 'likes' | 'follows' | 'moves';

/**
 * What pages of their own ask and wish: their code comes with the first of them. People and posts that
 * come along are in the records when a promise resolves. Promises reject with ApiError.
 */
export interface Pages {
  search: SearchDesk;
  lists: ListsDesk;
  announcements: AnnouncementsDesk;
  inbox: InboxDesk;
  interactions(kind: InteractionKind, after: PageMark | null): Promise<Paged<NotificationId>>;
  /** Asks how the reader stands to these people, as far as it is not known, for the notifications' filter. */
  knowStanding(ids: readonly AccountId[]): Promise<void>;
}
