import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { authenticate } from './lib/auth.ts';
import { compressAnswers } from './lib/compress.ts';
import { ApiFailure } from './lib/errors.ts';
import { createLimiter, noLimits } from './lib/rate-limits.ts';
import { securityHeaders } from './lib/security-headers.ts';
import { routes } from './routes/index.ts';
import { silentHub, type Hub } from './lib/hub.ts';
import type { AppEnv, Instance } from './lib/context.ts';
import type { Db } from './lib/db.ts';

export interface InstanceOptions {
  db: Db;
  dataDir: string;
  clientDir?: string | null;
  /** Fixed public origin; by default what each request's Host says. */
  baseUrl?: string | null;
  hub?: Hub;
  neighbours?: readonly string[];
  trustedProxies?: readonly string[];
  rateLimits?: boolean;
  firstIsAdmin?: boolean;
  now?: () => number;
  log?: (line: string) => void;
}

/** Everything routes share, with the defaults filled in. */
export function createInstance(options: InstanceOptions): Instance {
  const now = options.now ?? Date.now;
  return {
    db: options.db,
    dataDir: options.dataDir,
    clientDir: options.clientDir ?? null,
    baseUrl: options.baseUrl ?? null,
    hub: options.hub ?? silentHub,
    neighbours: options.neighbours ?? [],
    limiter: options.rateLimits ? createLimiter(now) : noLimits,
    attempts: createLimiter(now),
    welcome: new Set(),
    trustedProxies: options.trustedProxies ?? [],
    firstIsAdmin: options.firstIsAdmin ?? false,
    now,
    log: options.log ?? (() => {}),
  };
}

/** Akkoma takes a slash at the end of any path; paths are otherwise as sent, still percent-encoded. */
function pathOf(request: Request): string {
  return new URL(request.url).pathname.replace(/\/+$/, '') || '/';
}

/** An IPv4 address as systems with both kinds write it is the address itself. */
const plainAddress = (address: string): string => address.trim().replace(/^::ffff:(?=[\d.]+$)/i, '');

/**
 * Who is at the other end; tests call the app without a server around it. Anybody can send headers that name another
 * address: they are believed of a trusted proxy alone, and of what it was told by others nothing.
 */
function addressOf(
  env: Partial<HttpBindings> | undefined,
  forwardedFor: string,
  trusted: readonly string[],
): string {
  const hops = [...forwardedFor.split(','), env?.incoming?.socket.remoteAddress ?? 'unknown']
    .map(plainAddress)
    .filter((hop) => hop !== '');
  return hops.findLast((hop) => !trusted.includes(hop)) ?? hops[0] ?? 'unknown';
}

const crossOrigin = cors({
  origin: '*',
  allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
  allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
  exposeHeaders: [
    'Link',
    'X-RateLimit-Reset',
    'X-RateLimit-Limit',
    'X-RateLimit-Remaining',
    'X-Request-Id',
    'Idempotency-Key',
    'Idempotent-Replayed',
  ],
  maxAge: 86_400,
});

/** The whole HTTP side of an instance. */
export function createApp(inst: Instance): Hono<AppEnv> {
  const app = new Hono<AppEnv>({ getPath: pathOf });
  app.use('*', async (c, next) => {
    c.set('inst', inst);
    c.set('address', addressOf(c.env, c.req.header('x-forwarded-for') ?? '', inst.trustedProxies));
    c.set('base', inst.baseUrl ?? new URL(c.req.url).origin);
    await next();
  });
  app.use('*', compressAnswers);
  app.use('*', securityHeaders);
  app.use('*', crossOrigin);
  app.use('*', authenticate);
  for (const resource of routes) app.route('/', resource);
  app.onError((error, c) => {
    if (error instanceof ApiFailure) return c.json(error.body, error.status);
    inst.log(`error: ${c.req.method} ${c.req.path}: ${error.stack ?? error.message}`);
    return c.json('Something went wrong', 500);
  });
  return app;
}
