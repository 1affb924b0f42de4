import { createHash } from 'node:crypto';
import type { AppContext } from './context.ts';

const KEPT = 6 * 3_600_000;

interface Kept {
  status: number;
  body: string;
}

/** Keys are global on the wire; here two people may use the same one without seeing each other's answer. */
function keyOf(c: AppContext, accountId: string): string | null {
  const sent = c.req.header('idempotency-key');
  if (sent === undefined || sent === '') return null;
  return createHash('sha256')
    .update(`${accountId} ${c.req.method} ${c.req.path} ${sent}`)
    .digest('base64url');
}

/**
 * Does `work` once per `Idempotency-Key` (kept 6 hours): the same key gets the first answer again, with
 * `idempotent-replayed: true`. The answer is kept in the transaction that does the work.
 */
export function once(c: AppContext, accountId: string, work: () => unknown): Response {
  const key = keyOf(c, accountId);
  const { db, now } = c.get('inst');
  if (key === null)
    return c.body(JSON.stringify(work()), 200, { 'content-type': 'application/json; charset=utf-8' });
  db.run('DELETE FROM idempotency_keys WHERE created_at < ?', now() - KEPT);
  const kept = db.get<Kept>('SELECT status, body FROM idempotency_keys WHERE key = ?', key);
  const body =
    kept?.body ??
    db.transaction(() => {
      const made = JSON.stringify(work());
      db.run(
        'INSERT INTO idempotency_keys (key, account_id, status, body, created_at) VALUES (?, ?, 200, ?, ?)',
        key,
        accountId,
        made,
        now(),
      );
      return made;
    });
  if (kept) c.header('idempotent-replayed', 'true');
  return c.body(body, 200, { 'content-type': 'application/json; charset=utf-8' });
}
