import { fetchOwnAccount } from '@/api/endpoints/accounts';
import { sessionIdOf } from '@/api/endpoints/oauth';
import type { Client } from '@/api/http';
import { ApiError, toApiError } from '@/domain/api-error';
import type { Server } from '@/domain/instance/server';
import type { SafeStorage } from '@/lib/storage';
import { createAppRegistrations, type AppRegistrations } from './app-registration';
import type { Cell } from '@/data/store/cell';
import { createDoor, type Door } from './door';
import { askServer } from './known-server';
import { beginRedirect, readReturn } from './redirect-flow';
import { serverOrigin } from './server-address';
import type { SessionKeeper } from './session-keeper';
import { keyOf, type SavedSession } from './session-store';
import type { SignInOutcome, SignInState } from './sessions';
import { createSignIn, type SignIn } from './sign-in';
import { tokenIdPlace } from './token-id';

export interface WaysInOptions {
  keeper: SessionKeeper;
  state: Cell<SignInState>;
  site: string;
  storage: SafeStorage;
  tabStorage: SafeStorage;
  /** Leaves the page for an address. */
  leave: (address: string) => void;
}

/** All that only happens on the way in and out: loaded when somebody goes it. */
export interface WaysIn extends SignIn {
  /** Throws ApiError; an empty address is the server that is shown. */
  redirect: (typed: string, forStaff: boolean) => Promise<void>;
  comeBack: (query: URLSearchParams) => Promise<SignInOutcome>;
  door: Door;
  /** AUTH-07; the app's token is revoked with its last account. Never throws. */
  revoke: (session: SavedSession) => Promise<void>;
}

/** Loads the account of a token, stores and shows it; a token that leads nowhere is given back. */
function createAdoption(keeper: SessionKeeper, registrations: AppRegistrations, storage: SafeStorage) {
  return async (client: Client, token: string): Promise<void> => {
    const { base } = client;
    const own = keeper.clientFor(base, token);
    const { account, kept } = await fetchOwnAccount(own).catch((thrown: unknown) => {
      void registrations.revoke(client, token, false);
      throw thrown;
    });
    const session = { key: keyOf(base, account.id), base, token, account, kept };
    const id = sessionIdOf(token);
    if (id === null) storage.remove(tokenIdPlace(session.key));
    else storage.set(tokenIdPlace(session.key), id);
    const before = keeper.store.find(session.key);
    keeper.store.put(session);
    keeper.showSession(session, { verified: true });
    void registrations.fetchAppToken(client);
    if (before && before.token !== token) void registrations.revoke(client, before.token, false);
  };
}

async function redirect(
  { keeper, storage, tabStorage, leave }: WaysInOptions,
  registrations: AppRegistrations,
  typed: string,
  forStaff: boolean,
): Promise<void> {
  const shown = keeper.host.shown();
  const base = typed === '' || typed === shown.base ? shown.base : serverOrigin(typed);
  if (!base) throw new ApiError('invalid');
  const isShown = base === shown.base && shown.known;
  const { can } = isShown ? shown.server.get() : await askServer(base, storage, keeper.load);
  const client = keeper.clientFor(base);
  let { app, fresh } = await registrations.ensure(client, can, forStaff);
  // A server that forgot the app would only show an error page of its own.
  if (!fresh && !(await registrations.stillValid(client))) {
    registrations.forget(base);
    ({ app, fresh } = await registrations.ensure(client, can, forStaff));
  }
  // Who has an account of this server here wants another one.
  const another = !forStaff && keeper.store.get().sessions.some((session) => session.base === base);
  leave(await beginRedirect(tabStorage, base, app, another));
}

async function comeBack(
  { keeper, tabStorage }: WaysInOptions,
  registrations: AppRegistrations,
  signIn: SignIn,
  query: URLSearchParams,
): Promise<SignInOutcome> {
  try {
    const { base, exchange } = readReturn(tabStorage, query);
    const app = registrations.kept(base);
    if (!app) throw new ApiError('invalid');
    const client = keeper.clientFor(base);
    return await signIn.withToken(client, async () => exchange(client, app));
  } catch (thrown) {
    const { client } = keeper.host.shown();
    return signIn.withToken(client, async () => Promise.reject(toApiError(thrown)));
  }
}

export function createWaysIn(options: WaysInOptions): WaysIn {
  const { keeper, state, site, storage } = options;
  const { store, clientFor, host } = keeper;
  const registrations = createAppRegistrations(storage, site);
  const adopt = createAdoption(keeper, registrations, storage);
  const target = (): { client: Client; server: Server } => {
    const { base, server } = host.shown();
    return { client: clientFor(base), server: server.get() };
  };
  const signIn = createSignIn({
    state,
    registrations,
    target() {
      const { client, server } = target();
      return { client, can: server.can };
    },
    adopt,
  });
  const rememberName = (name: string): void => store.setLastLoginName(name);
  return {
    ...signIn,
    door: createDoor({ registrations, target, adopt, rememberName }),
    async withPassword(username, password) {
      const outcome = await signIn.withPassword(username, password);
      if (outcome === 'signed-in' || outcome === 'mfa') store.setLastLoginName(username);
      return outcome;
    },
    redirect: async (typed, forStaff) => redirect(options, registrations, typed, forStaff),
    comeBack: async (query) => comeBack(options, registrations, signIn, query),
    async revoke({ base, token }) {
      const isLast = !store.get().sessions.some((other) => other.base === base);
      await registrations.revoke(clientFor(base), token, isLast);
    },
  };
}
