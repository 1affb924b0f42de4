import type { List } from '@skein/wire';
import { Hono } from 'hono';
import { requireUser } from '../../lib/auth.ts';
import { readBody } from '../../lib/body.ts';
import type { AppContext, AppEnv } from '../../lib/context.ts';
import { notFound, unprocessable } from '../../lib/errors.ts';
import type { Input } from '../../lib/input.ts';
import { viewContext } from '../../lib/view-context.ts';
import { getAccount } from '../../storage/accounts.ts';
import { accountList } from '../../views/account.ts';

/** Lists of people, each with a timeline. */
export const listRoutes = new Hono<AppEnv>();

interface ListRow {
  id: number;
  title: string;
}

const toView = (row: ListRow): List => ({ id: String(row.id), title: row.title });

/** A list of the viewer. */
function ownList(c: AppContext, accountId: string): ListRow {
  const id = Number.parseInt(c.req.param('id') ?? '', 10) || 0;
  const row = c
    .get('inst')
    .db.get<ListRow>('SELECT id, title FROM lists WHERE id = ? AND account_id = ?', id, accountId);
  if (!row) throw notFound('List not found');
  return row;
}

function titleOf(body: Input): string {
  const title = body.needText('title').trim();
  if (title === '') throw unprocessable("can't be blank");
  if (title.length > 255) throw unprocessable('should be at most 255 character(s)');
  return title;
}

listRoutes.get('/api/v1/lists', (c) => {
  const me = requireUser(c, 'read:lists');
  const rows = c
    .get('inst')
    .db.all<ListRow>('SELECT id, title FROM lists WHERE account_id = ? ORDER BY id DESC', me.accountId);
  return c.json(rows.map(toView));
});

listRoutes.post('/api/v1/lists', async (c) => {
  const me = requireUser(c, 'write:lists');
  const { db } = c.get('inst');
  const title = titleOf(await readBody(c));
  const { id } = db.run('INSERT INTO lists (account_id, title) VALUES (?, ?)', me.accountId, title);
  return c.json(toView({ id, title }));
});

listRoutes.get('/api/v1/lists/:id', (c) => {
  const me = requireUser(c, 'read:lists');
  return c.json(toView(ownList(c, me.accountId)));
});

listRoutes.put('/api/v1/lists/:id', async (c) => {
  const me = requireUser(c, 'write:lists');
  const list = ownList(c, me.accountId);
  const title = titleOf(await readBody(c));
  c.get('inst').db.run('UPDATE lists SET title = ? WHERE id = ?', title, list.id);
  return c.json(toView({ id: list.id, title }));
});

listRoutes.delete('/api/v1/lists/:id', (c) => {
  const me = requireUser(c, 'write:lists');
  c.get('inst').db.run('DELETE FROM lists WHERE id = ?', ownList(c, me.accountId).id);
  return c.json({});
});

listRoutes.get('/api/v1/lists/:id/accounts', (c) => {
  const me = requireUser(c, 'read:lists');
  const list = ownList(c, me.accountId);
  const rows = c
    .get('inst')
    .db.all<{ id: string }>(
      'SELECT account_id AS id FROM list_members WHERE list_id = ? ORDER BY account_id DESC',
      list.id,
    );
  return c.json(
    accountList(
      viewContext(c),
      rows.map((row) => row.id),
    ),
  );
});

listRoutes.post('/api/v1/lists/:id/accounts', async (c) => {
  const me = requireUser(c, 'write:lists');
  const list = ownList(c, me.accountId);
  const { db } = c.get('inst');
  const ids = (await readBody(c)).list('account_ids').filter((id) => getAccount(db, id));
  db.transaction(() => {
    for (const id of ids) {
      db.run('INSERT OR IGNORE INTO list_members (list_id, account_id) VALUES (?, ?)', list.id, id);
    }
  });
  return c.json({});
});

listRoutes.delete('/api/v1/lists/:id/accounts', async (c) => {
  const me = requireUser(c, 'write:lists');
  const list = ownList(c, me.accountId);
  const { db } = c.get('inst');
  const ids = (await readBody(c)).list('account_ids');
  db.transaction(() => {
    for (const id of ids) {
      db.run('DELETE FROM list_members WHERE list_id = ? AND account_id = ?', list.id, id);
    }
  });
  return c.json({});
});

listRoutes.get('/api/v1/accounts/:id/lists', (c) => {
  const me = requireUser(c, 'read:lists');
  const rows = c.get('inst').db.all<ListRow>(
    `SELECT l.id, l.title FROM lists l JOIN list_members m ON m.list_id = l.id
     WHERE l.account_id = ? AND m.account_id = ? ORDER BY l.id`,
    me.accountId,
    c.req.param('id'),
  );
  return c.json(rows.map(toView));
});
