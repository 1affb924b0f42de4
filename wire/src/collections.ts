import type { Account } from './account.ts';
import type { DateTime, Emoji, Html, Id } from './basics.ts';
import type { Status } from './status.ts';

export interface List {
  id: Id;
  title: string;
  replies_policy?: string;
  exclusive?: boolean;
}

export interface Tag {
  name: string;
  url: string;
  history?: { day: string; uses: string; accounts: string }[];
  following?: boolean;
}

export interface Announcement {
  id: Id;
  content: Html;
  starts_at: DateTime | null;
  ends_at: DateTime | null;
  all_day: boolean;
  published_at: DateTime;
  updated_at: DateTime;
  read?: boolean;
  mentions: unknown[];
  statuses: unknown[];
  tags: unknown[];
  emojis: Emoji[];
  reactions: unknown[];
  pleroma?: { raw_content?: string };
}

export interface Conversation {
  id: Id;
  unread: boolean;
  accounts: Account[];
  last_status: Status | null;
  pleroma?: { recipients?: Account[] };
}

/** GET /api/v2/search. */
export interface SearchResult {
  accounts: Account[];
  statuses: Status[];
  hashtags: Tag[];
}

export interface Backup {
  id: number;
  content_type: string;
  url: string;
  file_size: number;
  processed: boolean;
  inserted_at: DateTime;
}

/** Pleroma's `/api/v1/pleroma/bookmark_folders`. */
export interface BookmarkFolder {
  id: Id;
  name: string;
  /** An emoji, or the name of a custom one between colons. */
  emoji: string | null;
  /** Of a custom one. */
  emoji_url: string | null;
}
