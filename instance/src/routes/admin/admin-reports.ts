import { Hono } from 'hono';
import { readBody, readQuery } from '../../lib/body.ts';
import type { AppContext, AppEnv } from '../../lib/context.ts';
import { ApiFailure, notFound } from '../../lib/errors.ts';
import { viewContext } from '../../lib/view-context.ts';
import { insertRow } from '../../storage/insert.ts';
import { Where } from '../../storage/where.ts';
import { reportViews } from '../../views/report.ts';
import { logDeed } from '../../rules/moderation-log.ts';
import { requireStaffMember } from './admin-access.ts';
import { numberedPage } from './numbered-page.ts';

/** The desk of the staff: reports, their state, their notes. */
export const adminReportRoutes = new Hono<AppEnv>();

const PATH = '/api/v1/pleroma/admin/reports';
const STATES = ['open', 'closed', 'resolved'];

adminReportRoutes.get(PATH, (c) => {
  requireStaffMember(c, 'staff');
  const query = readQuery(c);
  const where = new Where();
  const state = query.text('state');
  if (state) where.add('state = ?', state);
  const list = { table: 'reports', columns: 'id', where, standard: 50, most: 50 };
  const inst = c.get('inst');
  const { rows, total } = numberedPage(inst, query, list, (sql, params) =>
    inst.db.all<{ id: string }>(sql, ...params),
  );
  const reports = reportViews(
    viewContext(c),
    rows.map(({ id }) => id),
  );
  return c.json({ reports, total });
});

type Problem = { id: string; error: string };

function changeState(c: AppContext, staffId: string, id: string, state: string): Problem | undefined {
  if (!STATES.includes(state)) return { id, error: 'Unsupported state' };
  const inst = c.get('inst');
  const { changes } = inst.db.run('UPDATE reports SET state = ? WHERE id = ?', state, id);
  if (changes === 0) return { id, error: 'not_found' };
  const subject = { id, state, type: 'report' };
  logDeed(inst, staffId, {
    action: 'report_update',
    words: `set report ${id} to ${state}`,
    data: { subject },
  });
  return undefined;
}

adminReportRoutes.patch(PATH, async (c) => {
  const { accountId } = requireStaffMember(c, 'staff');
  const changes = (await readBody(c)).objects('reports');
  const problems = c
    .get('inst')
    .db.transaction(() =>
      changes.flatMap(
        (change) => changeState(c, accountId, change.text('id') ?? '', change.text('state') ?? '') ?? [],
      ),
    );
  if (problems.length > 0) throw new ApiFailure(400, problems);
  return c.body(null, 204);
});

function knownReport(c: AppContext): string {
  const id = c.req.param('id') ?? '';
  if (!c.get('inst').db.get('SELECT 1 FROM reports WHERE id = ?', id)) throw notFound('Not found');
  return id;
}

adminReportRoutes.get(`${PATH}/:id`, (c) => {
  requireStaffMember(c, 'staff');
  return c.json(reportViews(viewContext(c), [knownReport(c)])[0] ?? null);
});

adminReportRoutes.post(`${PATH}/:id/notes`, async (c) => {
  const staff = requireStaffMember(c, 'staff');
  const id = knownReport(c);
  const content = (await readBody(c)).needText('content');
  const inst = c.get('inst');
  inst.db.transaction(() => {
    const note = { report_id: id, account_id: staff.accountId, content, created_at: inst.now() };
    insertRow(inst.db, 'report_notes', note);
    const data = { subject: { id, type: 'report' }, text: content };
    logDeed(inst, staff.accountId, { action: 'report_note', words: `wrote a note on report ${id}`, data });
  });
  return c.body(null, 204);
});

adminReportRoutes.delete(`${PATH}/:id/notes/:note`, (c) => {
  const staff = requireStaffMember(c, 'staff');
  const inst = c.get('inst');
  const id = knownReport(c);
  const note = Number(c.req.param('note')) || 0;
  const { changes } = inst.db.run('DELETE FROM report_notes WHERE report_id = ? AND id = ?', id, note);
  if (changes === 0) throw notFound('Not found');
  const data = { subject: { id, type: 'report' } };
  const words = `deleted a note of report ${id}`;
  logDeed(inst, staff.accountId, { action: 'report_note_delete', words, data });
  return c.body(null, 204);
});
