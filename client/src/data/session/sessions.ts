import type { ApiError } from '@/domain/api-error';
import type { RealmKey } from '@/domain/ids';
import type { Readable } from '@/data/readable';
import type { Realm } from '@/data/realm';
import type { Door } from './door';

/** Where a sign-in stands (S1 §4 Authentication, AUTH-02 to AUTH-05). */
export type SignInState =
  | { is: 'password'; busy: boolean; error: SignInError | null }
  | { is: 'totp' | 'recovery'; busy: boolean; error: SignInError | null };

/** Nobody has tried anything yet. */
export const FRESH: SignInState = { is: 'password', busy: false, error: null };

export type SignInError =
  | { is: 'wrong-credentials' }
  | { is: 'failed' }
  /** On the server's own page: the person said no. */
  | { is: 'denied' }
  | { is: 'no-connection' }
  /** Text of the token endpoint, shown as it came. */
  | { is: 'server-text'; text: string };

export type SignInOutcome = 'signed-in' | 'mfa' | 'password-reset-required' | 'failed';

export interface SavedAccount {
  key: RealmKey;
  base: string;
  acct: string;
  displayName: string;
  avatar: string;
}

/** All accounts of this browser, the one that is shown, and the ways in and out. */
export interface Sessions {
  /** The realm that is shown; a visitor's when nobody is signed in. */
  active: Readable<Realm>;
  accounts: Readable<readonly SavedAccount[]>;
  signIn: Readable<SignInState>;
  lastLoginName(): string;
  withPassword(username: string, password: string): Promise<SignInOutcome>;
  /**
   * Runs work that ends the tokens of the shown account and signs it in anew, as a change of the password does: what is
   * refused meanwhile, in any tab, ends no session that has its new token then.
   */
  renew<T>(work: () => Promise<T>): Promise<T>;
  answerChallenge(code: string): Promise<SignInOutcome>;
  switchChallenge(to: 'totp' | 'recovery'): void;
  cancelChallenge(): void;
  dismissError(): void;
  /**
   * Registers the app at `base` and leaves the page for the server's authorize page (AUTH-03). `forStaff`: the account
   * that is shown signs in anew, for the work of staff too.
   */
  redirectToServer(base: string, how?: { forStaff: boolean }): Promise<ApiError | null>;
  /** `/oauth-callback`: exchanges the code and signs in. */
  finishRedirect(query: URLSearchParams): Promise<SignInOutcome>;
  /** Registration and forgotten passwords; rejects with ApiError `offline` when the code cannot be had. */
  door(): Promise<Door>;
  switchTo(key: RealmKey): void;
  /** Unread notifications of the accounts that are not shown; one whose server refuses to tell has none. */
  unread: Readable<ReadonlyMap<RealmKey, number>>;
  /** From now on asks for them now and then, and sends what waits to be sent of accounts that are not shown. */
  watchOthers(): void;
  /** Keeps the accounts in this order. */
  arrange(order: readonly RealmKey[]): void;
  /**
   * The realm of an account for single deeds while another one is shown; null for one that is not signed in here.
   * Rejects with ApiError where nothing is known of its server yet and it does not answer.
   */
  beside(key: RealmKey): Promise<Realm | null>;
  /**
   * AUTH-07: of the shown account unless told of which ones. Resolves when tokens are revoked or the attempt has failed;
   * the local state is gone at once.
   */
  signOut(which?: readonly RealmKey[]): Promise<void>;
}
