import type { Account } from './account.ts';
import type { DateTime, Id } from './basics.ts';
import type { Report } from './report.ts';
import type { Status } from './status.ts';

export interface Notification {
  id: Id;
  /** An unknown type is ignored without an error (entities.md §4). */
  type: string;
  created_at: DateTime;
  account: Account;
  status?: Status | null;
  /** Type move: where the account went. */
  target?: Account;
  /** Type pleroma:emoji_reaction; custom emoji with colons. */
  emoji?: string | null;
  emoji_url?: string | null;
  report?: Report;
  pleroma?: { is_seen?: boolean; is_muted?: boolean };
  group_key?: string;
}

export interface Marker {
  last_read_id: Id;
  version: number;
  updated_at: string;
  pleroma?: { unread_count?: number };
}

export type Markers = { home?: Marker; notifications?: Marker };

export interface PushSubscription {
  id: Id | number;
  endpoint: string;
  alerts: Record<string, boolean>;
  server_key: string;
  policy?: string;
}
