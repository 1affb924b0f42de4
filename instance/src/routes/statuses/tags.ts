import { Hono } from 'hono';
import { requireUser, type User } from '../../lib/auth.ts';
import type { AppContext, AppEnv } from '../../lib/context.ts';
import { notFound } from '../../lib/errors.ts';
import { linkPage, pageClause, pageOf } from '../../lib/pagination.ts';

/** Hashtags and following them. */
export const tagRoutes = new Hono<AppEnv>();

function tagView(base: string, name: string, following: boolean) {
  return { name, url: `${base}/tags/${encodeURIComponent(name)}`, history: [], following };
}

/** The tag of the path; 404 for one that no post ever had (api.md §10). */
function knownTag(c: AppContext): string {
  const name = (c.req.param('name') ?? '').replace(/^#/, '').toLowerCase();
  const row = c.get('inst').db.get<{ name: string }>('SELECT name FROM tags WHERE name = ?', name);
  if (!row) throw notFound('Hashtag not found');
  return row.name;
}

tagRoutes.get('/api/v1/tags/:name', (c) => {
  const user = requireUser(c, 'read');
  const name = knownTag(c);
  const follow = c
    .get('inst')
    .db.get('SELECT 1 FROM tag_follows WHERE account_id = ? AND tag = ?', user.accountId, name);
  return c.json(tagView(c.get('base'), name, follow !== undefined));
});

function change(c: AppContext, user: User, following: boolean): Response {
  const name = knownTag(c);
  const sql = following
    ? 'INSERT INTO tag_follows (account_id, tag) VALUES (?, ?) ON CONFLICT DO NOTHING'
    : 'DELETE FROM tag_follows WHERE account_id = ? AND tag = ?';
  c.get('inst').db.run(sql, user.accountId, name);
  return c.json(tagView(c.get('base'), name, following));
}

tagRoutes.post('/api/v1/tags/:name/follow', (c) => change(c, requireUser(c, 'write:follows'), true));
tagRoutes.post('/api/v1/tags/:name/unfollow', (c) => change(c, requireUser(c, 'write:follows'), false));

tagRoutes.get('/api/v1/followed_tags', (c) => {
  const user = requireUser(c, 'read:follows');
  const clause = pageClause(pageOf(c), 'id', 'integer');
  const rows = clause.order(
    c
      .get('inst')
      .db.all<{ id: number; tag: string }>(
        `SELECT id, tag FROM tag_follows WHERE account_id = ?${clause.sql}`,
        user.accountId,
        ...clause.params,
      ),
  );
  linkPage(c, rows[0]?.id, rows.at(-1)?.id);
  return c.json(rows.map((row) => tagView(c.get('base'), row.tag, true)));
});
