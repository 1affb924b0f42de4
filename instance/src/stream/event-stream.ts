import type { Instance, Viewer } from '../lib/context.ts';
import type { HubEvent } from '../lib/hub.ts';
import { deliver } from './deliver.ts';
import { Listener, MOST_BUFFERED } from './listener.ts';

/**
 * One open `text/event-stream`, the transport of libraries that were made for Mastodon's plain HTTP streams.
 * It hears from its beginning to the end of the connection, whoever ends it.
 */
export class EventStream extends Listener {
  readonly body: ReadableStream<Uint8Array>;
  private controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  private readonly ended: () => void;

  /** `ended` is called once, when the connection is over. */
  constructor(inst: Instance, base: string, viewer: Viewer | null, ended: () => void) {
    super(inst, base, viewer);
    this.ended = ended;
    this.body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.controller = controller;
          // Something at once, so that proxies and libraries see the stream open.
          this.write(':)\n');
        },
        cancel: () => this.leave(),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: 0 }),
    );
  }

  hear(event: HubEvent): void {
    deliver(this, event);
  }

  /** A bare id is made JSON like all else: Mastodon.py reads whatever comes as that. */
  send(event: string, payload: string): void {
    const data = payload.startsWith('{') ? payload : JSON.stringify(payload);
    this.write(`event: ${event}\ndata: ${data}\n\n`);
  }

  ping(): void {
    // No empty line: to Mastodon.py it is the end of an event.
    this.write(':thump\n');
  }

  close(): void {
    this.controller?.close();
    this.leave();
  }

  terminate(): void {
    this.close();
  }

  private write(text: string): void {
    const { controller } = this;
    if (!controller) return;
    controller.enqueue(new TextEncoder().encode(text));
    if (-(controller.desiredSize ?? 0) > MOST_BUFFERED) this.close();
  }

  private leave(): void {
    if (!this.controller) return;
    this.controller = null;
    this.ended();
  }
}
