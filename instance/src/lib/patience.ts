import type { IncomingMessage, Server } from 'node:http';

/** How long this server waits for the rest of a request. */
export interface Patience {
  /** Milliseconds for the headers, and for progress in the body. */
  wait: number;
  /** Bytes of a body that are progress. */
  progress: number;
}

export const PATIENCE: Patience = { wait: 30_000, progress: 30_000 };
const LATE = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** Milliseconds between two looks: so often that no wait is overstayed by much. */
export const lookEvery = ({ wait }: Patience): number => wait / 6;

interface Pending {
  since: number;
  bytes: number;
}

/**
 * Closes connections whose request does not come: headers that take longer than 30 s, and bodies that grow by
 * less than 1 kB a second. An upload that makes progress takes as long as it takes.
 */
export function closeSlowRequests(server: Server, patience: Patience): void {
  const { wait, progress } = patience;
  server.headersTimeout = wait;
  // Node's own limit counts the whole body, however fast it comes.
  server.requestTimeout = 0;
  const pending = new Map<IncomingMessage, Pending>();
  const look = (request: IncomingMessage, { since, bytes }: Pending): void => {
    const { socket } = request;
    if (request.complete || socket.destroyed) pending.delete(request);
    else if (Date.now() - since < wait) return;
    else if (socket.bytesRead - bytes >= progress) {
      pending.set(request, { since: Date.now(), bytes: socket.bytesRead });
    } else {
      pending.delete(request);
      socket.write(LATE);
      socket.destroySoon();
    }
  };
  const timer = setInterval(() => {
    for (const [request, state] of pending) look(request, state);
  }, lookEvery(patience)).unref();
  server.on('close', () => clearInterval(timer));
  server.on('request', (request: IncomingMessage) => {
    const { headers, socket } = request;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (hasBody) pending.set(request, { since: Date.now(), bytes: socket.bytesRead });
  });
}
