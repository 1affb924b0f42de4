import { createClient, type Client } from '@/api/http';
import type { Readable } from '@/data/readable';
import type { Realm } from '@/data/realm';
import type { Account } from '@/domain/account/account';
import type { RealmKey } from '@/domain/ids';
import type { Server } from '@/domain/instance/server';
import { createCell, type Cell } from './cell';
import type { KnownServer } from './known-server';
import type { RealmSeed } from './realm-seed';
import { keyOf, type SavedSession, type SessionStore } from './session-store';

/** The realm that is shown, with what the sign-in code needs of it. */
export interface Shown {
  key: RealmKey;
  base: string;
  client: Client;
  account: Cell<Account | null>;
  server: Cell<Server>;
  /** False while the server's description is only a guess. */
  known: boolean;
  realm: Realm;
}

export interface RealmHostOptions {
  makeRealm: (seed: RealmSeed) => Realm;
  store: SessionStore;
  fetch?: typeof fetch | undefined;
  onRefused: (key: RealmKey) => void;
}

export interface RealmHost {
  active: Readable<Realm>;
  shown: () => Shown;
  /** Stops what was shown and starts the realm of the session, or of a visitor at `base`. */
  show: (session: SavedSession | null, base: string, server: KnownServer) => void;
  stop: () => void;
}

function grow(
  options: RealmHostOptions,
  session: SavedSession | null,
  base: string,
  recalled: KnownServer,
): Shown {
  const key = keyOf(base, session?.account.id ?? null);
  // Read from the store each time: a token that was signed out is never sent again.
  const token = (): string | null => options.store.find(key)?.token ?? null;
  const ask = options.fetch ? { fetch: options.fetch } : {};
  const client = createClient({ base, token, onRefused: () => options.onRefused(key), ...ask });
  const account = createCell<Account | null>(session?.account ?? null);
  const server = createCell(recalled.server);
  const realm = options.makeRealm({ key, base, client, token, account, server });
  return { key, base, client, account, server, known: recalled.known, realm };
}

/** Owns the one realm that is shown and running. */
export function createRealmHost(
  options: RealmHostOptions,
  first: { session: SavedSession | null; base: string; server: KnownServer },
): RealmHost {
  let shown = grow(options, first.session, first.base, first.server);
  let stopRealm = shown.realm.start();
  const active = createCell(shown.realm);
  return {
    active,
    shown: () => shown,
    show(session, base, server) {
      stopRealm();
      shown = grow(options, session, base, server);
      stopRealm = shown.realm.start();
      active.set(shown.realm);
    },
    stop: () => stopRealm(),
  };
}
