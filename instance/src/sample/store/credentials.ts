import { createHash } from 'node:crypto';
import { hashPassword } from '../../lib/secrets.ts';
import type { Db } from '../../lib/db.ts';
import { insertRow } from '../../storage/insert.ts';
import {
  SAMPLE_ACCOUNTS,
  SAMPLE_PASSWORD,
  SAMPLE_RECOVERY_CODES,
  SAMPLE_TOTP_SECRET,
} from '../sample-accounts.ts';

/** The password is published; a salt that never changes only keeps the data the same in every run. */
const saltOf = (nick: string) => createHash('sha256').update(`salt ${nick}`).digest().subarray(0, 16);

/** Hashes the sample passwords (slow on purpose); what comes back writes them. */
export function makeCredentials(): (db: Db) => void {
  const rows = SAMPLE_ACCOUNTS.map(({ nick }) => ({
    nick,
    hash: hashPassword(SAMPLE_PASSWORD, saltOf(nick)),
  }));
  return (db) => {
    for (const { nick, hash } of rows) {
      const account = db.get<{ id: string }>('SELECT id FROM accounts WHERE acct = ?', nick);
      if (!account) throw new Error(`nobody is called ${nick}`);
      const second = nick === 'totp';
      insertRow(db, 'credentials', {
        account_id: account.id,
        email: `${nick}@tidepool.example`,
        password_hash: hash,
        totp_secret: second ? SAMPLE_TOTP_SECRET : null,
        totp_enabled: second ? 1 : 0,
        recovery_codes: JSON.stringify(second ? SAMPLE_RECOVERY_CODES : []),
      });
    }
  };
}
