/** What happened, by ids: each listener reads the rest and renders it for its own viewer. */
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

/** An open connection. The code that opened it knows what it wants to hear. */
export interface Connection {
  readonly viewer: { readonly tokenId: number } | null;
  hear(event: HubEvent): void;
  /** Keeps the connection open, and ends it where nobody is left. */
  ping(): void;
  /** Ends it; `code` is the websocket's. */
  close(code: number): void;
  /** Ends it now, without waiting for the other side. */
  terminate(): void;
}

/** Delivers events to open connections. Publish after the transaction: `db.afterCommit`. */
export interface Hub {
  publish(event: HubEvent): void;
  /** Delivers to this one, too, from now on. Returns the way to leave. */
  join(connection: Connection): () => void;
  /** Closes every connection of a revoked token. */
  revoke(tokenId: number): void;
  close(): void;
}

/** A hub with nobody listening. */
export const silentHub: Hub = { publish() {}, join: () => () => {}, revoke() {}, close() {} };
