import type { StatusId } from '@/domain/ids';
import type { Visibility } from '@/domain/status/visibility';

/** A file of a post that is being written. The file itself is kept under `key` until it is posted. */
export interface DraftMedia {
  /** Local and unique. */
  key: string;
  /** Name on the server; null before it was uploaded. */
  mediaId: string | null;
  name: string;
  /** MIME type, '' when nobody knows. */
  type: string;
  /** Bytes, 0 when nobody knows. */
  size: number;
  description: string;
  /** The description that the server has; others are sent before the post. */
  sentDescription: string;
  /** -1..1 on both axes; null is the middle. */
  focus: { x: number; y: number } | null;
  /** Small picture on the server; null before it was uploaded. */
  previewUrl: string | null;
}

/** A poll that is being written. */
export interface DraftPoll {
  options: readonly string[];
  multiple: boolean;
  /** Seconds. */
  expiresIn: number;
  hideTotals: boolean;
}

/** What each post of a chain has of its own. */
export interface ComposeBox {
  text: string;
  media: readonly DraftMedia[];
  poll: DraftPoll | null;
}

/** A further post of a chain. */
export interface FurtherBox extends ComposeBox {
  /** Local and unique. */
  key: string;
}

/** Words that were sent, and may be on the server: the answer did not come, or could not be read. */
export interface MaybeSent {
  /** Idempotency key that they were sent with. */
  key: string;
  text: string;
  scheduledAt: string | null;
  /** Unix milliseconds. */
  sentAt: number;
}

/** The words, files and poll of a post, which an edit replaces. */
export interface EditedWords extends ComposeBox {
  spoilerText: string;
  sensitive: boolean;
  contentType: string;
  language: string | null;
}

/** What a person writes; the parts of a post that a draft keeps. */
export interface ComposeContent extends ComposeBox {
  spoilerText: string;
  sensitive: boolean;
  visibility: Visibility;
  contentType: string;
  /** ISO 639-1, null when the server shall guess. */
  language: string | null;
  /** Posts that follow as a chain, each answering the one before. */
  more: readonly FurtherBox[];
  /** ISO date to post at; null posts at once. */
  scheduledAt: string | null;
  /** Seconds after which the server deletes the post; null keeps it. */
  expiresIn: number | null;
  /** Addresses (acct) of people of a reply that were taken out. */
  leftOut: readonly string[];
  /** The post that this one answers whatever the form says: the part of its chain that is posted already. */
  after: StatusId | null;
  /** A post that this one quotes whatever the form says: it is written anew. */
  quotes: StatusId | null;
  /** The own post that these words replace, where a draft's key does not tell: an edit that was put aside. */
  edits: StatusId | null;
  /** How these words, or what they were before somebody changed them, were sent already. */
  maybeSent: MaybeSent | null;
  /** Of an edit: the post as its author saw it last. What another edit made of it since is not overwritten unseen. */
  from: EditedWords | null;
}

/** What few posts have, at rest. */
export const NO_EXTRAS = {
  media: [],
  poll: null,
  more: [],
  scheduledAt: null,
  expiresIn: null,
  leftOut: [],
  after: null,
  quotes: null,
  edits: null,
  maybeSent: null,
  from: null,
} as const satisfies Partial<ComposeContent>;

export type ComposeExtras = Pick<ComposeContent, keyof typeof NO_EXTRAS>;

/** What is left of a content without what each post has. */
export const extrasOf = ({
  text,
  spoilerText,
  sensitive,
  visibility,
  contentType,
  language,
  ...extras
}: ComposeContent): ComposeExtras => extras;
