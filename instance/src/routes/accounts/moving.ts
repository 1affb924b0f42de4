import { Hono } from 'hono';
import { requireUser, type User } from '../../lib/auth.ts';
import { readBody } from '../../lib/body.ts';
import type { AppContext, AppEnv } from '../../lib/context.ts';
import { invalidCredentials, notFound } from '../../lib/errors.ts';
import { textList } from '../../lib/json.ts';
import { throttled } from '../../lib/throttle.ts';
import { hostOf } from '../../lib/urls.ts';
import { addAlias, isAliasOf, removeAlias } from '../../rules/aliases.ts';
import { moveAccount } from '../../rules/move.ts';
import { checkOwnPassword } from '../../rules/own-password.ts';
import { findByAcct, getAccount, type AccountRow } from '../../storage/accounts.ts';

/** Other names of an account, and the way from one to another (api.md §9). */
export const movingRoutes = new Hono<AppEnv>();

const ALIASES = '/api/pleroma/aliases';

function accountOf(c: AppContext, user: User): AccountRow {
  const row = getAccount(c.get('inst').db, user.accountId);
  if (!row) throw invalidCredentials();
  return row;
}

const named = (c: AppContext, acct: string): AccountRow | undefined =>
  findByAcct(c.get('inst').db, acct.trim(), hostOf(c.get('base')));

function handlesOf(c: AppContext, apIds: readonly string[]): string[] {
  const rows = c
    .get('inst')
    .db.all<{ ap_id: string; username: string; host: string | null }>(
      'SELECT ap_id, username, host FROM accounts WHERE ap_id IN (SELECT value FROM json_each(?))',
      JSON.stringify(apIds),
    );
  const handles = new Map(
    rows.map((row) => [row.ap_id, `${row.username}@${row.host ?? hostOf(c.get('base'))}`]),
  );
  return apIds.map((apId) => handles.get(apId)).filter((handle) => handle !== undefined);
}

movingRoutes.get(ALIASES, (c) => {
  const me = accountOf(c, requireUser(c, 'read:accounts'));
  return c.json({ aliases: handlesOf(c, textList(me.also_known_as)) });
});

movingRoutes.put(ALIASES, async (c) => {
  const me = accountOf(c, requireUser(c, 'write:accounts'));
  const other = named(c, (await readBody(c)).needText('alias'));
  if (!other) throw notFound('Target account does not exist.');
  addAlias(c.get('inst'), me, other);
  return c.json({ status: 'success' });
});

movingRoutes.delete(ALIASES, async (c) => {
  const me = accountOf(c, requireUser(c, 'write:accounts'));
  const other = named(c, (await readBody(c)).needText('alias'));
  if (!other || !removeAlias(c.get('inst'), me, other)) throw notFound('Account has no such alias.');
  return c.json({ status: 'success' });
});

movingRoutes.post('/api/pleroma/move_account', async (c) => {
  const inst = c.get('inst');
  const me = accountOf(c, requireUser(c, 'write:accounts'));
  const body = await readBody(c);
  const checked = await checkOwnPassword(inst, me.id, body.needText('password'));
  if (checked === 'limited') throw throttled();
  // What is refused here comes with 200, as recorded.
  if (checked === 'wrong') return c.json({ error: 'Invalid password.' });
  const target = named(c, body.needText('target_account'));
  if (!target) throw notFound('Target account not found.');
  if (!isAliasOf(target, me))
    return c.json({ error: 'Target account must have the origin in `alsoKnownAs`' });
  moveAccount(inst, me, target);
  return c.json({ status: 'success' });
});
