import type { Instance, Viewer } from '../lib/context.ts';
import type { ViewContext } from '../lib/view-context.ts';
import type { Subscription } from './subscription.ts';

/** A reader this far behind (bytes) is cut off; its client connects again and fetches the gap. */
export const MOST_BUFFERED = 4_000_000;
const MOST_SUBSCRIPTIONS = 40;

/** One open connection, by whatever transport: who it is, what it listens to. */
export abstract class Listener {
  readonly viewer: Viewer | null;
  readonly view: ViewContext;
  readonly subscriptions = new Map<string, Subscription>();

  constructor(inst: Instance, base: string, viewer: Viewer | null) {
    this.viewer = viewer;
    this.view = { inst, base, viewer };
  }

  subscribe(subscription: Subscription): void {
    if (this.subscriptions.size < MOST_SUBSCRIPTIONS) this.subscriptions.set(subscription.key, subscription);
  }

  of(...kinds: Subscription['kind'][]): Subscription[] {
    return [...this.subscriptions.values()].filter(({ kind }) => kinds.includes(kind));
  }

  /** Sends one event; `payload` is text already (JSON once more, or a bare id). */
  abstract send(event: string, payload: string, topic?: string): void;

  /** Keeps the connection open, and ends it where nobody is left. */
  abstract ping(): void;

  /** Ends it; `code` is the websocket's. */
  abstract close(code: number): void;

  /** Ends it now, without waiting for the other side. */
  abstract terminate(): void;
}
