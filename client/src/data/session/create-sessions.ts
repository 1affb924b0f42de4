import type { Realm } from '@/data/realm';
import { toApiError } from '@/domain/api-error';
import type { RealmKey } from '@/domain/ids';
import { late } from '@/data/late';
import type { Late } from '@/lib/late';
import type { SafeStorage } from '@/lib/storage';
import { oneByOne } from '@/lib/tab-locks';
import { createPlainCell, type Cell } from '@/data/store/cell';
import { createSessionKeeper, tokenOf, type KeeperOptions, type SessionKeeper } from './session-keeper';
import { askServer } from './known-server';
import { SESSIONS_KEY, type SavedSession } from './session-store';
import { FRESH, type Sessions, type SignInOutcome, type SignInState } from './sessions';
import type { WaysIn } from './ways-in';

export interface SessionsOptions extends KeeperOptions {
  /** Leaves the page for an address. */
  leave: (address: string) => void;
  /** Tells the key that another tab has written, null for all; returns the way to stop. */
  onStorage?: (listener: (key: string | null) => void) => () => void;
  /** Tells that somebody turns to this tab; returns the way to stop. */
  onUse?: (listener: () => void) => () => void;
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
async function signOut(
  { host, store, end }: SessionKeeper,
  ways: Late<WaysIn>,
  which: readonly RealmKey[],
): Promise<void> {
  // The shown one last: nobody sees the others on the way.
  const isShown = ({ key }: SavedSession): number => Number(key === host.shown().key);
  const gone = store
    .get()
    .sessions.filter(({ key }) => which.includes(key))
    .sort((one, other) => isShown(one) - isShown(other));
  gone.forEach(({ key }) => end(key));
  if (gone.length === 0) return;
  await ways.load().then(
    async ({ revoke }) => Promise.all(gone.map(revoke)),
    () => undefined,
  );
}

/** The realm of an account for single deeds; null for one that is not signed in here. */
async function beside(
  { host, store, recall, load }: SessionKeeper,
  storage: SafeStorage,
  key: RealmKey,
): Promise<Realm | null> {
  const session = store.find(key);
  if (!session) return null;
  const { base } = session;
  const recalled = recall(base);
  return host.beside(
    session,
    recalled.known ? recalled : { server: await askServer(base, storage, load), known: true },
  );
}

/** The accounts that are not shown; the code that looks after them comes once there are any. */
function others(
  keeper: SessionKeeper,
  { storage, platform }: SessionsOptions,
  at: (key: RealmKey) => Promise<Realm | null>,
): Pick<Sessions, 'unread' | 'watchOthers'> {
  const unread = createPlainCell<ReadonlyMap<RealmKey, number>>(new Map());
  let begun = false;
  const watch = (): void => {
    if (begun || !platform || keeper.accounts.get().length < 2) return;
    begun = true;
    import('./others').then(
      ({ watchOthers }) => watchOthers(keeper, unread, at, { ...platform, storage }),
      () => void (begun = false),
    );
  };
  return {
    unread,
    watchOthers() {
      keeper.accounts.subscribe(watch);
      watch();
    },
  };
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
  const { host, store, shownServer } = keeper;
  const state = createPlainCell<SignInState>(FRESH);
  const ways = lateWays(keeper, state, options);
  const go = createWay(state, ways);
  const at = async (key: RealmKey): Promise<Realm | null> => beside(keeper, options.storage, key);
  const returns = new Map<string, Promise<SignInOutcome>>();
  const stopListening = options.onStorage?.((key) => {
    if (key === SESSIONS_KEY || key === null) keeper.follow();
  });
  const stopNoticing = options.onUse?.(() => keeper.inUse());

  return {
    active: host.active,
    accounts: keeper.accounts,
    signIn: state,
    ready: host.shown().known ? Promise.resolve() : shownServer.settled(),
    lastLoginName: () => store.get().lastLoginName,
    withPassword: async (username, password) => go(async (way) => way.withPassword(username, password)),
    renew: async (work) => oneByOne(tokenOf(host.shown().key), work),
    answerChallenge: async (code) => go(async (way) => way.answerChallenge(code)),
    switchChallenge: (to) => ways.get()?.switchChallenge(to),
    cancelChallenge: () => ways.get()?.cancelChallenge(),
    dismissError: () => state.set({ ...state.get(), error: null }),
    redirectToServer: async (typed, how) =>
      ways
        .load()
        .then(async ({ redirect }) => redirect(typed, how?.forStaff ?? false))
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
    ...others(keeper, options, at),
    arrange(order) {
      store.arrange(order);
      keeper.list();
    },
    beside: at,
    signOut: async (which = [host.shown().key]) => signOut(keeper, ways, which),
    stop() {
      stopListening?.();
      stopNoticing?.();
      shownServer.stop();
      host.stop();
    },
  };
}
