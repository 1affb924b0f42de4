import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { WebSocket } from 'ws';
import { createSocketHub } from '../../src/stream/socket-hub.ts';
import { Stage } from './stage.ts';

/** A stage that listens on a port of this machine, for sockets. */
export class SocketStage {
  readonly stage: Stage;
  private readonly server: Server;
  private port = 0;

  constructor() {
    const hub = createSocketHub();
    this.stage = new Stage({ hub });
    const server = createAdaptorServer({ fetch: this.stage.app.fetch });
    if (!('closeAllConnections' in server)) throw new Error('an HTTP/1 server was expected');
    this.server = server;
    hub.attach(server, this.stage.inst);
  }

  async listen(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const address = this.server.address();
    this.port = typeof address === 'object' && address !== null ? address.port : 0;
    return this;
  }

  /** Opens a socket; `frames` fills as they come. Fails with the HTTP status when it is refused. */
  async open(pathAndQuery: string, protocol?: string): Promise<OpenSocket> {
    const url = `ws://127.0.0.1:${this.port}${pathAndQuery}`;
    const socket = protocol === undefined ? new WebSocket(url) : new WebSocket(url, protocol);
    const frames: string[] = [];
    socket.on('message', (data) => frames.push(Buffer.isBuffer(data) ? data.toString('utf8') : ''));
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('unexpected-response', (_request, response) =>
        reject(new Refused(response.statusCode ?? 0)),
      );
      socket.once('error', reject);
    });
    return { socket, frames };
  }

  async close(): Promise<void> {
    this.stage.inst.hub.close();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
    this.stage.close();
  }
}

export interface OpenSocket {
  readonly socket: WebSocket;
  readonly frames: string[];
}

/** The server answered the handshake with a status instead of a socket. */
export class Refused extends Error {
  override name = 'Refused';
  readonly status: number;
  constructor(status: number) {
    super(`the socket was refused with ${status}`);
    this.status = status;
  }
}
