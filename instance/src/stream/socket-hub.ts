import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { bearerToken, viewerOf } from '../lib/auth.ts';
import type { Instance, Viewer } from '../lib/context.ts';
import { StreamClient } from './client.ts';
import type { Connection, Hub, HubEvent } from '../lib/hub.ts';
import { type Refusal, subscriptionFor, type Subscription } from './subscription.ts';

const PING_PERIOD = 30_000;
const LARGEST_MESSAGE = 64 * 1024;
const GOING_AWAY = 1001;
const POLICY = 1008;

export interface SocketHub extends Hub {
  /** Answers websocket handshakes of this server from now on. */
  attach(server: Server, inst: Instance): void;
}

interface Accepted {
  viewer: Viewer | null;
  subscription: Subscription | null;
}

const REASONS = { 401: 'Unauthorized', 404: 'Not Found' } as const;

function refuse(socket: Duplex, status: Refusal): void {
  socket.end(`HTTP/1.1 ${status} ${REASONS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** The subprotocol keeps the token out of addresses and logs; the query is the older way. */
function tokenOf(request: IncomingMessage, query: URLSearchParams): string | null {
  const protocol = request.headers['sec-websocket-protocol']?.split(',')[0]?.trim();
  return protocol || query.get('access_token') || bearerToken(request.headers.authorization);
}

function accept(inst: Instance, request: IncomingMessage): Accepted | Refusal {
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (!/^\/api\/v1\/streaming\/?$/.test(url.pathname)) return 404;
  const query = url.searchParams;
  const token = tokenOf(request, query);
  const viewer = token === null ? null : viewerOf(inst.db, token, inst.now());
  if (token !== null && viewer === null) return 401;
  const stream = query.get('stream');
  if (stream === null) return { viewer, subscription: null };
  const [list, tag, host] = [query.get('list'), query.get('tag'), query.get('instance')];
  const found = subscriptionFor(
    inst,
    { stream, list: list ?? undefined, tag: tag ?? undefined, instance: host ?? undefined },
    viewer,
  );
  return typeof found === 'number' ? found : { viewer, subscription: found };
}

/** Answers one handshake; the socket joins the clients until it closes. */
function handshake(
  server: WebSocketServer,
  join: Hub['join'],
  inst: Instance,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): void {
  const accepted = accept(inst, request);
  if (typeof accepted === 'number') return refuse(socket, accepted);
  const base = inst.baseUrl ?? `http://${request.headers.host ?? 'localhost'}`;
  server.handleUpgrade(request, socket, head, (webSocket) => {
    const client = new StreamClient(webSocket, inst, base, accepted.viewer);
    if (accepted.subscription) client.subscribe(accepted.subscription);
    webSocket.on('close', join(client));
  });
}

/** The hub behind `/api/v1/streaming` (api.md §14): posts, notifications and deletions to open connections. */
export function createSocketHub(): SocketHub {
  const clients = new Set<Connection>();
  const join = (client: Connection) => {
    clients.add(client);
    return () => void clients.delete(client);
  };
  const handleProtocols = (protocols: Set<string>) => protocols.values().next().value ?? false;
  const server = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE, handleProtocols });

  const timer = setInterval(() => {
    for (const client of clients) client.ping();
  }, PING_PERIOD);
  timer.unref();

  return {
    attach(httpServer, inst) {
      httpServer.on('upgrade', (request, socket, head) =>
        handshake(server, join, inst, request, socket, head),
      );
    },
    join,
    publish(event: HubEvent) {
      for (const client of clients) client.hear(event);
    },
    revoke(tokenId) {
      for (const client of clients) if (client.viewer?.tokenId === tokenId) client.close(POLICY);
    },
    close() {
      clearInterval(timer);
      for (const client of clients) {
        client.close(GOING_AWAY);
        client.terminate();
      }
      server.close();
    },
  };
}
