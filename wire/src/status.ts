import type { Account, Mention } from './account.ts';
import type { Attachment } from './attachment.ts';
import type { DateTime, Emoji, Html, Id } from './basics.ts';
import type { Card } from './card.ts';
import type { FilterResult } from './filter.ts';
import type { Poll } from './poll.ts';

/** `direct` only to those mentioned, `local` to everybody signed in here, `list` to a list. */
export type Visibility = 'public' | 'unlisted' | 'private' | 'direct' | 'local' | 'list';

export interface Reaction {
  /** A unicode emoji, `shortcode` or `shortcode@host`; no colons. */
  name: string;
  count: number;
  me: boolean;
  url: string | null;
  static_url?: string | null;
  account_ids?: Id[];
  /** In the answer of the reactions call only. */
  accounts?: Account[];
}

export interface StatusPleroma {
  local?: boolean;
  context?: string | null;
  conversation_id?: number;
  direct_conversation_id?: number | null;
  content?: { 'text/plain'?: string };
  spoiler_text?: { 'text/plain'?: string };
  expires_at?: DateTime | null;
  emoji_reactions?: Reaction[];
  in_reply_to_account_acct?: string | null;
  parent_visible?: boolean;
  pinned_at?: DateTime | null;
  thread_muted?: boolean;
  quote?: Status | null;
  quote_id?: Id | null;
  quote_url?: string | null;
  quote_visible?: boolean;
  quotes_count?: number;
  bookmark_folder?: Id | null;
  list_id?: Id | null;
}

export interface StatusAkkoma {
  source?: { content: string; mediaType: string } | string | null;
  in_reply_to_apid?: string | null;
  quote_apid?: string | null;
}

/** Mastodon 4.4 and later; Akkoma puts a whole Status under the same key (api.md §6). */
export interface MastodonQuote {
  state: string;
  quoted_status?: Status | null;
  quoted_status_id?: Id | null;
}

export interface Status {
  id: Id;
  uri: string;
  url: string | null;
  created_at: DateTime;
  /** No such key on repeats of Akkoma. */
  edited_at?: DateTime | null;
  account: Account;
  content: Html;
  /** The raw source, in the answer to a deletion. */
  text?: string | null;
  spoiler_text: string;
  visibility: Visibility;
  sensitive: boolean;
  reblogged?: boolean;
  favourited?: boolean;
  bookmarked?: boolean;
  muted?: boolean;
  pinned?: boolean;
  language: string | null;
  /** `"_"`: there is a parent, but it cannot be loaded. */
  in_reply_to_id: Id | null;
  in_reply_to_account_id: Id | null;
  reblog: Status | null;
  replies_count: number;
  reblogs_count: number;
  favourites_count: number;
  quotes_count?: number;
  media_attachments: Attachment[];
  mentions: Mention[];
  tags: { name: string; url: string }[];
  emojis: Emoji[];
  card?: Card | null;
  poll?: Poll | null;
  application?: { name: string; website: string | null } | null;
  emoji_reactions?: Reaction[];
  quote?: Status | MastodonQuote | null;
  quote_id?: Id | null;
  filtered?: FilterResult[];
  pleroma?: StatusPleroma;
  akkoma?: StatusAkkoma;
}

/** GET …/context. On Akkoma and Pleroma both lists are the whole conversation, cut at the id. */
export interface StatusContext {
  ancestors: Status[];
  descendants: Status[];
}

/** GET …/source. */
export interface StatusSource {
  id: Id;
  text: string;
  spoiler_text: string;
  content_type?: string;
}

/** GET …/history: one version, oldest first. */
export interface StatusEdit {
  account: Account;
  content: Html;
  spoiler_text: string;
  sensitive: boolean;
  created_at: DateTime;
  media_attachments: Attachment[];
  emojis: Emoji[];
  poll: Poll | { options: { title: string }[] } | null;
}

/** GET …/translations/{lang} of Akkoma. */
export interface Translation {
  detected_language: string;
  text: Html;
}

/** GET /api/v1/akkoma/translation/languages; `{}` when translation is off. */
export interface TranslationLanguages {
  source?: { code: string; name: string }[];
  target?: { code: string; name: string }[];
}

export interface ScheduledStatus {
  id: Id;
  scheduled_at: DateTime;
  params: {
    text: string;
    sensitive: boolean | null;
    spoiler_text: string | null;
    visibility: string;
    scheduled_at: DateTime | null;
    poll: { options: string[]; expires_in: number; multiple?: boolean } | null;
    in_reply_to_id: Id | null;
    expires_in: number | null;
    media_ids?: Id[];
  };
  media_attachments?: Attachment[];
}
