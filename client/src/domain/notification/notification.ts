import type { AccountId, NotificationId, StatusId } from '@/domain/ids';

/** Kinds with a sentence of their own; any other kind a server may send is kept as `unknown`. */
export type NotificationKind =
  | 'mention'
  | 'status'
  | 'favourite'
  | 'reblog'
  | 'follow'
  | 'follow_request'
  | 'move'
  | 'reaction'
  | 'poll'
  | 'update'
  | 'report'
  | 'unknown';

/** Kinds that are dropped without a status (S2 §5). */
export const NEEDS_STATUS: ReadonlySet<NotificationKind> = new Set([
  'mention',
  'status',
  'favourite',
  'reblog',
  'reaction',
  'poll',
  'update',
]);

export interface Notification {
  id: NotificationId;
  kind: NotificationKind;
  /** The type as sent. */
  type: string;
  /** Unix milliseconds; 0 where the server tells none. */
  createdAt: number;
  accountId: AccountId;
  statusId: StatusId | null;
  /** Where the account moved to; who was reported. */
  targetId: AccountId | null;
  /** Of a report, for staff. */
  reportId?: string;
  /** Reaction: a character or shortcode without colons. */
  emoji: string | null;
  emojiUrl: string | null;
  /** Null when the server has no read flag (Mastodon, GoToSocial): then the marker decides. */
  seen: boolean | null;
  muted: boolean;
}
