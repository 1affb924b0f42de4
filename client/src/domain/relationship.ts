import type { AccountId } from './ids';

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
}
