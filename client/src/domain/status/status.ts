import type { Attachment } from './attachment';
import type { CustomEmoji } from '@/domain/instance/emoji';
import type { AccountId, StatusId } from '@/domain/ids';
import type { Poll } from './poll';
import type { Visibility } from './visibility';

export interface Mention {
  id: AccountId;
  acct: string;
  username: string;
  url: string;
}

export interface Hashtag {
  name: string;
  url: string;
}

export interface Reaction {
  /** A character, `blobcat` (local) or `blobcat@host` (remote), never with colons. */
  name: string;
  count: number;
  me: boolean;
  /** Null for a character. */
  url: string | null;
  accountIds: readonly AccountId[];
}

export interface LinkCard {
  url: string;
  title: string;
  description: string;
  providerName: string;
  image: string | null;
  imageDescription: string | null;
  width: number | null;
  height: number | null;
  blurhash: string | null;
}

/** What is known of a quoted post: the post itself, or why it cannot be shown. */
export type Quote =
  | { is: 'status'; statusId: StatusId }
  | { is: 'unavailable'; reason: string; statusId: StatusId | null };

/** A filter that the reader keeps on the server and that the post matches. */
export interface StatusFilter {
  title: string;
  /** Where it counts, in words: `home`, `public`, `thread`, `account`, `notifications`. */
  where: string;
  /** Not even a placeholder is left. */
  hides: boolean;
  /** Only the media are covered. */
  covers?: true;
}

/** A post (S2 §3, entities.md §3). Counts of a repeat are those of the repeated post: read `reblogId`. */
export interface Status {
  id: StatusId;
  uri: string;
  url: string | null;
  accountId: AccountId;
  /** Unix milliseconds; 0 where the server tells none. */
  createdAt: number;
  editedAt: number | null;
  /** Server HTML: only parts/rich-text may show it. */
  content: string;
  /** Plain text, for word filters, labels and lengths. */
  text: string;
  spoilerText: string;
  /** MIME type of the source when known; `text/x.misskeymarkdown` switches MFM on. */
  sourceType: string | null;
  visibility: Visibility;
  sensitive: boolean;
  language: string | null;
  inReplyToId: StatusId | null;
  inReplyToAccountId: AccountId | null;
  inReplyToAcct: string | null;
  /** False when the parent exists but may not be seen. */
  parentVisible: boolean;
  /** The repeated post when this is a repeat. */
  reblogId: StatusId | null;
  quote: Quote | null;
  /** Same for all posts of a thread on one server; null where the server has none. */
  conversationId: string | null;
  repliesCount: number;
  reblogsCount: number;
  favouritesCount: number;
  favourited: boolean;
  reblogged: boolean;
  bookmarked: boolean;
  /** The folder of the bookmark, where the server has folders. */
  bookmarkFolder?: string | null;
  pinned: boolean;
  /** Muted for this viewer by the server (author or thread). */
  muted: boolean;
  threadMuted: boolean;
  isLocal: boolean;
  attachments: readonly Attachment[];
  mentions: readonly Mention[];
  tags: readonly Hashtag[];
  emojis: readonly CustomEmoji[];
  reactions: readonly Reaction[];
  card: LinkCard | null;
  poll: Poll | null;
  application: string | null;
  expiresAt: number | null;
  /** False where its author lets this viewer not quote it. */
  quotable?: boolean;
  /** Absent in what older visits have stored. */
  filters?: readonly StatusFilter[];
}
