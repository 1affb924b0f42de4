import { Hono } from 'hono';
import { requireUser } from '../../lib/auth.ts';
import { readBody } from '../../lib/body.ts';
import type { AppContext, AppEnv } from '../../lib/context.ts';
import { invalidField } from '../../lib/errors.ts';
import { linkPage, pageClause, pageOf } from '../../lib/pagination.ts';
import { viewContext } from '../../lib/view-context.ts';
import { checkSchedule, type ScheduledRow } from '../../rules/schedule.ts';
import { renderScheduled, scheduledView } from '../../views/scheduled.ts';

/** Posts that wait for their time. */
export const scheduledRoutes = new Hono<AppEnv>();

scheduledRoutes.get('/api/v1/scheduled_statuses', (c) => {
  const user = requireUser(c, 'read:statuses');
  const clause = pageClause(pageOf(c), 'id', 'integer');
  const rows = clause.order(
    c
      .get('inst')
      .db.all<ScheduledRow>(
        `SELECT * FROM scheduled_statuses WHERE account_id = ?${clause.sql}`,
        user.accountId,
        ...clause.params,
      ),
  );
  linkPage(c, rows[0]?.id, rows.at(-1)?.id);
  return c.json(rows.map((row) => renderScheduled(viewContext(c), row)));
});

function show(c: AppContext, accountId: string) {
  return scheduledView(viewContext(c), accountId, Number(c.req.param('id')) || 0);
}

scheduledRoutes.get('/api/v1/scheduled_statuses/:id', (c) =>
  c.json(show(c, requireUser(c, 'read:statuses').accountId)),
);

scheduledRoutes.put('/api/v1/scheduled_statuses/:id', async (c) => {
  const user = requireUser(c, 'write:statuses');
  const known = show(c, user.accountId);
  const at = Date.parse((await readBody(c)).needText('scheduled_at'));
  if (Number.isNaN(at)) throw invalidField('scheduled_at', 'date', 'string');
  const inst = c.get('inst');
  checkSchedule(inst, user.accountId, at);
  inst.db.run('UPDATE scheduled_statuses SET scheduled_at = ? WHERE id = ?', at, Number(known.id));
  return c.json(show(c, user.accountId));
});

scheduledRoutes.delete('/api/v1/scheduled_statuses/:id', (c) => {
  const user = requireUser(c, 'write:statuses');
  const known = show(c, user.accountId);
  c.get('inst').db.run('DELETE FROM scheduled_statuses WHERE id = ?', Number(known.id));
  return c.json({});
});
