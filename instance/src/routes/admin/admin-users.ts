import { Hono } from 'hono';
import { readBody, readQuery } from '../../lib/body.ts';
import type { AppContext, AppEnv } from '../../lib/context.ts';
import { forbidden, internalError, notFound } from '../../lib/errors.ts';
import type { Input } from '../../lib/input.ts';
import { textList } from '../../lib/json.ts';
import { viewContext } from '../../lib/view-context.ts';
import { type AccountRow, findAccount } from '../../storage/accounts.ts';
import { newInvite } from '../../rules/invites.ts';
import { Where } from '../../storage/where.ts';
import { adminUsers } from '../../views/admin-account.ts';
import { requireStaffMember } from './admin-access.ts';
import { ownHost } from '../statuses/status-input.ts';

/** What staff may do with accounts. */
export const adminUserRoutes = new Hono<AppEnv>();

const PATH = '/api/v1/pleroma/admin/users';

const FILTERS: Readonly<Record<string, string>> = {
  local: 'host IS NULL',
  external: 'host IS NOT NULL',
  active: 'is_active = 1',
  deactivated: 'is_active = 0',
  need_approval: 'is_approved = 0',
  unconfirmed: 'is_confirmed = 0',
  is_admin: 'is_admin = 1',
  is_moderator: 'is_moderator = 1',
};

function conditions(query: Input): Where {
  const where = new Where();
  for (const name of (query.text('filters') ?? '').split(',')) {
    const sql = FILTERS[name];
    if (sql !== undefined) where.add(sql);
  }
  const words = query.text('query') ?? '';
  if (words !== '')
    where.add('instr(lower(acct), lower(?)) OR instr(lower(display_name), lower(?))', words, words);
  const name = query.text('name') ?? '';
  if (name !== '') where.add('instr(lower(display_name), lower(?))', name);
  const email = query.text('email') ?? '';
  if (email !== '')
    where.add('id IN (SELECT account_id FROM credentials WHERE instr(lower(email), lower(?)))', email);
  const types = query.list('actor_types');
  if (types.length > 0) where.add('actor_type IN (SELECT value FROM json_each(?))', JSON.stringify(types));
  for (const tag of query.list('tags'))
    where.add('EXISTS (SELECT 1 FROM json_each(accounts.tags) WHERE value = ?)', tag);
  return where;
}

adminUserRoutes.get(PATH, (c) => {
  requireStaffMember(c, 'staff');
  const query = readQuery(c);
  const where = conditions(query);
  const size = Math.min(Math.max(query.int('page_size') ?? 50, 1), 100);
  const page = Math.max(query.int('page') ?? 1, 1);
  const { db } = c.get('inst');
  const total = db.get<{ count: number }>(
    `SELECT count(*) AS count FROM accounts WHERE ${where.sql}`,
    ...where.params,
  );
  const rows = db.all<AccountRow>(
    `SELECT * FROM accounts WHERE ${where.sql} ORDER BY id DESC LIMIT ? OFFSET ?`,
    ...where.params,
    size,
    (page - 1) * size,
  );
  return c.json({ users: adminUsers(viewContext(c), rows), count: total?.count ?? 0, page_size: size });
});

/** The named accounts; an unknown name breaks the real server (recorded). */
function named(c: AppContext, names: readonly string[]): AccountRow[] {
  return names.map((name) => {
    const row = findAccount(c.get('inst').db, name, ownHost(c));
    if (!row) throw internalError();
    return row;
  });
}

function retag(
  c: AppContext,
  input: Input,
  change: (before: string[], tags: string[]) => string[],
): Response {
  const tags = input.list('tags');
  const rows = named(c, input.list('nicknames'));
  const { db } = c.get('inst');
  db.transaction(() => {
    for (const row of rows) {
      const after = change(textList(row.tags), tags);
      db.run('UPDATE accounts SET tags = ? WHERE id = ?', JSON.stringify(after), row.id);
    }
  });
  return c.body(null, 204);
}

adminUserRoutes.put(`${PATH}/tag`, async (c) => {
  requireStaffMember(c, 'staff');
  return retag(c, await readBody(c), (before, tags) => [...new Set([...before, ...tags])]);
});

adminUserRoutes.delete(`${PATH}/tag`, async (c) => {
  requireStaffMember(c, 'staff');
  return retag(c, await readBody(c), (before, tags) => before.filter((tag) => !tags.includes(tag)));
});

function flagChange(name: string, who: 'admin' | 'staff', column: string, value: 0 | 1): void {
  adminUserRoutes.patch(`${PATH}/${name}`, async (c) => {
    requireStaffMember(c, who);
    const rows = named(c, (await readBody(c)).list('nicknames'));
    const { db } = c.get('inst');
    const ids = JSON.stringify(rows.map(({ id }) => id));
    db.run(`UPDATE accounts SET ${column} = ? WHERE id IN (SELECT value FROM json_each(?))`, value, ids);
    return c.json({
      users: adminUsers(
        viewContext(c),
        rows.map((row) => ({ ...row, [column]: value })),
      ),
    });
  });
}

flagChange('activate', 'staff', 'is_active', 1);
flagChange('deactivate', 'staff', 'is_active', 0);
flagChange('approve', 'staff', 'is_approved', 1);
flagChange('suggest', 'admin', 'is_suggested', 1);
flagChange('unsuggest', 'admin', 'is_suggested', 0);

adminUserRoutes.delete(PATH, async (c) => {
  requireStaffMember(c, 'admin');
  const input = await readBody(c);
  const names = [...input.list('nickname'), ...input.list('nicknames')];
  const rows = named(c, names);
  const { db } = c.get('inst');
  db.transaction(() => {
    for (const { id } of rows) db.run('DELETE FROM accounts WHERE id = ?', id);
  });
  return c.json(names);
});

function oneUser(c: AppContext): AccountRow {
  const row = findAccount(c.get('inst').db, c.req.param('name') ?? '', ownHost(c));
  if (!row) throw notFound('Not found');
  return row;
}

adminUserRoutes.get(`${PATH}/:name`, (c) => {
  requireStaffMember(c, 'staff');
  return c.json(adminUsers(viewContext(c), [oneUser(c)])[0] ?? null);
});

adminUserRoutes.get(`${PATH}/:name/permission_group`, (c) => {
  requireStaffMember(c, 'admin');
  const row = oneUser(c);
  return c.json({ is_admin: row.is_admin === 1, is_moderator: row.is_moderator === 1 });
});

function setRight(c: AppContext, value: 0 | 1): Response {
  const admin = requireStaffMember(c, 'admin');
  const group = c.req.param('group');
  if (group !== 'admin' && group !== 'moderator') throw notFound('No such permission_group');
  const row = oneUser(c);
  if (value === 0 && group === 'admin' && row.id === admin.accountId) {
    throw forbidden("You can't revoke your own admin status.");
  }
  const column = group === 'admin' ? 'is_admin' : 'is_moderator';
  c.get('inst').db.run(`UPDATE accounts SET ${column} = ? WHERE id = ?`, value, row.id);
  return c.json({ [column]: value === 1 });
}

adminUserRoutes.post(`${PATH}/:name/permission_group/:group`, (c) => setRight(c, 1));
adminUserRoutes.delete(`${PATH}/:name/permission_group/:group`, (c) => setRight(c, 0));

/** Akkoma takes `max_use` and `expires_at` too; here each is good once. */
adminUserRoutes.post(`${PATH}/invite_token`, (c) => {
  requireStaffMember(c, 'admin');
  return c.json(newInvite(c.get('inst').db));
});
