import type { OAuthTokenInfo } from '@skein/wire';
import { Hono } from 'hono';
import { requireUser } from '../../lib/auth.ts';
import type { AppContext, AppEnv } from '../../lib/context.ts';
import { isoBare } from '../../lib/time.ts';

/** Where the viewer is signed in. */
export const oauthTokensRoutes = new Hono<AppEnv>();

interface Row {
  id: number;
  name: string;
  valid_until: number;
}

function list(c: AppContext) {
  const me = requireUser(c, 'read:accounts');
  const rows = c.get('inst').db.all<Row>(
    `SELECT t.id, a.name, t.valid_until FROM tokens t JOIN apps a ON a.id = t.app_id
     WHERE t.account_id = ? ORDER BY t.id`,
    me.accountId,
  );
  return c.json(
    rows.map(
      (row) =>
        ({
          id: row.id,
          app_name: row.name,
          valid_until: `${isoBare(row.valid_until)}.000000`,
        }) satisfies OAuthTokenInfo,
    ),
  );
}

oauthTokensRoutes.get('/api/oauth_tokens', list);
oauthTokensRoutes.get('/api/oauth_tokens.json', list);

oauthTokensRoutes.delete('/api/oauth_tokens/:id', (c) => {
  const me = requireUser(c, 'write:accounts');
  const { db, hub } = c.get('inst');
  const id = Number.parseInt(c.req.param('id'), 10) || 0;
  const gone = db.run('DELETE FROM tokens WHERE id = ? AND account_id = ?', id, me.accountId).changes;
  if (gone > 0) hub.revoke(id);
  return c.body(null, 201);
});
