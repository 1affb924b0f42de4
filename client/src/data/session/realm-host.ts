import { createClient, type Client } from '@/api/http';
import type { Readable } from '@/data/readable';
import type { Realm } from '@/data/realm';
import type { Account } from '@/domain/account/account';
import type { RealmKey } from '@/domain/ids';
import type { Server } from '@/domain/instance/server';
import { createPlainCell, type Cell } from '@/data/store/cell';
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
  /** The realm of a session that is not shown: it fetches nothing by itself, and what it tells is told by the shown one. */
  beside: (session: SavedSession, server: KnownServer) => Realm;
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
  const forAccount = session !== null;
  const client = createClient({ base, token, forAccount, onRefused: () => options.onRefused(key), ...ask });
  const account = createPlainCell<Account | null>(session?.account ?? null);
  const server = createPlainCell(recalled.server);
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
  const active = createPlainCell(shown.realm);
  const besides = new Map<RealmKey, Realm>();
  const growBeside = (session: SavedSession, server: KnownServer): Realm => {
    const { realm } = grow(options, session, session.base, server);
    const { notices } = realm;
    const { list } = notices;
    list.subscribe(() => {
      // What it offers to take back would open in the shown account.
      for (const { id, undo: _undo, ...notice } of list.get()) {
        notices.close(id);
        shown.realm.notices.push(notice);
      }
    });
    besides.set(session.key, realm);
    return realm;
  };
  return {
    active,
    shown: () => shown,
    beside(session, server) {
      if (session.key === shown.key) return shown.realm;
      return besides.get(session.key) ?? growBeside(session, server);
    },
    show(session, base, server) {
      stopRealm();
      if (session) besides.delete(session.key);
      shown = grow(options, session, base, server);
      stopRealm = shown.realm.start();
      active.set(shown.realm);
    },
    stop: () => stopRealm(),
  };
}
