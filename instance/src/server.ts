import { createAdaptorServer } from '@hono/node-server';
import type { Server } from 'node:http';
import { createApp, createInstance, type InstanceOptions } from './app.ts';
import type { Instance } from './lib/context.ts';
import { closeSlowRequests, lookEvery, PATIENCE, type Patience } from './lib/patience.ts';
import { hostOf } from './lib/urls.ts';
import { startSweeper } from './rules/sweep.ts';
import { pushConnection } from './stream/push.ts';
import { createSocketHub } from './stream/socket-hub.ts';

export interface RunningServer {
  inst: Instance;
  url: string;
  /** Closes every connection, then the database. */
  close(): Promise<void>;
}

export interface ServerOptions extends InstanceOptions {
  /** 0 takes any free port. */
  port: number;
  /** Loopback only by default: the sample accounts' password is known to everybody. */
  host?: string;
  /** With requests that come slowly or by half. */
  patience?: Patience;
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

/** Forgets what is too old to matter: codes, second factors, idempotency keys (6 h). */
function sweep({ db, now }: Instance): void {
  db.run('DELETE FROM auth_codes WHERE expires_at < ?', now());
  db.run('DELETE FROM mfa_tokens WHERE expires_at < ?', now());
  db.run('DELETE FROM idempotency_keys WHERE created_at < ?', now() - 6 * 3_600_000);
}

/** One process, one port: API, pages, media and sockets. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { patience = PATIENCE } = options;
  const hub = createSocketHub();
  const inst = createInstance({ ...options, hub });
  const app = createApp(inst);
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: { connectionsCheckingInterval: lookEvery(patience) },
  });
  if (!('closeAllConnections' in server)) throw new Error('an HTTP/1 server was expected');
  closeSlowRequests(server, patience);
  hub.attach(server, inst);
  const port = await listen(server, options.port, options.host ?? '127.0.0.1');
  const timer = setInterval(() => sweep(inst), 60_000);
  const url = inst.baseUrl ?? `http://localhost:${port}`;
  hub.join(pushConnection(inst, url));
  const stopSweeper = startSweeper(inst, hostOf(url));
  const close = () =>
    new Promise<void>((resolve) => {
      clearInterval(timer);
      stopSweeper();
      inst.hub.close();
      server.close(() => {
        inst.db.close();
        resolve();
      });
      server.closeAllConnections();
    });
  return { inst, url, close };
}
