import type { Announcement, AnnouncementDraft } from '@/domain/instance/announcement';
import type { FoundTag } from '@/domain/status/found-tag';
import type { AccountId, NotificationId, StatusId } from '@/domain/ids';
import type { DirectConversation } from '@/domain/status/direct-conversation';
import type { UserList } from '@/domain/account/user-list';
import type { CatchUp, WentTo } from '@/data/catch-up/catch-up';
import type { OwnAccount } from '@/data/own-account/own-account';
import type { TimelineKey } from '@/domain/status/timeline-key';

export type SearchKind = 'statuses' | 'accounts' | 'hashtags';

export interface SearchResults {
  statuses: readonly StatusId[];
  accounts: readonly AccountId[];
  hashtags: readonly FoundTag[];
}

/** Results as far as they were loaded. */
export interface ResultsSoFar {
  results: SearchResults;
  /** Kinds of which there are no more. */
  ended: readonly SearchKind[];
}

/** What was searched for in this browser by this account, newest first. Never leaves the browser. */
export interface SearchHistory {
  list(): readonly string[];
  add(query: string): void;
  remove(query: string): void;
  clear(): void;
}

export interface Search {
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
export interface ListContent extends Omit<UserList, 'id'> {
  memberIds: readonly AccountId[];
}

export interface UserLists {
  /** As the reader arranged them, new ones before, newest first. */
  all(): Promise<readonly UserList[]>;
  /** Keeps this order in this browser. */
  arrange(ids: readonly string[]): void;
  one(id: string): Promise<UserList>;
  members(id: string): Promise<readonly AccountId[]>;
  /** What a new list begins with: as the reader's other lists are, else as the server's family has them. */
  fresh(): Promise<ListContent>;
  create(content: ListContent): Promise<string>;
  /** Only what differs from `before` is sent. */
  save(id: string, before: ListContent, content: ListContent): Promise<void>;
  remove(id: string): Promise<void>;
  /** Puts people into a list or takes them out. */
  setMembers(id: string, ids: readonly AccountId[], on: boolean): Promise<void>;
  /** Ids of the own lists that hold the account. */
  holding(id: AccountId): Promise<readonly string[]>;
}

export interface Announcements {
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

/** Where the next page begins; only who made it reads it. */
export interface PageMark {
  maxId?: string;
  minId?: string;
  sinceId?: string;
  offset?: number;
}

export interface DirectConversations {
  conversations(after: PageMark | null): Promise<Paged<DirectConversation>>;
  markRead(id: string): Promise<void>;
  remove(id: string): Promise<void>;
}

export type InteractionKind = 'mentions' | 'likes' | 'follows' | 'moves';

/**
 * What pages of their own ask and do: their code comes with the first of them. People and posts that
 * come along are in the records when a promise resolves. Promises reject with ApiError.
 */
export interface Screens {
  search: Search;
  lists: UserLists;
  announcements: Announcements;
  directConversations: DirectConversations;
  interactions(kind: InteractionKind, after: PageMark | null): Promise<Paged<NotificationId>>;
  /** Asks how the reader stands to these people, as far as it is not known, for the notifications' filter. */
  knowStanding(ids: readonly AccountId[]): Promise<void>;
  /** The home timeline after an absence; its code comes with the first question. */
  catchUp(): Promise<CatchUp>;
  /** Brings a timeline to a moment, Unix milliseconds. */
  goTo(key: TimelineKey, time: number): Promise<WentTo>;
  /** One's own account; its code comes with the first question. */
  ownAccount(): Promise<OwnAccount>;
}
