import { randomBytes } from 'node:crypto';
import { Secret } from 'otpauth';
import type { Instance } from '../lib/context.ts';
import { checkTotp, credentialsOf } from './sign-in.ts';

const KEY_BYTES = 10;
const CODES = 5;
const CODE_BYTES = 8;

export function hasSecondFactor(inst: Instance, accountId: string): boolean {
  return credentialsOf(inst, accountId)?.totp_enabled === 1;
}

/** A new key (base32), which counts once it is confirmed; null when another one is in use. */
export function beginTotp(inst: Instance, accountId: string): string | null {
  if (hasSecondFactor(inst, accountId)) return null;
  const key = new Secret({ size: KEY_BYTES }).base32;
  inst.db.run('UPDATE credentials SET totp_secret = ? WHERE account_id = ?', key, accountId);
  return key;
}

/** Turns two-factor sign-in on, once the app shows the right code; false when it does not. */
export function confirmTotp(inst: Instance, accountId: string, code: string): boolean {
  const secret = credentialsOf(inst, accountId)?.totp_secret ?? null;
  if (secret === null || !checkTotp(secret, code, inst.now())) return false;
  inst.db.run('UPDATE credentials SET totp_enabled = 1 WHERE account_id = ?', accountId);
  return true;
}

/** Turns it off; the key and the backup codes are void. */
export function endTotp(inst: Instance, accountId: string): void {
  inst.db.run(
    "UPDATE credentials SET totp_enabled = 0, totp_secret = NULL, recovery_codes = '[]' WHERE account_id = ?",
    accountId,
  );
}

/** New backup codes in place of the old ones, each good once. */
export function newBackupCodes(inst: Instance, accountId: string): string[] {
  const codes = Array.from({ length: CODES }, () => randomBytes(CODE_BYTES).toString('hex'));
  const sql = 'UPDATE credentials SET recovery_codes = ? WHERE account_id = ?';
  inst.db.run(sql, JSON.stringify(codes), accountId);
  return codes;
}
