import type { AccountId, StatusId } from '@/domain/ids';
import type { Fetch } from '@/domain/api-error';
import type { Readable } from '@/data/readable';

/** Lists of people that screens show. */
export type PeopleKey =
  | `followers:${AccountId}`
  | `following:${AccountId}`
  | 'requests'
  | 'muted'
  | 'blocked'
  | 'suggestions';

export interface PeopleView {
  ids: readonly AccountId[];
  /** The first page; what is known stays in view while it is asked again. */
  first: Fetch;
  older: Fetch;
  loaded: boolean;
  reachedEnd: boolean;
  /** When the server told the first page; Unix milliseconds, 0 before. */
  readAt: number;
}

/** When something that the reader did about a person ends; Unix milliseconds. */
export interface Ends {
  muted: ReadonlyMap<AccountId, number>;
  repeatsHidden: ReadonlyMap<AccountId, number>;
}

/**
 * People looked at closely: profiles, lists of people, and what one does about a person. Comes late.
 * Actions show at once in the relationship (`changing` names what the server has not answered yet) and are
 * taken back with a message; they never reject. All else rejects with ApiError.
 */
export interface People {
  /** A known person by handle, whatever its case; no call. */
  find(acct: string): AccountId | null;
  /** Fetches a person by id or handle, with the relationship: what was prefetched is taken up, once. */
  load(idOrAcct: string): Promise<AccountId>;
  /**
   * Fetches ahead what `load` will be asked for, within a small budget; nothing where it has just been asked for.
   */
  prefetch(idOrAcct: string): void;
  /**
   * Makes sure that somebody, named by id or handle, and the relationship are known: one call a person and
   * visit at most.
   */
  know(idOrAcct: string): Promise<AccountId>;
  /** Fills the person's own timeline with what is known of it already, until the server answers. */
  showKnownPosts(id: AccountId): void;

  list(key: PeopleKey): Readable<PeopleView>;
  /** A screen shows the list: loads its first page anew. */
  open(key: PeopleKey): void;
  loadOlder(key: PeopleKey): Promise<void>;
  /** A follow request was answered, wherever: it waits no longer. */
  answered(id: AccountId): void;

  mute(id: AccountId, on: boolean): void;
  /** Also takes the person's posts out of the friends, public and federated timelines (TL-15). */
  block(id: AccountId, on: boolean): void;
  blockDomain(id: AccountId, on: boolean): void;
  subscribe(id: AccountId, on: boolean): void;
  showRepeats(id: AccountId, on: boolean): void;
  removeFollower(id: AccountId): void;

  /** For so many seconds; 0 has no end. These three reject, so that the choice of an end is not lost. */
  muteFor(id: AccountId, seconds: number): Promise<void>;
  /** When it is over is kept in this browser. */
  hideRepeatsFor(id: AccountId, seconds: number): Promise<void>;
  /** The conversation that the post is in. */
  muteConversationFor(id: StatusId, seconds: number): Promise<void>;

  /** The private note as it was typed here and not yet confirmed by the server, whatever became of the page. */
  unsavedNote(id: AccountId): string | null;
  keepNote(id: AccountId, text: string): void;
  saveNote(id: AccountId, text: string): Promise<void>;
  ends: Readable<Ends>;

  /** Names of followed tags without the hash. */
  followedTags(): Promise<readonly string[]>;
  blockedDomains(): Promise<readonly string[]>;
  unblockDomain(domain: string): Promise<void>;
  /** Hides everything from a server, by its name. */
  hideDomain(domain: string): Promise<void>;
  /** Servers of the people who are known here, by name. */
  knownHosts(): readonly string[];
  /** Mutes or blocks somebody no longer; unlike `mute` and `block` it rejects, and shows nothing before the answer. */
  release(list: 'muted' | 'blocked', id: AccountId): Promise<void>;
  /** Takes that back; `seconds`: how long a mute holds, 0 without an end. */
  spare(list: 'muted' | 'blocked', id: AccountId, seconds: number): Promise<void>;
}
