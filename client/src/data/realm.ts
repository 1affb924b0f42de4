import type { Account } from '@/domain/account';
import type { ApiError, Fetch } from '@/domain/api-error';
import type { Difference } from '@/domain/as-asked';
import type { AccountId, NotificationId, RealmKey, StatusId } from '@/domain/ids';
import type { Notification } from '@/domain/notification';
import type { Relationship } from '@/domain/relationship';
import type { TimelineKey } from '@/domain/timeline-key';
import type { Server } from '@/domain/server';
import type { Reaction, Status } from '@/domain/status';
import type { Visibility } from '@/domain/visibility';
import type { Late } from '@/lib/late';
import type { Conversations, ThreadCode } from './conversations/threads';
import type { People } from './people/people';
import type { Drafts } from './drafts/draft';
import type { OutgoingStatus } from './outgoing-status';
import type { Readable } from './readable';
import type { Details } from './details/details';
import type { Posting } from './posting/posting';
import type { Pages } from './pages/pages';
import type { InstanceDetails } from './instance/instance-details';
import type { PreferenceName, Preferences } from './settings/preferences';

export type { Conversations, ConversationView } from './conversations/threads';
export type { Draft, DraftKey, Drafts } from './drafts/draft';
export type { OutgoingStatus } from './outgoing-status';
export type { Readable } from './readable';
export type { TimelineKey };

/** A stretch that was not fetched: newer than `since`, older than `above`. */
export interface TimelineGap {
  above: StatusId;
  since: StatusId;
}

/** Quick filters of one timeline (TL-11); kept until the page is closed. */
export interface TimelineFilter {
  onlyMedia: boolean;
  hideRepeats: boolean;
}

export interface TimelineView {
  /** Shown ids, newest first. */
  ids: readonly StatusId[];
  /** Received but not shown yet (TL-04). */
  queued: number;
  /** True after a gap: the button reads "reload" (TL-04, TL-05). */
  mustReload: boolean;
  older: Fetch;
  newer: Fetch;
  /** An older page came back empty (TL-06). */
  reachedEnd: boolean;
  /** Something was loaded (from memory, disk or network): an empty list is really empty. */
  loaded: boolean;
  /** Gaps by the shown post above which they stand. */
  gaps: ReadonlyMap<StatusId, TimelineGap>;
  /** The newest post that was shown before the last "show new": what is above it was unread. */
  readUpTo: StatusId | null;
  /** Who else repeated a post, by the id of that post; `''` where the post came itself too. */
  also: ReadonlyMap<StatusId, readonly AccountId[]>;
  filter: TimelineFilter;
}

export interface Timelines {
  view(key: TimelineKey): Readable<TimelineView>;
  /** A screen shows the timeline: loads it, polls or streams it until the returned function is called. */
  open(key: TimelineKey): () => void;
  loadNewer(key: TimelineKey): Promise<void>;
  loadOlder(key: TimelineKey): Promise<void>;
  /** Shows the queue, keeping the 50 newest (TL-05), or reloads after a gap. */
  showNew(key: TimelineKey): void;
  /** The screen tells how it stands, which decides whether new posts show at once (TL-04). */
  setReading(key: TimelineKey, reading: { atTop: boolean; focused: boolean }): void;
  /** Loads one page of a gap, from its newer or its older end; resolves with what went wrong. */
  fillGap(key: TimelineKey, gap: TimelineGap, end: 'above' | 'below'): Promise<ApiError | null>;
  /** Makes sure that this post, or what was posted around it, is in the list: for going back to it. */
  loadAround(key: TimelineKey, id: StatusId): Promise<void>;
  setFilter(key: TimelineKey, filter: TimelineFilter): void;
}

/** What the headers of tags ask for and wish; every call throws ApiError. */
export interface TimelineHeaders {
  /** `following` is null where the server cannot follow tags. */
  tag(name: string): Promise<{ following: boolean | null }>;
  followTag(name: string, on: boolean): Promise<{ following: boolean | null }>;
}

export interface NotificationsView {
  /** Shown ids: all unseen plus the seen ones up to the shown limit, newest first, unseen before seen. */
  ids: readonly NotificationId[];
  unseen: number;
  older: Fetch;
  newer: Fetch;
  reachedEnd: boolean;
  loaded: boolean;
}

export interface Notifications {
  view: Readable<NotificationsView>;
  open(): () => void;
  loadNewer(): Promise<void>;
  /** 20 more seen ones, from memory first, then from the server (NOTIF-02). */
  showMore(): Promise<void>;
  markSeen(id: NotificationId): void;
  markAllSeen(): void;
  /** Takes them away, here at once; they come back with a notice when the server keeps one. */
  dismiss(ids: readonly NotificationId[]): Promise<void>;
}

/** Wishes of the user. Toggles go through one lane: optimistic, last wish wins, rolled back with a banner. */
export interface Intents {
  favourite(id: StatusId, on: boolean): void;
  repeat(id: StatusId, on: boolean, visibility?: Visibility): void;
  bookmark(id: StatusId, on: boolean): void;
  follow(id: AccountId, on: boolean): void;
  /** Until it is undone; for a time: data/people. */
  muteConversation(id: StatusId, on: boolean): void;
  /** When a mute ends that was set here for a time; Unix milliseconds. Null: never, or nobody here knows. */
  mutedUntil(id: StatusId): number | null;
  /** `name` as in `Reaction`; `url` null for a character. */
  react(id: StatusId, emoji: Pick<Reaction, 'name' | 'url'>, on: boolean): void;
  pin(id: StatusId, on: boolean): void;
  remove(id: StatusId): Promise<void>;
  answerFollowRequest(id: AccountId, approve: boolean): Promise<void>;
  /** Resolves with the id of the new post; throws ApiError. */
  post(status: OutgoingStatus): Promise<StatusId>;
}

/** How something that came back otherwise than it was asked is taken back. */
export type Undo =
  /** The post is deleted, and its words are in the form again. */
  | { is: 'redraft'; id: StatusId }
  | { is: 'edit'; id: StatusId }
  /** May reject: that is told. */
  | { is: 'run'; run: () => unknown };

export type NoticeLevel = 'info' | 'success' | 'warning' | 'error';

export interface Notice {
  id: number;
  level: NoticeLevel;
  /** Key of the message catalogue; data never holds words. */
  messageKey: string;
  messageArgs: Readonly<Record<string, string | number>>;
  /** When the notice tells of a failed request, its words come from the error. */
  error: ApiError | null;
  /** Milliseconds, 0 stays (SYS-05). */
  timeout: number;
  /** Does again what failed, where trying again is worth while. */
  again?: (() => unknown) | undefined;
  /** What the server did otherwise than it was asked. */
  differences?: readonly Difference[];
  undo?: Undo | undefined;
  /** Of one topic only the newest is told: a pile of them would cover the page that they are about. */
  topic?: string | undefined;
}

export interface Notices {
  list: Readable<readonly Notice[]>;
  push(notice: Omit<Notice, 'id' | 'error'> & { error?: ApiError | null }): number;
  /** Who shows it closes it, in its time: that stands still while somebody reads. */
  keep(id: number): void;
  close(id: number): void;
  /** Banner above one post (ST-12). */
  forStatus(id: StatusId): Readable<ApiError | null>;
  setForStatus(id: StatusId, error: ApiError | null): void;
}

export interface Settings {
  value<N extends PreferenceName>(name: N): Readable<Preferences[N]>;
  get<N extends PreferenceName>(name: N): Preferences[N];
  set<N extends PreferenceName>(name: N, value: Preferences[N]): void;
  /** True when the value is the user's own choice and not a default; a missing method reads as "unknown". */
  isOwnChoice?(name: PreferenceName): boolean;
}

/** Connection of the user stream (S2 §4). */
export type StreamState = 'disabled' | 'starting_initial' | 'starting' | 'joined' | 'error' | 'closed';

export interface Stream {
  state: Readable<StreamState>;
}

/** A post or person inside the client. */
export type Place = { is: 'status'; id: StatusId } | { is: 'account'; id: AccountId; acct: string };

/** Read access to records with pending wishes applied; one listener list per record. */
export interface Records {
  status(id: StatusId): Readable<Status | undefined>;
  account(id: AccountId): Readable<Account | undefined>;
  relationship(id: AccountId): Readable<Relationship | undefined>;
  notification(id: NotificationId): Readable<Notification | undefined>;
}

/** Small view flags of rows (opened subject, shown media …): outlive unmounting, dropped with the status. */
export interface RowFlags {
  get(id: string, flag: string): Readable<boolean | undefined>;
  set(id: string, flag: string, value: boolean): void;
}

/**
 * Everything that belongs to one signed-in account (or the visitor) on one server. Several may live
 * side by side; nothing below `app` knows which one is shown.
 */
export interface Realm {
  key: RealmKey;
  /** Null for a visitor. */
  me: Readable<Account | null>;
  server: Readable<Server>;
  records: Records;
  timelines: Timelines;
  /** Threads; their code is handed in by who shows them (data/react/use-conversation.ts). */
  conversations(code: ThreadCode): Conversations;
  headers: () => Promise<TimelineHeaders>;
  notifications: Notifications;
  intents: Intents;
  /** Closer looks at single posts; their code comes with the first. Rejects with ApiError `offline`. */
  details(): Promise<Details>;
  /** People looked at closely; their code comes with the first. Rejects with ApiError `offline`. */
  people: Late<People>;
  /** Outbox, sources, scheduled posts. Rejects with ApiError `offline` while its code is not to be had. */
  posting(): Promise<Posting>;
  /** Search, lists, announcements and other pages of their own. Rejects with ApiError `offline`. */
  pages: () => Promise<Pages>;
  /** The server itself, looked at closely; the code comes with the first question. Rejects with ApiError. */
  instance(): Promise<InstanceDetails>;
  notices: Notices;
  drafts: Drafts;
  settings: Settings;
  stream: Stream;
  rowFlags: RowFlags;
  /** Announcements that wait to be read; 0 for a visitor. */
  unreadAnnouncements: Readable<number>;
  /** Where the address of a post or person, of any server, leads inside; null when nowhere. Throws ApiError. */
  lookUp(address: string): Promise<Place | null>;
  /** Starts fetchers, streaming, persistence; the returned function stops all of it. */
  start(): () => void;
}
