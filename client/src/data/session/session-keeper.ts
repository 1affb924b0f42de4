import { fetchOwnAccount } from '@/api/endpoints/accounts';
import { createClient, type Client } from '@/api/http';
import type { LoadOptions } from '@/api/instance';
import type { Platform } from '@/data/platform';
import type { Realm } from '@/data/realm';
import { ApiError, toApiError } from '@/domain/api-error';
import type { RealmKey } from '@/domain/ids';
import type { SafeStorage } from '@/lib/storage';
import { oneByOne } from '@/lib/tab-locks';
import { createPlainCell, type Cell } from '@/data/store/cell';
import { recallServer, type KnownServer } from './known-server';
import { createRealmHost, type RealmHost } from './realm-host';
import type { RealmSeed } from './realm-seed';
import { createShownServer, type ShownServer } from './shown-server';
import { createSessionStore, UNREAD_KEY, type SavedSession, type SessionStore } from './session-store';
import type { SavedAccount } from './sessions';

export interface KeeperOptions {
  makeRealm: (seed: RealmSeed) => Realm;
  /** Origin of the page. */
  site: string;
  /** Shared by all tabs. */
  storage: SafeStorage;
  /** Of this tab alone; survives leaving the page and coming back. */
  tabStorage: SafeStorage;
  /** Answers inside the page, by path (api/preloaded.ts). */
  preloaded?: ReadonlyMap<string, unknown>;
  fetch?: typeof fetch;
  /** Everything else that is kept for a signed-out account may go. */
  forget?: (key: RealmKey) => void;
  platform?: Pick<Platform, 'after' | 'now' | 'page' | 'onStorage'>;
  /** Something odd but harmless; never holds a token. */
  warn?: (text: string) => void;
}

/** Shows accounts and visitors, and keeps what is stored in step with what is shown. */
export interface SessionKeeper {
  store: SessionStore;
  host: RealmHost;
  shownServer: ShownServer;
  accounts: Cell<readonly SavedAccount[]>;
  clientFor: (base: string, token?: string) => Client;
  load: LoadOptions;
  /** Shows a stored session and, unless that has just been done, asks whether its token still holds. */
  showSession: (session: SavedSession, how?: { verified: boolean }) => void;
  showVisitor: () => void;
  /** Takes a session away from this browser at once; revoking its token is up to the caller. */
  end: (key: RealmKey) => void;
  /** Stored by another tab: what is shown follows. */
  follow: () => void;
  /** The accounts are others now, or in another order. */
  list: () => void;
  /** What is known of a server without asking it. */
  recall: (base: string) => KnownServer;
  /** Somebody uses this tab: a link that is opened in another one stays with the account. */
  inUse: () => unknown;
}

const savedAccount = ({ key, base, account }: SavedSession): SavedAccount => {
  const { acct, displayName, avatar } = account;
  return { key, base, acct, displayName, avatar };
};

/** The accounts to choose from are those that are stored. */
const listAccounts = ({ store, accounts }: SessionKeeper): void =>
  accounts.set(store.get().sessions.map(savedAccount));

const loadOptions = ({ site, preloaded, fetch, warn }: KeeperOptions): LoadOptions => ({
  site,
  closedToGuests: new Map(),
  ...(preloaded ? { preloaded } : {}),
  ...(fetch ? { fetch } : {}),
  ...(warn ? { warn: (what: string, error: ApiError) => warn(`${what}: ${error.kind}`) } : {}),
});

/** A 401 or 403 in words of the server itself; a page of something in between does not sign anyone out. */
const isRefusal = ({ kind, body }: ApiError): boolean =>
  kind === 'unauthorized' || (kind === 'forbidden' && body !== null && typeof body === 'object');

/** Stays, with a way to sign in again: nobody here has asked for it. */
const tellOfSignOut = ({ host }: SessionKeeper, messageKey: string): void =>
  void host.active.get().notices.push({
    level: 'warning',
    messageKey,
    messageArgs: {},
    timeout: 0,
    error: new ApiError('unauthorized'),
  });

/** Lock of an account's token: held while another one is got in its place, or found to be the end of the session. */
export const tokenOf = (key: RealmKey): string => `skein-token ${key}`;

/** Asks whether the shown account's token still holds; offline and broken servers change nothing. */
async function verify(keeper: SessionKeeper): Promise<void> {
  const shown = keeper.host.shown();
  const session = keeper.store.find(shown.key);
  if (!session) return;
  try {
    // A client of its own: a refusal here must not ask for another check.
    const { account, kept } = await fetchOwnAccount(keeper.clientFor(session.base, session.token));
    if (!keeper.store.update({ ...session, account, kept })) return;
    shown.account.set(account);
    listAccounts(keeper);
  } catch (thrown) {
    if (!isRefusal(toApiError(thrown))) return;
    // Perhaps another token is on its way, here or in another tab.
    await oneByOne(tokenOf(session.key), async () => {
      keeper.store.reload();
      if (keeper.store.find(session.key)?.token !== session.token) return;
      keeper.end(session.key);
      tellOfSignOut(keeper, 'errors.signed_out');
    });
  }
}

/** One check at a time, however many calls are refused together. */
function createVerifier(keeper: () => SessionKeeper): (key: RealmKey) => void {
  const running = new Set<RealmKey>();
  return (key) => {
    if (running.has(key) || keeper().host.shown().key !== key) return;
    running.add(key);
    void verify(keeper()).finally(() => running.delete(key));
  };
}

/**
 * Another tab signed somebody in or out. A visitor's tab follows who came in; the tab of an account that is gone shows
 * no other account in its place: who writes there would not notice.
 */
function followTabs(keeper: SessionKeeper): void {
  const { store, host } = keeper;
  const before = store.get().sessions;
  store.reload();
  const { key, account } = host.shown();
  const active = store.find(store.get().active);
  const cameIn = active && !before.some((known) => known.key === active.key);
  if (account.get() !== null && !store.find(key)) {
    keeper.showVisitor();
    tellOfSignOut(keeper, 'notices.signed_out');
  } else if (account.get() === null && cameIn) keeper.showSession(active);
  else listAccounts(keeper);
}

export function createSessionKeeper(options: KeeperOptions): SessionKeeper {
  const { site, storage, tabStorage } = options;
  const store = createSessionStore(storage, tabStorage);
  const load = loadOptions(options);
  const check = createVerifier(() => keeper);
  const firstSession = store.find(store.own());
  const firstBase = firstSession?.base ?? site;
  const host = createRealmHost(
    { makeRealm: options.makeRealm, store, fetch: options.fetch, onRefused: check },
    { session: firstSession ?? null, base: firstBase, server: recallServer(firstBase, storage, load) },
  );
  const shownServer = createShownServer({ host, storage, load, site });
  const accounts = createPlainCell<readonly SavedAccount[]>(store.get().sessions.map(savedAccount));

  const recall = (base: string): KnownServer => {
    const now = host.shown();
    const isShown = now.base === base && now.known;
    return isShown ? { server: now.server.get(), known: true } : recallServer(base, storage, load);
  };
  const show = (session: SavedSession | null, base: string): void => {
    store.setOwn(session?.key ?? null);
    host.show(session, base, recall(base));
    listAccounts(keeper);
    shownServer.attend();
  };
  const clientFor = (base: string, token?: string): Client =>
    createClient({ base, token: () => token ?? null, ...(options.fetch ? { fetch: options.fetch } : {}) });

  const keeper: SessionKeeper = {
    store,
    host,
    shownServer,
    accounts,
    clientFor,
    load,
    showSession(session, how) {
      store.setActive(session.key);
      show(session, session.base);
      if (!how?.verified) check(session.key);
    },
    showVisitor: () => show(null, shownServer.home()),
    end(key) {
      const isShown = host.shown().key === key;
      store.drop(key);
      storage.remove(UNREAD_KEY);
      if (isShown) keeper.showVisitor();
      else listAccounts(keeper);
      options.forget?.(key);
    },
    list: () => listAccounts(keeper),
    recall,
    follow: () => followTabs(keeper),
    inUse: () => store.find(host.shown().key) && store.setActive(host.shown().key),
  };
  shownServer.attend();
  store.setOwn(firstSession?.key ?? null);
  if (firstSession) check(firstSession.key);
  return keeper;
}
