import type { Connection, HubEvent } from '../lib/hub.ts';
import type { Instance, Viewer } from '../lib/context.ts';
import type { ViewContext } from '../lib/view-context.ts';
import type { Subscription } from './subscription.ts';

/** A reader this far behind (bytes) is cut off; its client connects again and fetches the gap. */
export const MOST_BUFFERED = 4_000_000;
const MOST_SUBSCRIPTIONS = 40;

/** One open connection, by whatever transport: who it is, what it listens to. */
export abstract class Listener implements Connection {
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

  abstract hear(event: HubEvent): void;
  abstract ping(): void;
  abstract close(code: number): void;
  abstract terminate(): void;
}
