import type { AccountId } from '@/domain/ids';

/** What is being done about a person: what a relationship waits for. */
export type RelationshipAction = 'follow' | 'mute' | 'block' | 'domain' | 'subscribe' | 'repeats' | 'remove';

/** How the signed-in account and another one stand to each other (entities.md §2). */
export interface Relationship {
  id: AccountId;
  following: boolean;
  followedBy: boolean;
  requested: boolean;
  requestedBy: boolean;
  blocking: boolean;
  blockedBy: boolean;
  muting: boolean;
  mutingNotifications: boolean;
  domainBlocking: boolean;
  showingReblogs: boolean;
  subscribing: boolean;
  note: string;
  /** What the reader has just done and the server has not answered yet. */
  changing: RelationshipAction | null;
}
