import type { Id } from './basics.ts';

export interface Relationship {
  id: Id;
  following: boolean;
  followed_by: boolean;
  /** Always false on Akkoma. */
  blocked_by: boolean;
  blocking: boolean;
  muting: boolean;
  muting_notifications: boolean;
  requested: boolean;
  requested_by?: boolean;
  domain_blocking: boolean;
  showing_reblogs: boolean;
  endorsed: boolean;
  notifying?: boolean;
  subscribing?: boolean;
  note: string;
  languages?: string[] | null;
}
