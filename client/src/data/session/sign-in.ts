import { answerMfa, mfaTokenIn, requestToken, type OAuthApp } from '@/api/endpoints/oauth';
import type { Client } from '@/api/http';
import { toApiError, type ApiError } from '@/domain/api-error';
import type { Abilities } from '@/domain/instance/server';
import type { AppRegistrations, Registration } from './app-registration';
import type { Cell } from '@/data/store/cell';
import { FRESH, type SignInOutcome, type SignInState } from './sessions';
import { signInError, type SignInStep } from './sign-in-error';

type Got =
  | { is: 'token'; token: string }
  | { is: 'failed'; step: SignInStep; error: ApiError; app: OAuthApp | null };

interface Challenge {
  client: Client;
  app: OAuthApp;
  mfaToken: string;
}

export interface SignInOptions {
  state: Cell<SignInState>;
  registrations: AppRegistrations;
  /** Server that a password is for: the one that is shown. */
  target: () => { client: Client; can: Pick<Abilities, 'pleromaApi' | 'staffApi'> };
  /** Loads the account of a token and shows it; throws ApiError. */
  adopt: (client: Client, token: string) => Promise<void>;
}

export interface SignIn {
  withPassword: (username: string, password: string) => Promise<SignInOutcome>;
  answerChallenge: (code: string) => Promise<SignInOutcome>;
  switchChallenge: (to: 'totp' | 'recovery') => void;
  cancelChallenge: () => void;
  /** Runs a way in that ends with a token, such as the return from a server's page. */
  withToken: (client: Client, get: () => Promise<string>) => Promise<SignInOutcome>;
}

async function attempt(step: SignInStep, app: OAuthApp | null, get: () => Promise<string>): Promise<Got> {
  try {
    return { is: 'token', token: await get() };
  } catch (thrown) {
    return { is: 'failed', step, error: toApiError(thrown), app };
  }
}

/** Servers whose kept registration was found good after a refusal: not checked again in this visit. */
const createPasswordGrant = ({ registrations, target }: SignInOptions) => {
  const proven = new Set<string>();
  const ask = async (app: Registration, username: string, password: string): Promise<Got> =>
    attempt('password', app, async () =>
      requestToken(target().client, app, { type: 'password', username, password }),
    );
  return async (username: string, password: string): Promise<Got> => {
    const { client, can } = target();
    try {
      const { app, fresh } = await registrations.ensure(client, can);
      const got = await ask(app, username, password);
      const wrong = got.is === 'failed' && signInError(got.error, 'password').is === 'wrong-credentials';
      if (!wrong || fresh || proven.has(client.base)) return got;
      // A server that forgot our registration gives the same answer as to a wrong password.
      if (await registrations.stillValid(client)) {
        proven.add(client.base);
        return got;
      }
      registrations.forget(client.base);
      return await ask((await registrations.ensure(client, can)).app, username, password);
    } catch (thrown) {
      return { is: 'failed', step: 'other', error: toApiError(thrown), app: null };
    }
  };
};

/** A refused password that asks for a code besides; null for anything else. */
function challengeIn(client: Client, got: Got): Challenge | null {
  if (got.is !== 'failed' || !got.app) return null;
  const mfaToken = mfaTokenIn(got.error.body);
  return mfaToken === null ? null : { client, app: got.app, mfaToken };
}

const answerOf = (
  { client, app, mfaToken }: Challenge,
  kind: 'totp' | 'recovery',
  code: string,
): Promise<Got> =>
  attempt('challenge', null, async () => answerMfa(client, app, { mfaToken, kind, code: code.trim() }));

/** Says what went wrong beside the form, which stays as it is. */
function refuse(state: Cell<SignInState>, { error, step }: Extract<Got, { is: 'failed' }>): SignInOutcome {
  if (error.identifier === 'password_reset_required') {
    state.set(FRESH);
    return 'password-reset-required';
  }
  const { is } = state.get();
  state.set({ is, busy: false, error: signInError(error, step) });
  return 'failed';
}

/**
 * The machine behind the sign-in form: password, one-time code, recovery code (S1 §4). The caller has set
 * `busy`; every way ends with another state.
 */
export function createSignIn(options: SignInOptions): SignIn {
  const { state, adopt } = options;
  const grantPassword = createPasswordGrant(options);
  let challenge: Challenge | null = null;
  let round = 0;

  const finish = async (client: Client, got: Got, mine: number): Promise<SignInOutcome> => {
    if (mine !== round) return 'failed'; // cancelled meanwhile
    const asked = challengeIn(client, got);
    if (asked) {
      challenge = asked;
      state.set({ is: 'totp', busy: false, error: null });
      return 'mfa';
    }
    if (got.is === 'failed') return refuse(state, got);
    try {
      await adopt(client, got.token);
    } catch (thrown) {
      return refuse(state, { is: 'failed', step: 'other', error: toApiError(thrown), app: null });
    }
    challenge = null;
    state.set(FRESH);
    return 'signed-in';
  };

  const begin = (): number => {
    round += 1;
    return round;
  };

  return {
    async withPassword(username, password) {
      const mine = begin();
      const { client } = options.target();
      return finish(client, await grantPassword(username, password), mine);
    },
    async answerChallenge(code) {
      const now = challenge;
      const kind = state.get().is;
      if (!now || kind === 'password') {
        state.set(FRESH);
        return 'failed';
      }
      const mine = begin();
      return finish(now.client, await answerOf(now, kind, code), mine);
    },
    switchChallenge(to) {
      if (challenge) state.set({ is: to, busy: false, error: null });
    },
    cancelChallenge() {
      round += 1;
      challenge = null;
      state.set(FRESH);
    },
    async withToken(client, get) {
      const mine = begin();
      return finish(client, await attempt('code', null, get), mine);
    },
  };
}
