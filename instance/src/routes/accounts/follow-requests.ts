import { Hono } from 'hono';
import { requireUser } from '../../lib/auth.ts';
import type { AppContext, AppEnv } from '../../lib/context.ts';
import { internalError, notFound } from '../../lib/errors.ts';
import { linkPage, pageClause, pageOf } from '../../lib/pagination.ts';
import { viewContext } from '../../lib/view-context.ts';
import { answerRequest } from '../../rules/follow.ts';
import { getAccount } from '../../storage/accounts.ts';
import { accountList } from '../../views/account.ts';
import { answerRelationship } from './account-actions.ts';

/** Who asks to follow the viewer. Cursors are the requests' own ids, answers name accounts (api.md §1). */
export const followRequestRoutes = new Hono<AppEnv>();

followRequestRoutes.get('/api/v1/follow_requests', (c) => {
  const me = requireUser(c, 'read:follows');
  const clause = pageClause(pageOf(c), 'id', 'integer');
  const rows = clause.order(
    c
      .get('inst')
      .db.all<{ id: number; follower_id: string }>(
        `SELECT id, follower_id FROM follows WHERE followed_id = ? AND state = 'pending'${clause.sql}`,
        me.accountId,
        ...clause.params,
      ),
  );
  linkPage(c, rows[0]?.id, rows.at(-1)?.id);
  const ids = rows.map((row) => row.follower_id);
  return c.json(accountList(viewContext(c), ids));
});

function answer(accept: boolean) {
  return (c: AppContext) => {
    const me = requireUser(c, 'write:follows');
    const id = c.req.param('id') ?? '';
    if (!getAccount(c.get('inst').db, id)) throw notFound();
    // As recorded: nobody by that name has asked.
    if (!answerRequest(c.get('inst'), me.accountId, id, accept)) throw internalError();
    return answerRelationship(c, me, id);
  };
}

followRequestRoutes.post('/api/v1/follow_requests/:id/authorize', answer(true));
followRequestRoutes.post('/api/v1/follow_requests/:id/reject', answer(false));
