import { Secret, TOTP } from 'otpauth';
import type { Instance } from '../lib/context.ts';
import { takeAttempt } from '../lib/attempts.ts';
import { textList } from '../lib/json.ts';
import { verifyPassword } from '../lib/secrets.ts';
import { hostOf } from '../lib/urls.ts';
import { getAccount, findByAcct, type AccountRow } from '../storage/accounts.ts';

export interface CredentialRow {
  account_id: string;
  email: string | null;
  password_hash: string;
  totp_secret: string | null;
  totp_enabled: number;
  recovery_codes: string;
  must_reset_password: number;
}

/** Why a person with the right password may not come in; texts and identifiers as recorded. */
const REFUSALS = {
  account_is_disabled: 'Your account is currently disabled',
  password_reset_required: 'Password reset is required',
  missing_confirmed_email: 'Your login is missing a confirmed e-mail address',
  awaiting_approval: 'Your account is awaiting approval.',
} as const;

type Refusal = keyof typeof REFUSALS;

export type SignIn =
  | { is: 'ok'; account: AccountRow }
  | { is: 'second-factor'; account: AccountRow }
  | { is: 'wrong' }
  /** Too many went wrong lately. */
  | { is: 'limited' }
  | { is: 'refused'; error: (typeof REFUSALS)[Refusal]; identifier: Refusal };

export function credentialsOf(inst: Instance, accountId: string): CredentialRow | undefined {
  return inst.db.get<CredentialRow>('SELECT * FROM credentials WHERE account_id = ?', accountId);
}

/** Someone's local account by nickname, handle or e-mail address. */
export function findLogin(inst: Instance, base: string, name: string): AccountRow | undefined {
  const byName = findByAcct(inst.db, name.trim(), hostOf(base));
  if (byName) return byName.host === null ? byName : undefined;
  const byMail = inst.db.get<{ account_id: string }>(
    'SELECT account_id FROM credentials WHERE email = ?',
    name.trim(),
  );
  return byMail && getAccount(inst.db, byMail.account_id);
}

function refusalOf(account: AccountRow, credentials: CredentialRow): Refusal | null {
  if (account.is_active !== 1) return 'account_is_disabled';
  if (credentials.must_reset_password === 1) return 'password_reset_required';
  if (account.is_confirmed !== 1) return 'missing_confirmed_email';
  return account.is_approved === 1 ? null : 'awaiting_approval';
}

/** An unknown name takes as long as a wrong password. */
const NOBODY = 'scrypt$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** Of more than so many nobody is known. */
const MOST_WELCOME = 10_000;

/** Checks a name and a password that came from an address. */
export async function checkPassword(
  inst: Instance,
  { base, address }: { base: string; address: string },
  name: string,
  password: string,
): Promise<SignIn> {
  const account = findLogin(inst, base, name);
  const who = account?.id ?? name.trim().toLowerCase().slice(0, 100);
  const pair = `${who} ${address}`;
  const giveBack = takeAttempt(inst.attempts, [
    ['signInAddress', address],
    ['signInPair', pair],
    ...(inst.welcome.has(pair) ? [] : [['signInAccount', who] as const]),
  ]);
  if (!giveBack) return { is: 'limited' };
  const credentials = account && credentialsOf(inst, account.id);
  const right = await verifyPassword(password, credentials?.password_hash ?? NOBODY);
  if (!account || !credentials || !right) return { is: 'wrong' };
  giveBack();
  if (inst.welcome.size >= MOST_WELCOME) inst.welcome.clear();
  inst.welcome.add(pair);
  const refusal = refusalOf(account, credentials);
  if (refusal !== null) return { is: 'refused', error: REFUSALS[refusal], identifier: refusal };
  return { is: credentials.totp_enabled === 1 ? 'second-factor' : 'ok', account };
}

/** The six digits of an app; the step before and after are good too. */
export function checkTotp(secret: string, code: string, now: number): boolean {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.validate({ token: code.replaceAll(/\s/g, ''), timestamp: now, window: 1 }) !== null;
}

/** Checks the second factor; a recovery code is good once. */
export function checkSecondFactor(
  inst: Instance,
  accountId: string,
  kind: string,
  code: string,
): 'right' | 'wrong' | 'limited' {
  const giveBack = takeAttempt(inst.attempts, [['secondFactor', accountId]]);
  if (!giveBack) return 'limited';
  if (!isRightFactor(inst, accountId, kind, code)) return 'wrong';
  giveBack();
  return 'right';
}

function isRightFactor(inst: Instance, accountId: string, kind: string, code: string): boolean {
  const credentials = credentialsOf(inst, accountId);
  if (!credentials) return false;
  if (kind === 'totp') {
    return credentials.totp_secret !== null && checkTotp(credentials.totp_secret, code, inst.now());
  }
  if (kind !== 'recovery') return false;
  const codes = textList(credentials.recovery_codes);
  const left = codes.filter((known) => known !== code.trim());
  if (left.length === codes.length) return false;
  inst.db.run(
    'UPDATE credentials SET recovery_codes = ? WHERE account_id = ?',
    JSON.stringify(left),
    accountId,
  );
  return true;
}
