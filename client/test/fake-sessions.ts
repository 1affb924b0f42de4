import type { Realm } from '@/data/realm';
import type { Door } from '@/data/session/door';
import type { SavedAccount, SignInOutcome, SignInState, Sessions } from '@/data/session/sessions';
import type { Cell } from '@/data/store/cell';
import { cell } from './cell';

export interface FakeSessions extends Sessions {
  calls: (readonly unknown[])[];
  active: Cell<Realm>;
  accounts: Cell<readonly SavedAccount[]>;
  signIn: Cell<SignInState>;
}

/** Sessions that only note what was asked; `outcome` answers every attempt to sign in. */
export function createFakeSessions(
  realm: Realm,
  outcome: SignInOutcome = 'signed-in',
  door: Partial<Door> = {},
): FakeSessions {
  const calls: (readonly unknown[])[] = [];
  const note = (...call: readonly unknown[]): void => void calls.push(call);
  const signIn = cell<SignInState>({ is: 'password', busy: false, error: null });
  return {
    calls,
    active: cell(realm),
    accounts: cell<readonly SavedAccount[]>([]),
    signIn,
    lastLoginName: () => '',
    withPassword: async (username, password) => (note('withPassword', username, password), outcome),
    renew: async (work) => work(),
    answerChallenge: async (code) => (note('answerChallenge', code), outcome),
    switchChallenge: (to) => signIn.set({ is: to, busy: false, error: null }),
    cancelChallenge: () => signIn.set({ is: 'password', busy: false, error: null }),
    dismissError: () => signIn.set({ ...signIn.get(), error: null }),
    redirectToServer: async (base) => (note('redirectToServer', base), null),
    finishRedirect: async (query) => (note('finishRedirect', query.toString()), outcome),
    door: async () => ({
      captcha: async () => null,
      register: async (request) => (note('register', request), { is: 'signed-in' }),
      resetPassword: async (email) => note('resetPassword', email),
      ...door,
    }),
    switchTo: (key) => note('switchTo', key),
    unread: cell<ReadonlyMap<string, number>>(new Map()),
    watchOthers: () => note('watchOthers'),
    arrange: (order) => note('arrange', order),
    beside: async () => null,
    signOut: async () => note('signOut'),
  };
}
