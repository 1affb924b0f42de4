import { Hono } from 'hono';
import type { Status } from '@skein/wire';
import { readBody, readQuery } from '../../lib/body.ts';
import type { AppContext, AppEnv } from '../../lib/context.ts';
import { badRequest, notFound } from '../../lib/errors.ts';
import type { Input } from '../../lib/input.ts';
import { viewContext, type ViewContext } from '../../lib/view-context.ts';
import { logDeed } from '../../rules/moderation-log.ts';
import { removeStatus } from '../../rules/remove.ts';
import { findAccount, getAccounts } from '../../storage/accounts.ts';
import { getStatus, type StatusRow } from '../../storage/statuses.ts';
import { Where } from '../../storage/where.ts';
import { adminAccounts } from '../../views/admin-account.ts';
import { statusViews } from '../../views/status.ts';
import { ownHost } from '../statuses/status-input.ts';
import { requireStaffMember } from './admin-access.ts';
import { numberedPage } from './numbered-page.ts';

/** Posts as staff see and change them. */
export const adminStatusRoutes = new Hono<AppEnv>();

const ADMIN = '/api/v1/pleroma/admin';
const SCOPES = ['public', 'unlisted', 'private', 'direct'];

const staffView = (c: AppContext): ViewContext => ({ ...viewContext(c), viewer: null, seesAll: true });

/** Posts with their authors as the admin API tells of them. */
function adminStatuses(c: AppContext, ids: readonly string[]): Status[] {
  const view = staffView(c);
  const statuses = statusViews(view, ids);
  const rows = getAccounts(
    view.inst.db,
    statuses.map(({ account }) => account.id),
  );
  const people = adminAccounts(view, rows.values());
  return statuses.map((status) => {
    const account = people.get(status.account.id);
    return account ? { ...status, account: { ...status.account, ...account, roles: [] } } : status;
  });
}

interface Found {
  ids: string[];
  total: number;
}

/** A page of posts, newest first; private and direct ones only with `godmode`, which is for admins. */
function find(c: AppContext, where: Where, query: Input): Found {
  if (query.flag('godmode') === true) requireStaffMember(c, 'admin');
  else where.add(`visibility IN ('public', 'unlisted', 'local')`);
  if (query.flag('with_reblogs') !== true) where.add('reblog_of_id IS NULL');
  if (query.flag('local_only') === true) where.add('local = 1');
  const list = { table: 'statuses', columns: 'id', where, standard: 20, most: 100 };
  const inst = c.get('inst');
  const { rows, total } = numberedPage(inst, query, list, (sql, params) =>
    inst.db.all<{ id: string }>(sql, ...params),
  );
  return { ids: rows.map(({ id }) => id), total };
}

adminStatusRoutes.get(`${ADMIN}/statuses`, (c) => {
  requireStaffMember(c, 'staff');
  return c.json(adminStatuses(c, find(c, new Where(), readQuery(c)).ids));
});

adminStatusRoutes.get(`${ADMIN}/users/:name/statuses`, (c) => {
  requireStaffMember(c, 'staff');
  const row = findAccount(c.get('inst').db, c.req.param('name'), ownHost(c));
  if (!row) throw notFound('Not found');
  const { ids, total } = find(c, new Where().add('account_id = ?', row.id), readQuery(c));
  return c.json({ activities: adminStatuses(c, ids), total });
});

adminStatusRoutes.get(`${ADMIN}/instances/:host/statuses`, (c) => {
  requireStaffMember(c, 'staff');
  const where = new Where().add(
    'account_id IN (SELECT id FROM accounts WHERE host = ?)',
    c.req.param('host'),
  );
  const { ids, total } = find(c, where, readQuery(c));
  return c.json({ activities: adminStatuses(c, ids), total });
});

function known(c: AppContext): StatusRow {
  const row = getStatus(c.get('inst').db, c.req.param('id') ?? '');
  if (!row) throw notFound('Not found');
  return row;
}

adminStatusRoutes.get(`${ADMIN}/statuses/:id`, (c) => {
  requireStaffMember(c, 'staff');
  return c.json(adminStatuses(c, [known(c).id])[0] ?? null);
});

adminStatusRoutes.put(`${ADMIN}/statuses/:id`, async (c) => {
  const staff = requireStaffMember(c, 'staff');
  const row = known(c);
  const input = await readBody(c);
  const visibility = input.text('visibility') ?? row.visibility;
  if (visibility !== row.visibility && !SCOPES.includes(visibility))
    throw badRequest('Unsupported visibility');
  const sensitive = input.flag('sensitive') ?? row.sensitive === 1;
  const inst = c.get('inst');
  inst.db.transaction(() => {
    inst.db.run(
      'UPDATE statuses SET visibility = ?, sensitive = ? WHERE id = ?',
      visibility,
      sensitive ? 1 : 0,
      row.id,
    );
    logDeed(inst, staff.accountId, {
      action: 'status_update',
      words: `changed post ${row.id}: ${visibility}, ${sensitive ? 'sensitive' : 'not sensitive'}`,
      data: { subject: row.id, sensitive: String(sensitive), visibility },
    });
    inst.db.afterCommit(() => inst.hub.publish({ type: 'status.update', statusId: row.id }));
  });
  return c.json(adminStatuses(c, [row.id])[0] ?? null);
});

adminStatusRoutes.delete(`${ADMIN}/statuses/:id`, (c) => {
  const staff = requireStaffMember(c, 'staff');
  const row = known(c);
  const inst = c.get('inst');
  inst.db.transaction(() => {
    removeStatus(inst, row);
    const data = { subject: row.id, subject_account: row.account_id };
    logDeed(inst, staff.accountId, { action: 'status_delete', words: `deleted post ${row.id}`, data });
  });
  return c.json({});
});
