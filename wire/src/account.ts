import type { DateTime, Emoji, Html, Id } from './basics.ts';
import type { Nodeinfo } from './nodeinfo.ts';
import type { Relationship } from './relationship.ts';

export interface AccountField {
  name: string;
  value: Html;
  verified_at?: DateTime | null;
}

export interface AccountSource {
  note: string;
  fields: { name: string; value: string }[];
  sensitive?: boolean;
  privacy?: string;
  language?: string | null;
  follow_requests_count?: number;
  pleroma?: {
    actor_type?: string;
    discoverable?: boolean;
    no_rich_text?: boolean;
    show_role?: boolean;
  };
}

/** `account.pleroma`: every key is optional, some are sent for oneself only (entities.md §1). */
export interface AccountPleroma {
  ap_id?: string;
  also_known_as?: string[];
  background_image?: string | null;
  favicon?: string | null;
  is_confirmed?: boolean;
  is_suggested?: boolean;
  is_admin?: boolean;
  is_moderator?: boolean;
  deactivated?: boolean;
  hide_favorites?: boolean;
  hide_followers?: boolean;
  hide_followers_count?: boolean;
  hide_follows?: boolean;
  hide_follows_count?: boolean;
  skip_thread_containment?: boolean;
  tags?: string[];
  /** `{}` unless asked for with with_relationships. */
  relationship?: Relationship | Record<string, never>;
  allow_following_move?: boolean;
  notification_settings?: { block_from_strangers: boolean; hide_notification_contents: boolean };
  settings_store?: Record<string, unknown>;
  unread_conversation_count?: number;
  unread_notifications_count?: number;
  email?: string | null;
  accepts_chat_messages?: boolean;
}

export interface AccountAkkoma {
  instance?: {
    name: string;
    favicon: string | null;
    nodeinfo: Nodeinfo | Record<string, never> | null;
  } | null;
  status_ttl_days?: number | null;
  permit_followback?: boolean;
}

export interface Account {
  id: Id;
  username: string;
  acct: string;
  fqn?: string;
  display_name: string;
  note: Html;
  url: string;
  avatar: string;
  avatar_static: string;
  header: string;
  header_static: string;
  locked: boolean;
  bot: boolean;
  created_at: DateTime;
  followers_count: number;
  following_count: number;
  statuses_count: number;
  /** Date without a time. */
  last_status_at: string | null;
  emojis: Emoji[];
  fields: AccountField[];
  source?: AccountSource;
  follow_requests_count?: number;
  accepts_direct_messages_from?: 'everybody' | 'nobody' | 'people_i_follow';
  moved?: Account | null;
  suspended?: boolean;
  limited?: boolean;
  discoverable?: boolean | null;
  group?: boolean;
  noindex?: boolean | null;
  hide_collections?: boolean | null;
  roles?: { id: string; name: string; color: string }[];
  mute_expires_at?: DateTime | null;
  pleroma?: AccountPleroma;
  akkoma?: AccountAkkoma;
}

/** The account inside a post's `mentions`. */
export interface Mention {
  id: Id;
  acct: string;
  username: string;
  url: string;
}

/** Admin API: a user in the lists of staff. */
export interface AdminUser {
  id: Id;
  nickname: string;
  display_name: string;
  avatar: string;
  url: string;
  email: string | null;
  created_at: DateTime;
  roles: { admin: boolean; moderator: boolean };
  local: boolean;
  is_active: boolean;
  is_confirmed: boolean;
  is_approved: boolean;
  is_suggested: boolean;
  registration_reason: string | null;
  actor_type: string;
  tags: string[];
}

/** Admin API: the same merged with the account, in reports. */
export type AdminAccount = Omit<Account, 'roles'> & AdminUser;

/** GET /api/v2/suggestions. */
export interface Suggestion {
  source: string;
  account: Account;
}
