import { Hono } from 'hono';
import { requireUser, viewerId } from '../../lib/auth.ts';
import { readQuery } from '../../lib/body.ts';
import type { AppContext, AppEnv } from '../../lib/context.ts';
import { forbidden, notFound } from '../../lib/errors.ts';
import { linkPage, pageClause, pageOf } from '../../lib/pagination.ts';
import { viewContext } from '../../lib/view-context.ts';
import { visibleIds } from '../../rules/visibility.ts';
import { findAccount } from '../../storage/accounts.ts';
import { statusViews } from '../../views/status.ts';
import { hasFolders } from './bookmark-folders.ts';
import { ownHost } from './status-input.ts';

/** What somebody kept or liked; the cursor is the row's number, so clients must use `Link`. */
export const bookmarkRoutes = new Hono<AppEnv>();

function kept(
  c: AppContext,
  table: 'bookmarks' | 'favourites',
  accountId: string,
  folder?: string,
): Response {
  const { db } = c.get('inst');
  const clause = pageClause(pageOf(c), 'id', 'integer');
  const rows = clause.order(
    db.all<{ id: number; status_id: string }>(
      `SELECT id, status_id FROM ${table} WHERE account_id = ?${folder === undefined ? '' : ' AND folder_id = ?'}${clause.sql}`,
      accountId,
      ...(folder === undefined ? [] : [folder]),
      ...clause.params,
    ),
  );
  linkPage(c, rows[0]?.id, rows.at(-1)?.id);
  const ids = rows.map((row) => row.status_id);
  const seen = visibleIds(db, ids, viewerId(c));
  return c.json(
    statusViews(
      viewContext(c),
      ids.filter((id) => seen.has(id)),
    ),
  );
}

bookmarkRoutes.get('/api/v1/bookmarks', (c) => {
  const { accountId } = requireUser(c, 'read:bookmarks');
  const folder = hasFolders(c) ? readQuery(c).text('folder_id') : undefined;
  return kept(c, 'bookmarks', accountId, folder);
});

bookmarkRoutes.get('/api/v1/favourites', (c) =>
  kept(c, 'favourites', requireUser(c, 'read:favourites').accountId),
);

bookmarkRoutes.get('/api/v1/pleroma/accounts/:id/favourites', (c) => {
  const account = findAccount(c.get('inst').db, c.req.param('id'), ownHost(c));
  if (!account) throw notFound("Can't find user");
  if (account.hide_favorites === 1 && account.id !== viewerId(c)) throw forbidden("Can't get favorites");
  return kept(c, 'favourites', account.id);
});
