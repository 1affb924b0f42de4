import { ApiError, toApiError } from '@/domain/api-error';
import type { SafeStorage } from '@/lib/storage';
import { createCell } from './cell';
import { askServer } from './known-server';
import { beginRedirect, readReturn } from './redirect-flow';
import { serverOrigin } from './server-address';
import { createSessionKeeper, type KeeperOptions, type SessionKeeper } from './session-keeper';
import { SESSIONS_KEY } from './session-store';
import type { Sessions, SignInOutcome, SignInState } from './sessions';
import { createSignIn, FRESH, type SignIn } from './sign-in';

export interface SessionsOptions extends KeeperOptions {
  /** Of this tab alone; survives leaving the page and coming back. */
  tabStorage: SafeStorage;
  /** Leaves the page for an address. */
  leave: (address: string) => void;
  /** Tells the key that another tab has written, null for all; returns the way to stop. */
  onStorage?: (listener: (key: string | null) => void) => () => void;
}

export interface RunningSessions extends Sessions {
  /** A server is described well enough to choose a first screen: at once on a second visit. */
  ready: Promise<void>;
  stop(): void;
}

async function redirectTo(keeper: SessionKeeper, options: SessionsOptions, typed: string): Promise<void> {
  const shown = keeper.host.shown();
  const base = typed === '' || typed === shown.base ? shown.base : serverOrigin(typed);
  if (!base) throw new ApiError('invalid');
  const isShown = base === shown.base && shown.known;
  const { can } = isShown ? shown.server.get() : await askServer(base, options.storage, keeper.load);
  const { registrations } = keeper;
  const client = keeper.clientFor(base);
  let { app, fresh } = await registrations.ensure(client, can);
  // A server that forgot the app would only show an error page of its own.
  if (!fresh && !(await registrations.stillValid(client))) {
    registrations.forget(base);
    ({ app, fresh } = await registrations.ensure(client, can));
  }
  options.leave(await beginRedirect(options.tabStorage, base, app));
}

async function comeBack(
  keeper: SessionKeeper,
  signIn: SignIn,
  tabStorage: SafeStorage,
  query: URLSearchParams,
): Promise<SignInOutcome> {
  try {
    const { base, exchange } = readReturn(tabStorage, query);
    const app = keeper.registrations.kept(base);
    if (!app) throw new ApiError('invalid');
    const client = keeper.clientFor(base);
    return await signIn.withToken(client, async () => exchange(client, app));
  } catch (thrown) {
    return signIn.withToken(keeper.host.shown().client, async () => Promise.reject(toApiError(thrown)));
  }
}

/** AUTH-07: gone here at once, then revoked there; the app's token only with its last account. */
async function signOut({ host, store, registrations, clientFor, end }: SessionKeeper): Promise<void> {
  const session = store.find(host.shown().key);
  if (!session) return;
  end(session.key);
  const isLast = !store.get().sessions.some(({ base }) => base === session.base);
  await registrations.revoke(clientFor(session.base), session.token, isLast);
}

function passwordTarget({
  host,
  clientFor,
}: SessionKeeper): ReturnType<Parameters<typeof createSignIn>[0]['target']> {
  const { base, server } = host.shown();
  return { client: clientFor(base), can: server.get().can };
}

/** All sign-ins of this browser (S1 §4, AUTH-01 to AUTH-07); starts the realm that was shown last. */
export function createSessions(options: SessionsOptions): RunningSessions {
  const keeper = createSessionKeeper(options);
  const { host, store, desk } = keeper;
  const state = createCell<SignInState>(FRESH);
  const signIn = createSignIn({
    state,
    registrations: keeper.registrations,
    target: () => passwordTarget(keeper),
    adopt: keeper.adopt,
  });
  const returns = new Map<string, Promise<SignInOutcome>>();
  const stopListening = options.onStorage?.((key) => {
    if (key === SESSIONS_KEY || key === null) keeper.follow();
  });

  return {
    active: host.active,
    accounts: keeper.accounts,
    signIn: state,
    ready: host.shown().known ? Promise.resolve() : desk.settled(),
    lastLoginName: () => store.get().lastLoginName,
    async withPassword(username, password) {
      const outcome = await signIn.withPassword(username, password);
      if (outcome === 'signed-in' || outcome === 'mfa') store.setLastLoginName(username);
      return outcome;
    },
    answerChallenge: signIn.answerChallenge,
    switchChallenge: signIn.switchChallenge,
    cancelChallenge: signIn.cancelChallenge,
    dismissError: signIn.dismissError,
    redirectToServer: async (typed) => redirectTo(keeper, options, typed).then(() => null, toApiError),
    finishRedirect(query) {
      // A code works once: asking twice with the same one is one question.
      const code = query.toString();
      const running = returns.get(code) ?? comeBack(keeper, signIn, options.tabStorage, query);
      returns.set(code, running);
      return running;
    },
    switchTo(key) {
      const session = store.find(key);
      if (session && host.shown().key !== key) keeper.showSession(session);
    },
    signOut: async () => signOut(keeper),
    stop() {
      stopListening?.();
      desk.stop();
      host.stop();
    },
  };
}
