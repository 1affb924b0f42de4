import { Hono } from 'hono';
import { readBody, readQuery } from '../../lib/body.ts';
import type { AppContext, AppEnv } from '../../lib/context.ts';
import { forbidden, internalError, notFound } from '../../lib/errors.ts';
import type { Input } from '../../lib/input.ts';
import { textList } from '../../lib/json.ts';
import { viewContext } from '../../lib/view-context.ts';
import { type AccountRow, findAccount } from '../../storage/accounts.ts';
import { deleteAccount } from '../../rules/close-account.ts';
import { logDeed, namesOf, type StaffAction } from '../../rules/moderation-log.ts';
import { endSessions } from '../../rules/password.ts';
import { endTotp } from '../../rules/second-factor.ts';
import { Where } from '../../storage/where.ts';
import { adminUsers } from '../../views/admin-account.ts';
import { requireStaffMember } from './admin-access.ts';
import { numberedPage } from './numbered-page.ts';
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
  const list = { table: 'accounts', columns: '*', where, standard: 50, most: 100 };
  const inst = c.get('inst');
  const { rows, total, size } = numberedPage(inst, query, list, (sql, params) =>
    inst.db.all<AccountRow>(sql, ...params),
  );
  return c.json({ users: adminUsers(viewContext(c), rows), count: total, page_size: size });
});

/** The named accounts; an unknown name breaks the real server (recorded). */
function named(c: AppContext, names: readonly string[]): AccountRow[] {
  return names.map((name) => {
    const row = findAccount(c.get('inst').db, name, ownHost(c));
    if (!row) throw internalError();
    return row;
  });
}

/** Writes down what was done with these people. */
function logAbout(c: AppContext, action: StaffAction, verb: string, rows: readonly AccountRow[], more = {}) {
  const staff = requireStaffMember(c, 'staff');
  const nicknames = rows.map(({ acct }) => acct);
  const subject = rows.map(({ id, acct }) => ({ id, nickname: acct, type: 'user' }));
  logDeed(c.get('inst'), staff.accountId, {
    action,
    words: `${verb} ${namesOf(nicknames)}`,
    data: { subject, nicknames, ...more },
  });
}

async function retag(
  c: AppContext,
  action: 'tag' | 'untag',
  change: (before: string[], tags: string[]) => string[],
): Promise<Response> {
  requireStaffMember(c, 'staff');
  const input = await readBody(c);
  const tags = input.list('tags');
  const rows = named(c, input.list('nicknames'));
  const { db } = c.get('inst');
  db.transaction(() => {
    for (const row of rows) {
      const after = change(textList(row.tags), tags);
      db.run('UPDATE accounts SET tags = ? WHERE id = ?', JSON.stringify(after), row.id);
    }
    logAbout(c, action, `${action === 'tag' ? 'added' : 'removed'} ${tags.join(', ')}:`, rows, { tags });
  });
  return c.body(null, 204);
}

adminUserRoutes.put(`${PATH}/tag`, (c) =>
  retag(c, 'tag', (before, tags) => [...new Set([...before, ...tags])]),
);

adminUserRoutes.delete(`${PATH}/tag`, (c) =>
  retag(c, 'untag', (before, tags) => before.filter((tag) => !tags.includes(tag))),
);

interface FlagChange {
  who: 'admin' | 'staff';
  column: string;
  value: 0 | 1;
  /** Left out where the log has no word for it. */
  log?: readonly [StaffAction, string];
}

function flagChange(name: string, { who, column, value, log }: FlagChange): void {
  adminUserRoutes.patch(`${PATH}/${name}`, async (c) => {
    requireStaffMember(c, who);
    const rows = named(c, (await readBody(c)).list('nicknames'));
    const { db } = c.get('inst');
    const ids = JSON.stringify(rows.map(({ id }) => id));
    db.transaction(() => {
      db.run(`UPDATE accounts SET ${column} = ? WHERE id IN (SELECT value FROM json_each(?))`, value, ids);
      if (log) logAbout(c, ...log, rows);
    });
    return c.json({
      users: adminUsers(
        viewContext(c),
        rows.map((row) => ({ ...row, [column]: value })),
      ),
    });
  });
}

const active = { who: 'staff', column: 'is_active' } as const;
flagChange('activate', { ...active, value: 1, log: ['activate', 'activated'] });
flagChange('deactivate', { ...active, value: 0, log: ['deactivate', 'deactivated'] });
flagChange('approve', { who: 'staff', column: 'is_approved', value: 1, log: ['approve', 'approved'] });
flagChange('suggest', { who: 'admin', column: 'is_suggested', value: 1 });
flagChange('unsuggest', { who: 'admin', column: 'is_suggested', value: 0 });

adminUserRoutes.patch(`${PATH}/force_password_reset`, async (c) => {
  requireStaffMember(c, 'admin');
  const rows = named(c, (await readBody(c)).list('nicknames'));
  const inst = c.get('inst');
  inst.db.transaction(() => {
    for (const { id } of rows) {
      inst.db.run('UPDATE credentials SET must_reset_password = 1 WHERE account_id = ?', id);
      endSessions(inst, id);
    }
    logAbout(c, 'force_password_reset', 'asked for a new password of', rows);
  });
  return c.body(null, 204);
});

adminUserRoutes.put(`${PATH}/disable_mfa`, async (c) => {
  requireStaffMember(c, 'admin');
  const [row] = named(c, [(await readBody(c)).needText('nickname')]);
  if (!row) throw notFound('Not found');
  endTotp(c.get('inst'), row.id);
  logAbout(c, 'disable_mfa', 'turned two-factor sign-in off for', [row]);
  return c.json(row.acct);
});

adminUserRoutes.delete(PATH, async (c) => {
  requireStaffMember(c, 'admin');
  const input = await readBody(c);
  const names = [...input.list('nickname'), ...input.list('nicknames')];
  const rows = named(c, names);
  const inst = c.get('inst');
  inst.db.transaction(() => {
    logAbout(c, 'delete', 'deleted', rows);
    for (const { id } of rows) deleteAccount(inst, id);
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
  const [action, verb] = value === 1 ? (['grant', 'gave'] as const) : (['revoke', 'took'] as const);
  logAbout(c, action, `${verb} the right ${group}:`, [row], { permission: group });
  return c.json({ [column]: value === 1 });
}

adminUserRoutes.post(`${PATH}/:name/permission_group/:group`, (c) => setRight(c, 1));
adminUserRoutes.delete(`${PATH}/:name/permission_group/:group`, (c) => setRight(c, 0));
