import type { AccountId } from '@/domain/ids';

/** An account as the staff calls tell of it (entities.md, admin account). */
export interface StaffUser {
  id: AccountId;
  /** `user` or `user@host`. */
  acct: string;
  displayName: string;
  /** Empty when the server sent none. */
  avatar: string;
  /** Known of people of this server, and to admins only. */
  email: string | null;
  /** Unix milliseconds. */
  createdAt: number | null;
  isLocal: boolean;
  isActive: boolean;
  isConfirmed: boolean;
  isApproved: boolean;
  /** What somebody wrote who wants to join. */
  reason: string;
  isAdmin: boolean;
  isModerator: boolean;
  /** As on the wire, with their prefix. */
  tags: readonly string[];
}

/** Where people are of, as the list of accounts is narrowed. */
export const USER_PLACES = ['local', 'external'] as const;
export type UserFilter =
  | (typeof USER_PLACES)[number]
  | 'active'
  | 'deactivated'
  | 'need_approval'
  | 'unconfirmed'
  | 'is_admin'
  | 'is_moderator'
  | 'limited'
  | 'staff';

/** What the tag policy of a server does to an account (MOD-03); the wire has `mrf_tag:` before it. */
export const POLICY_TAGS = [
  'media-force-nsfw',
  'media-strip',
  'force-unlisted',
  'sandbox',
  'disable-remote-subscription',
  'disable-any-subscription',
  'quarantine',
] as const;

/** What rests on an account until it is taken off; `limit`: Mastodon shows it to its followers only. */
export type AccountTag = (typeof POLICY_TAGS)[number] | 'limit';

const FOR_LOCAL: readonly AccountTag[] = [
  'disable-remote-subscription',
  'disable-any-subscription',
  'quarantine',
];

export type StaffRight = 'admin' | 'moderator';

export const wireTag = (tag: AccountTag): string => `mrf_tag:${tag}`;

/** Null for a tag that no policy knows. */
export const tagOfWire = (name: string): AccountTag | null =>
  POLICY_TAGS.find((tag) => wireTag(tag) === name) ?? null;

/** Those of the tags that can be set on somebody. */
export const tagsFor = (
  user: Pick<StaffUser, 'isLocal'>,
  tags: readonly AccountTag[],
): readonly AccountTag[] => tags.filter((tag) => user.isLocal || !FOR_LOCAL.includes(tag));

/** The server that somebody is of; null for people of this one. */
export const hostOf = (acct: string): string | null => {
  const at = acct.indexOf('@', 1);
  return at < 0 ? null : acct.slice(at + 1).toLowerCase();
};
