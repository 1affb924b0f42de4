import type { AccountId } from '@/domain/ids';
import type { CustomEmoji } from '@/domain/instance/emoji';

export type Role = 'admin' | 'moderator' | 'member';

export interface ProfileField {
  name: string;
  /** Server HTML: only parts/rich-text may show it. */
  value: string;
  /** Unix milliseconds, null when not verified. */
  verifiedAt: number | null;
}

/** Only known for the account that is signed in. */
export interface OwnAccountFacts {
  defaultVisibility: string | null;
  noteSource: string;
  followRequestsCount: number;
  unreadNotificationsCount: number | null;
  allowFollowingMove: boolean;
  /** Days after which new posts go by themselves; absent where they stay. */
  postDays?: number;
  /** Where a role is told to its owner alone (Mastodon). */
  role?: Role;
  /** Client settings the server stores for us (Pleroma), by client name. */
  settingsStore: Readonly<Record<string, unknown>>;
}

/** A person or bot. Source: entities.md §1. */
export interface Account {
  id: AccountId;
  username: string;
  /** `user` for local accounts, `user@host` for remote ones. */
  acct: string;
  /** Plain text; falls back to the username when the server sends none. */
  displayName: string;
  /** Server HTML. */
  note: string;
  url: string;
  avatar: string;
  avatarStatic: string;
  header: string;
  headerStatic: string;
  /** Behind the page; empty when the person chose none. */
  background: string;
  emojis: readonly CustomEmoji[];
  fields: readonly ProfileField[];
  isLocal: boolean;
  locked: boolean;
  bot: boolean;
  deactivated: boolean;
  role: Role;
  /** Unix milliseconds. */
  createdAt: number | null;
  followersCount: number;
  followingCount: number;
  statusesCount: number;
  hideFollows: boolean;
  hideFollowers: boolean;
  hideFollowsCount: boolean;
  hideFollowersCount: boolean;
  /** Moderation tags without the `mrf_tag:` prefix. */
  tags: readonly string[];
  favicon: string | null;
  /** Host and software of the account's server, when the server tells. */
  instance: { host: string; software: string | null } | null;
  /** The account this one moved to. */
  movedTo: AccountId | null;
  own: OwnAccountFacts | null;
}
