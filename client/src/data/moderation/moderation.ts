import type { Fetch } from '@/domain/api-error';
import type { AccountId, StatusId } from '@/domain/ids';
import type { Invite, InviteTerms } from '@/domain/staff/invite';
import type { LogEntry, LogUndo } from '@/domain/staff/log-entry';
import type { StaffAbilities } from '@/domain/staff/staff-abilities';
import type { ReportState, StaffReport } from '@/domain/staff/staff-report';
import type { AccountTag, StaffRight, StaffUser, UserFilter } from '@/domain/staff/staff-user';
import type { Visibility } from '@/domain/status/visibility';
import type { Readable } from '@/data/readable';

export type QueueState = ReportState | 'all';

export interface QueueView {
  state: QueueState;
  /** Newest first. */
  reports: readonly StaffReport[];
  /** All that the server has of this state. */
  total: number;
  fetch: Fetch;
  /** More are to be had with `more`. */
  hasMore: boolean;
  /** Unix milliseconds of the last answer. */
  checkedAt: number | null;
}

export interface ReportQueue {
  view: Readable<QueueView>;
  /** Shows the reports of a state; what is shown already stays. */
  show(state: QueueState): void;
  /** Goes on after a failure, or beyond what is loaded by itself. */
  more(): void;
  /** Asks again for what is shown; what is read stays until the answers are here. */
  refresh(): Promise<void>;
  /** A report as it was told of last. */
  known(id: string): StaffReport | undefined;
  /** A report by its id, known or not. Throws ApiError. */
  one(id: string): Promise<StaffReport>;
  /** The newest reports of every state (at most 1,000), for what is known of a person; asked anew after a minute. */
  history(): Promise<readonly StaffReport[]>;
  /** Asked again every minute until the returned function is called. */
  watch(): () => void;
}

/** What was done in this window, newest first; it can be taken back where the server can. */
export interface Deed {
  id: number;
  accountIds: readonly AccountId[];
  messageKey: string;
  messageArgs: Readonly<Record<string, string | number>>;
  /** Unix milliseconds. */
  at: number;
  undo: (() => Promise<void>) | null;
}

/** Part of a bulk action that the server did not do. */
export interface Undone {
  /** Ids of what was not done. */
  ids: readonly string[];
  done: number;
}

interface Page<T> {
  items: readonly T[];
  total: number;
}

interface UserSearch {
  query: string;
  filters: readonly UserFilter[];
  tag: string | null;
  page: number;
}

interface LogSearch {
  page: number;
  words: string;
  actorId: AccountId | null;
  from: string | null;
  until: string | null;
}

/**
 * The work of staff (MOD-02 to MOD-04). Promises reject with ApiError; nothing is shown as done that the server did
 * not say. Bulk work goes in parts, tells `onProgress` how many are done, and answers with what was not.
 */
export interface Moderation {
  /** What the server has of all this. */
  can: StaffAbilities;
  queue: ReportQueue;
  /** Accounts as the staff calls told of them last. */
  users: Readable<ReadonlyMap<AccountId, StaffUser>>;
  deeds: Readable<readonly Deed[]>;
  /** Reports that were here when somebody looked last; newer ones are new. Unix milliseconds. */
  seenUntil: number;

  /** Those of the reports that somebody else has handled meanwhile, as they are now. */
  handledMeanwhile(ids: readonly string[]): Promise<readonly StaffReport[]>;
  /** Shown at once, then sent; taken back where the server refuses (MOD-02). */
  setState(ids: readonly string[], state: ReportState, onProgress?: (done: number) => void): Promise<Undone>;
  /** `{account}` in the words becomes the name of whom each report is about. */
  addNote(ids: readonly string[], words: string, onProgress?: (done: number) => void): Promise<Undone>;
  deleteNote(reportId: string, noteId: string): Promise<void>;
  /** Takes a report to handle it, or lets go of it. */
  assign(reportId: string, on: boolean): Promise<void>;

  changeStatus(id: StatusId, change: { sensitive?: boolean; visibility?: Visibility }): Promise<void>;
  deleteStatus(id: StatusId): Promise<void>;
  /** Posts of an account as staff see them; they are in the records. `all`: private and direct ones too (admins). */
  statusesOf(acct: string, which: { page: number; all: boolean }): Promise<Page<StatusId>>;

  findUsers(search: UserSearch): Promise<Page<StaffUser>>;
  knowUser(acct: string): Promise<StaffUser>;
  /** Closes accounts, or opens them again. */
  setActive(users: readonly StaffUser[], on: boolean, onProgress?: (done: number) => void): Promise<Undone>;
  approve(users: readonly StaffUser[], onProgress?: (done: number) => void): Promise<Undone>;
  deleteUsers(users: readonly StaffUser[], onProgress?: (done: number) => void): Promise<Undone>;
  setTag(user: StaffUser, tag: AccountTag, on: boolean): Promise<void>;
  setRight(user: StaffUser, right: StaffRight, on: boolean): Promise<void>;
  forceNewPassword(user: StaffUser): Promise<void>;
  endSecondFactor(user: StaffUser): Promise<void>;

  log(search: LogSearch): Promise<Page<LogEntry>>;
  /** Takes back what the log tells of; what is so already is left alone. Answers with the names (or the report) it was not done for. */
  takeBack(undo: LogUndo): Promise<Undone>;
  invites(): Promise<readonly Invite[]>;
  makeInvite(terms: InviteTerms): Promise<Invite>;
  revokeInvite(token: string): Promise<void>;
}
