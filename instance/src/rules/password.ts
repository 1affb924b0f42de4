import { hashToken } from '../lib/auth.ts';
import type { Instance } from '../lib/context.ts';
import { isRecord, parseJson } from '../lib/json.ts';
import { hashPassword, randomSecret } from '../lib/secrets.ts';
import { getMeta, setMeta } from '../storage/settings.ts';

const DAY = 86_400_000;
const keyOf = (token: string): string => `reset ${hashToken(token)}`;

/** A link's secret for choosing a new password, good for a day. */
export function issueReset(inst: Instance, accountId: string): string {
  const token = randomSecret(24);
  setMeta(inst.db, keyOf(token), JSON.stringify({ account: accountId, until: inst.now() + DAY }));
  return token;
}

/** Whose password a link may change; null when it is used up or too old. */
export function resetOwner({ db, now }: Instance, token: string): string | null {
  const kept = parseJson(getMeta(db, keyOf(token)) ?? 'null');
  const good = isRecord(kept) && typeof kept['account'] === 'string' && Number(kept['until']) > now();
  return good ? String(kept['account']) : null;
}

/** Ends every session of an account, and whatever was on its way to one. */
export function endSessions({ db, hub }: Instance, accountId: string): void {
  const ended = db.all<{ id: number }>('SELECT id FROM tokens WHERE account_id = ?', accountId);
  for (const table of ['tokens', 'auth_codes', 'mfa_tokens'])
    db.run(`DELETE FROM ${table} WHERE account_id = ?`, accountId);
  db.afterCommit(() => {
    for (const { id } of ended) hub.revoke(id);
  });
}

/** Sets a password. Who knew the old one is signed out, and older links to change it are void. */
export function changePassword(inst: Instance, accountId: string, password: string): void {
  const hash = hashPassword(password);
  const { db } = inst;
  db.transaction(() => {
    const sql = 'UPDATE credentials SET password_hash = ?, must_reset_password = 0 WHERE account_id = ?';
    db.run(sql, hash, accountId);
    db.run("DELETE FROM meta WHERE key LIKE 'reset %' AND json_extract(value, '$.account') = ?", accountId);
    endSessions(inst, accountId);
  });
}
