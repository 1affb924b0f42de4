import type { Id } from './basics.ts';

/** A text frame; `payload` is JSON once more, but a bare id for `delete`, absent for `filters_changed`. */
export interface StreamFrame {
  /** Absent on Akkoma's `delete`. */
  stream?: string[];
  event: string;
  payload?: string;
}

/** Payload of `pleroma:follow_relationships_update`. */
export interface FollowRelationshipsUpdate {
  state: 'follow_pending' | 'follow_accept' | 'follow_reject' | 'unfollow';
  follower: { id: Id; follower_count: number; following_count: number };
  following: { id: Id; follower_count: number; following_count: number };
}
