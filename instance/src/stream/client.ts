import type { WebSocket } from 'ws';
import { isRecord, parseJson } from '../lib/json.ts';
import type { Instance, Viewer } from '../lib/context.ts';
import type { HubEvent } from '../lib/hub.ts';
import { deliver } from './deliver.ts';
import { Listener, MOST_BUFFERED } from './listener.ts';
import { type StreamQuery, subscriptionFor } from './subscription.ts';

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** A topic, and the words of the message that subscribes to it: `hashtag:tides` is asked for by two. */
function askedNames(topic: string): string[] {
  const isWhole = topic.startsWith('public') || topic === 'user:notification';
  return isWhole ? [topic] : [...new Set([topic, ...topic.split(':')])];
}

/** One open socket, which may subscribe to more by message. */
export class StreamClient extends Listener {
  private readonly socket: WebSocket;
  private isAlive = true;
  /** It subscribed by message, as libraries made for Mastodon do. */
  private picksStreams = false;

  constructor(socket: WebSocket, inst: Instance, base: string, viewer: Viewer | null) {
    super(inst, base, viewer);
    this.socket = socket;
    socket.on('pong', () => {
      this.isAlive = true;
    });
    socket.on('message', (data, isBinary) => {
      this.isAlive = true;
      if (!isBinary && Buffer.isBuffer(data)) this.receive(data.toString('utf8'));
    });
    // A broken connection is followed by close; there is nothing else to do about it.
    socket.on('error', () => socket.terminate());
  }

  hear(event: HubEvent): void {
    deliver(this, event);
  }

  send(event: string, payload: string, topic?: string): void {
    if (this.socket.bufferedAmount > MOST_BUFFERED) {
      this.socket.terminate();
      return;
    }
    this.socket.send(JSON.stringify({ ...this.streamsOf(topic), event, payload }));
  }

  /** Asks whether anybody is there; who did not answer the last time is gone. */
  ping(): void {
    if (!this.isAlive) {
      this.socket.terminate();
      return;
    }
    this.isAlive = false;
    this.socket.ping();
  }

  close(code: number): void {
    this.socket.close(code);
  }

  terminate(): void {
    this.socket.terminate();
  }

  /**
   * An Akkoma calls a stream by its topic (`user:ID`) and a deletion by none. Libraries that subscribe by
   * message tell the frames of one socket apart by the names they asked for: they find those, too.
   */
  private streamsOf(topic: string | undefined): { stream?: string[] } {
    if (!this.picksStreams) return topic === undefined ? {} : { stream: [topic] };
    const topics = topic === undefined ? [...this.subscriptions.values()].map((each) => each.topic) : [topic];
    return { stream: topics.flatMap(askedNames) };
  }

  private receive(text: string): void {
    if (text === 'ping' || text === 'PING') {
      this.socket.send('pong');
      return;
    }
    const message = parseJson(text);
    if (!isRecord(message)) return;
    const stream = textOf(message['stream']) ?? '';
    const query: StreamQuery = { stream, list: textOf(message['list']), tag: textOf(message['tag']) };
    const found = subscriptionFor(this.view.inst, query, this.viewer);
    // Neither is answered, not even a stream that does not exist (recorded).
    if (typeof found === 'number') return;
    if (message['type'] === 'subscribe') {
      this.picksStreams = true;
      this.subscribe(found);
    }
    if (message['type'] === 'unsubscribe') this.subscriptions.delete(found.key);
  }
}
