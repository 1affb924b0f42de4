import { Hono } from 'hono';
import { requireUser, viewerId } from '../../lib/auth.ts';
import { readBody, readQuery } from '../../lib/body.ts';
import type { AppContext, AppEnv } from '../../lib/context.ts';
import { notFound } from '../../lib/errors.ts';
import { hostOf } from '../../lib/urls.ts';
import { isStaff, viewContext } from '../../lib/view-context.ts';
import { findAccount, getAccount, type AccountRow } from '../../storage/accounts.ts';
import { searchAccounts } from '../../storage/account-search.ts';
import { accountList, accountViews } from '../../views/account.ts';
import { relationshipViews } from '../../views/relationship.ts';

/** Reading accounts. */
export const accountRoutes = new Hono<AppEnv>();

/** The account a path names by id or handle; closed ones are there for staff only. */
export function shownAccount(c: AppContext, idOrAcct: string): AccountRow {
  const row = findAccount(c.get('inst').db, idOrAcct, hostOf(c.get('base')));
  const visible = row && (row.is_active === 1 || isStaff(c.get('viewer')));
  if (!visible) throw notFound("Can't find user");
  return row;
}

function show(c: AppContext, row: AccountRow, relationships: boolean, settingsStore = false) {
  const options = { relationships, settingsStore };
  return c.json(accountViews(viewContext(c), [row.id], options).get(row.id));
}

accountRoutes.get('/api/v1/accounts/verify_credentials', (c) => {
  const me = requireUser(c, 'read:accounts');
  return show(c, shownAccount(c, me.accountId), false, true);
});

accountRoutes.get('/api/v1/accounts/lookup', (c) => {
  const query = readQuery(c);
  return show(c, shownAccount(c, query.needText('acct')), query.flag('with_relationships') ?? false);
});

accountRoutes.get('/api/v1/accounts/search', (c) => {
  const query = readQuery(c);
  const { db } = c.get('inst');
  const followerId = query.flag('following') ? viewerId(c) : null;
  const ids = searchAccounts(db, query.needText('q'), {
    ownHost: hostOf(c.get('base')),
    limit: Math.min(Math.max(query.int('limit') ?? 40, 1), 40),
    offset: Math.max(query.int('offset') ?? 0, 0),
    followerId,
  });
  return c.json(accountList(viewContext(c), ids));
});

accountRoutes.get('/api/v1/accounts/relationships', async (c) => {
  const me = requireUser(c, 'read:follows');
  const { db, now } = c.get('inst');
  const ids = (await readBody(c)).list('id').filter((id) => getAccount(db, id));
  return c.json([...relationshipViews(db, me.accountId, ids, now()).values()]);
});

accountRoutes.get('/api/v1/accounts/:id', (c) =>
  show(c, shownAccount(c, c.req.param('id')), readQuery(c).flag('with_relationships') ?? false),
);
