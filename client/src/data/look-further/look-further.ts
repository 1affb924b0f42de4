import type { ThreadNode } from '@/data/conversations/thread';
import type { Readable } from '@/data/readable';
import type { Records } from '@/data/store/records';
import type { ApiError } from '@/domain/api-error';
import type { AccountId, StatusId } from '@/domain/ids';
import type { FoundPost, FoundThread } from '@/domain/look-further/found-post';
import type { AskedPost } from '@/domain/status/origin';

/** Why nothing came of it, as far as a page can tell. */
export type Why =
  | 'policy' // the page may ask no other server
  | 'closed' // it tells members alone
  | 'missing' // it does not find it, or speaks another language
  | 'silent' // no answer, or none for other pages (CORS)
  | 'slow'
  | 'limited'
  | 'too-large'
  | 'failed';

/** Whom was asked, and what came of it; `outcome` is null meanwhile. */
export interface Asked {
  host: string;
  /** By the page itself, or by the reader's own server. */
  by: 'page' | 'home';
  /** Unix milliseconds. */
  at: number;
  outcome: { is: 'found'; count: number; cut: boolean } | { is: 'failed'; why: Why; error: ApiError } | null;
}

/** What was found of one conversation. */
export interface ThreadLook {
  asked: readonly Asked[];
  found: readonly FoundThread[];
}

/** A person whose origin is asked. */
export interface AskedPerson {
  /** Names the list: with replies it is another one. */
  name: string;
  withReplies: boolean;
  origin: string;
  username: string;
  url: string;
}

/** What their own server tells of a person. */
export interface PersonLook {
  asked: Asked | null;
  /** Null before the first answer; a number that the person hides is null. */
  counts: { posts: number; followers: number | null; following: number | null } | null;
  /** Newest first, without what home had when they came. */
  posts: readonly FoundPost[];
  /** There may be older ones. */
  more: boolean;
}

/**
 * What the home server does not know, asked for at a press alone. Found posts stay outside of the store: they have keys
 * of their own, and only what the home server has fetched itself becomes a record.
 */
export interface LookFurther {
  thread(name: string): Readable<ThreadLook>;
  /** Asks the origin of a post for the conversation around it. Never rejects: `Asked` tells. */
  askOrigin(name: string, asked: AskedPost): Promise<void>;
  /** Has the home server look the posts up by their addresses, and asks it again for the conversation opened at `id`. */
  askHome(name: string, id: StatusId, posts: readonly AskedPost[]): Promise<void>;
  /** What was asked and is not answered is given up. */
  stop(name: string): void;
  /** The posts of home, with what was found in its place. */
  nodes(records: Records, ids: readonly StatusId[], look: ThreadLook): readonly ThreadNode[];
  person(name: string): Readable<PersonLook>;
  /** Asks the origin for the person's counts and posts, each time further back. Never rejects. */
  askPerson(asked: AskedPerson): Promise<void>;
  stopPerson(name: string): void;
  post(key: string): FoundPost | undefined;
  /** The author of a found post, where home knows them: mutes and blocks hold. */
  authorAtHome(key: string): AccountId | null;
  /** Found posts that home has meanwhile. */
  homeIds: Readable<ReadonlyMap<string, StatusId>>;
  /** Has the home server fetch a found post; null when it does not find it. Throws ApiError. */
  bringHome(key: string): Promise<StatusId | null>;
}
