import { toApiError } from '@/domain/api-error';
import { late, type Late } from '@/lib/late';
import type { SafeStorage } from '@/lib/storage';
import { createCell, type Cell } from './cell';
import { createSessionKeeper, type KeeperOptions, type SessionKeeper } from './session-keeper';
import { SESSIONS_KEY } from './session-store';
import { FRESH, type Sessions, type SignInOutcome, type SignInState } from './sessions';
import type { WaysIn } from './ways-in';

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

/** The code of signing in is fetched when it is needed. */
function lateWays(keeper: SessionKeeper, state: Cell<SignInState>, options: SessionsOptions): Late<WaysIn> {
  const { site, storage, tabStorage, leave } = options;
  return late(
    () => import('./ways-in'),
    ({ createWaysIn }) => createWaysIn({ keeper, state, site, storage, tabStorage, leave }),
  );
}

/** AUTH-07: gone here at once, then revoked there. */
async function signOut({ host, store, end }: SessionKeeper, ways: Late<WaysIn>): Promise<void> {
  const session = store.find(host.shown().key);
  if (!session) return;
  end(session.key);
  await ways.load().then(
    async ({ revoke }) => revoke(session),
    () => undefined,
  );
}

type Way = (work: (ways: WaysIn) => Promise<SignInOutcome>) => Promise<SignInOutcome>;

/** One way in at a time, busy from the first moment. */
const createWay =
  (state: Cell<SignInState>, ways: Late<WaysIn>): Way =>
  async (work) => {
    const { is, busy } = state.get();
    if (busy) return 'failed';
    state.set({ is, busy: true, error: null });
    const loaded = await ways.load().catch(() => null);
    if (loaded) return work(loaded);
    state.set({ is, busy: false, error: { is: 'no-connection' } });
    return 'failed';
  };

/** All sign-ins of this browser (S1 §4, AUTH-01 to AUTH-07); starts the realm that was shown last. */
export function createSessions(options: SessionsOptions): RunningSessions {
  const keeper = createSessionKeeper(options);
  const { host, store, desk } = keeper;
  const state = createCell<SignInState>(FRESH);
  const ways = lateWays(keeper, state, options);
  const go = createWay(state, ways);
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
    withPassword: async (username, password) => go(async (way) => way.withPassword(username, password)),
    answerChallenge: async (code) => go(async (way) => way.answerChallenge(code)),
    switchChallenge: (to) => ways.get()?.switchChallenge(to),
    cancelChallenge: () => ways.get()?.cancelChallenge(),
    dismissError: () => state.set({ ...state.get(), error: null }),
    redirectToServer: async (typed) =>
      ways
        .load()
        .then(async ({ redirect }) => redirect(typed))
        .then(() => null, toApiError),
    finishRedirect(query) {
      // A code works once: asking twice with the same one is one question.
      const code = query.toString();
      const running = returns.get(code) ?? go(async (way) => way.comeBack(query));
      returns.set(code, running);
      return running;
    },
    door: async () => (await ways.load()).door,
    switchTo(key) {
      const session = store.find(key);
      if (session && host.shown().key !== key) keeper.showSession(session);
    },
    signOut: async () => signOut(keeper, ways),
    stop() {
      stopListening?.();
      desk.stop();
      host.stop();
    },
  };
}
