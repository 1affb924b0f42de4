import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Db } from './db.ts';
import type { Hub } from './hub.ts';
import type { Limiter } from './rate-limits.ts';

/** The account behind the token (null for an app's own token) and what the token may do. */
export interface Viewer {
  tokenId: number;
  appId: number;
  accountId: string | null;
  scopes: readonly string[];
  isAdmin: boolean;
  isModerator: boolean;
}

/** Everything a route needs of the running instance. */
export interface Instance {
  db: Db;
  /** Folder of the database and of `media/`. */
  dataDir: string;
  /** Folder of the built client, null when there is none. */
  clientDir: string | null;
  /** The fixed public origin; null = what the request's Host says. */
  baseUrl: string | null;
  hub: Hub;
  /** Origins of other instances of this program, with which it federates. */
  neighbours: readonly string[];
  limiter: Limiter;
  /** Counts sign-ins that go wrong, whatever the rate limits are. */
  attempts: Limiter;
  /** Who came in with a right password from where; strangers who guess do not keep them out. */
  welcome: Set<string>;
  /** Addresses of reverse proxies, whose word on where a request came from is believed. */
  trustedProxies: readonly string[];
  /** Milliseconds since 1970. */
  now: () => number;
  /** The first account that registers becomes admin (an instance without sample data). */
  firstIsAdmin: boolean;
  log: (line: string) => void;
}

export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    viewer: Viewer | null;
    /** Origin without a slash at the end, e.g. `http://localhost:4000`. */
    base: string;
    inst: Instance;
    /** Where the request comes from. */
    address: string;
    nonce: string;
  };
}

export type AppContext = Context<AppEnv>;
