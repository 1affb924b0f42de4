import { Hono } from 'hono';
import { requireUser } from '../../lib/auth.ts';
import { readBody } from '../../lib/body.ts';
import type { AppContext, AppEnv } from '../../lib/context.ts';
import { internalError } from '../../lib/errors.ts';

/** Hosts of which the viewer wants to see nothing. */
export const domainBlockRoutes = new Hono<AppEnv>();

domainBlockRoutes.get('/api/v1/domain_blocks', (c) => {
  const me = requireUser(c, 'read:blocks');
  const rows = c
    .get('inst')
    .db.all<{ domain: string }>(
      'SELECT domain FROM domain_blocks WHERE account_id = ? ORDER BY domain',
      me.accountId,
    );
  return c.json(rows.map((row) => row.domain));
});

/** The name may come in the body or the query; without one Akkoma stumbles (recorded). */
async function domainOf(c: AppContext): Promise<string> {
  const domain = (await readBody(c)).text('domain')?.trim().toLowerCase();
  if (!domain) throw internalError(400);
  return domain;
}

domainBlockRoutes.post('/api/v1/domain_blocks', async (c) => {
  const me = requireUser(c, 'write:blocks');
  const { db, now } = c.get('inst');
  const domain = await domainOf(c);
  db.transaction(() => {
    db.run(
      'INSERT OR IGNORE INTO domain_blocks (account_id, domain, created_at) VALUES (?, ?, ?)',
      me.accountId,
      domain,
      now(),
    );
    db.run(
      'DELETE FROM follows WHERE followed_id = ? AND follower_id IN (SELECT id FROM accounts WHERE host = ?)',
      me.accountId,
      domain,
    );
  });
  return c.json({});
});

domainBlockRoutes.delete('/api/v1/domain_blocks', async (c) => {
  const me = requireUser(c, 'write:blocks');
  const domain = await domainOf(c);
  c.get('inst').db.run('DELETE FROM domain_blocks WHERE account_id = ? AND domain = ?', me.accountId, domain);
  return c.json({});
});
