import type { Listener } from './listener.ts';

/** What happened, by ids: whoever listens reads the rest and renders it for its own viewer. */
export type HubEvent =
  | { type: 'update'; statusId: string }
  | { type: 'status.update'; statusId: string }
  /** The row is gone, so the author and audience come along. */
  | { type: 'delete'; statusId: string; authorId: string; visibility: string; audience: readonly string[] }
  | { type: 'notification'; accountId: string; notificationId: number }
  | { type: 'conversation'; accountId: string; participationId: number }
  | {
      type: 'follow';
      state: 'follow_pending' | 'follow_accept' | 'follow_reject' | 'unfollow';
      followerId: string;
      followedId: string;
    };

/** Delivers events to open connections. Publish after the transaction: `db.afterCommit`. */
export interface Hub {
  publish(event: HubEvent): void;
  /** Delivers to this one, too, from now on. Returns the way to leave. */
  join(listener: Listener): () => void;
  /** Closes every connection of a revoked token. */
  revoke(tokenId: number): void;
  close(): void;
}

/** A hub with nobody listening. */
export const silentHub: Hub = { publish() {}, join: () => () => {}, revoke() {}, close() {} };
