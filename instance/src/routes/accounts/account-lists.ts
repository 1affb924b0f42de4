import type { Account } from '@skein/wire';
import { Hono } from 'hono';
import { requireUser, viewerId } from '../../lib/auth.ts';
import { readQuery } from '../../lib/body.ts';
import type { AppContext, AppEnv } from '../../lib/context.ts';
import { linkPage, pageClause, pageOf } from '../../lib/pagination.ts';
import { isoOrNull } from '../../lib/time.ts';
import { getMute } from '../../storage/relations.ts';
import type { SqlValue } from '../../lib/db.ts';
import { viewContext } from '../../lib/view-context.ts';
import { accountList } from '../../views/account.ts';
import { shownAccount } from './accounts.ts';

/** Lists of accounts: who follows whom, who is blocked or muted. */
export const accountListRoutes = new Hono<AppEnv>();

/** A page of accounts, newest account first; the cursor is the account's id (recorded). */
function accountPage(c: AppContext, from: string, ...params: SqlValue[]): Account[] {
  const page = pageOf(c);
  const clause = pageClause(page, 'a.id');
  const rows = clause.order(
    c.get('inst').db.all<{ id: string }>(`SELECT a.id ${from}${clause.sql}`, ...params, ...clause.params),
  );
  const ids = rows.map((row) => row.id);
  linkPage(c, ids[0], ids.at(-1));
  const relationships = readQuery(c).flag('with_relationships') ?? false;
  return accountList(viewContext(c), ids, { relationships });
}

const answerPage = (c: AppContext, from: string, ...params: SqlValue[]) =>
  c.json(accountPage(c, from, ...params));

accountListRoutes.get('/api/v1/accounts/:id/followers', (c) => {
  const account = shownAccount(c, c.req.param('id'));
  if (account.hide_followers === 1 && viewerId(c) !== account.id) return c.json([]);
  return answerPage(
    c,
    `FROM follows f JOIN accounts a ON a.id = f.follower_id
     WHERE f.followed_id = ? AND f.state = 'accepted' AND a.is_active = 1`,
    account.id,
  );
});

accountListRoutes.get('/api/v1/accounts/:id/following', (c) => {
  const account = shownAccount(c, c.req.param('id'));
  if (account.hide_follows === 1 && viewerId(c) !== account.id) return c.json([]);
  return answerPage(
    c,
    `FROM follows f JOIN accounts a ON a.id = f.followed_id
     WHERE f.follower_id = ? AND f.state = 'accepted' AND a.is_active = 1`,
    account.id,
  );
});

accountListRoutes.get('/api/v1/blocks', (c) => {
  const me = requireUser(c, 'read:blocks');
  return answerPage(
    c,
    'FROM blocks b JOIN accounts a ON a.id = b.target_id WHERE b.account_id = ?',
    me.accountId,
  );
});

accountListRoutes.get('/api/v1/mutes', (c) => {
  const me = requireUser(c, 'read:mutes');
  const { db, now } = c.get('inst');
  const accounts = accountPage(
    c,
    `FROM mutes m JOIN accounts a ON a.id = m.target_id
     WHERE m.account_id = ? AND (m.expires_at IS NULL OR m.expires_at > ?)`,
    me.accountId,
    now(),
  );
  // Akkoma does not tell when a mute ends; Mastodon does, by this name.
  return c.json(
    accounts.map((account) => ({
      ...account,
      mute_expires_at: isoOrNull(getMute(db, me.accountId, account.id, now())?.expires_at ?? null),
    })),
  );
});
