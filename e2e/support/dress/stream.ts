import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import type { Family } from './family';
import { isObject, textIn } from './json';

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** A frame of the instance as the family would send it; null for what it does not have. */
function dressFrame(text: string, dress: (json: string) => string): string | null {
  const frame = parse(text);
  if (!isObject(frame) || textIn(frame.event).startsWith('pleroma:')) return null;
  const payload = textIn(frame.payload);
  const body = frame.event === 'delete' ? payload : dress(payload);
  if (body === '') return null;
  return JSON.stringify({ stream: ['user'], event: frame.event, payload: body });
}

/** Streaming as the family has it, fed by the instance's. */
export class DressedStream {
  private readonly server = new WebSocketServer({ noServer: true });
  /** Close codes and text frames of clients, for tests. */
  readonly heard: string[] = [];

  constructor(
    private readonly family: Family,
    private readonly instance: string,
    private readonly dress: (json: string) => string,
  ) {}

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const url = new URL(request.url ?? '/', 'http://dressed');
    const offered = request.headers['sec-websocket-protocol'] ?? '';
    const token = url.searchParams.get('access_token') ?? offered;
    const upstream = new WebSocket(
      `${this.instance.replace(/^http/, 'ws')}/api/v1/streaming?stream=user`,
      token,
    );
    upstream.once('error', () => socket.end('HTTP/1.1 401 Unauthorized\r\ncontent-length: 0\r\n\r\n'));
    upstream.once('open', () => {
      this.server.handleUpgrade(request, socket, head, (client) => this.join(client, upstream));
    });
  }

  private join(client: WebSocket, upstream: WebSocket): void {
    upstream.on('message', (data: Buffer) => {
      const frame = dressFrame(data.toString(), this.dress);
      if (frame !== null) client.send(frame);
    });
    client.on('message', (data: Buffer) => {
      const text = data.toString();
      this.heard.push(text);
      if (this.family.strictFrames && parse(text) === null) client.close(1011);
    });
    client.on('close', () => upstream.close());
    upstream.on('close', () => client.close());
    upstream.on('error', () => client.close());
  }

  /** How many are streamed to. */
  listeners = (): number => this.server.clients.size;

  stop(): void {
    for (const client of this.server.clients) client.terminate();
    this.server.close();
  }
}
