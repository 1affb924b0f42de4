import { Hono } from 'hono';
import { readBody, readQuery } from '../../lib/body.ts';
import type { AppContext, AppEnv } from '../../lib/context.ts';
import { ApiFailure, notFound } from '../../lib/errors.ts';
import { viewContext } from '../../lib/view-context.ts';
import { insertRow } from '../../storage/insert.ts';
import { Where } from '../../storage/where.ts';
import { reportViews } from '../../views/report.ts';
import { requireStaffMember } from './admin-access.ts';

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
  const { db } = c.get('inst');
  const total = db.get<{ count: number }>(
    `SELECT count(*) AS count FROM reports WHERE ${where.sql}`,
    ...where.params,
  );
  const size = Math.min(Math.max(query.int('page_size') ?? 50, 1), 50);
  const page = Math.max(query.int('page') ?? 1, 1);
  const rows = db.all<{ id: string }>(
    `SELECT id FROM reports WHERE ${where.sql} ORDER BY id DESC LIMIT ? OFFSET ?`,
    ...where.params,
    size,
    (page - 1) * size,
  );
  const reports = reportViews(
    viewContext(c),
    rows.map(({ id }) => id),
  );
  return c.json({ reports, total: total?.count ?? 0 });
});

function problem(c: AppContext, id: string, state: string): { id: string; error: string } | undefined {
  if (!STATES.includes(state)) return { id, error: 'Unsupported state' };
  const { changes } = c.get('inst').db.run('UPDATE reports SET state = ? WHERE id = ?', state, id);
  return changes === 0 ? { id, error: 'not_found' } : undefined;
}

adminReportRoutes.patch(PATH, async (c) => {
  requireStaffMember(c, 'staff');
  const wishes = (await readBody(c)).objects('reports');
  const problems = wishes.flatMap(
    (wish) => problem(c, wish.text('id') ?? '', wish.text('state') ?? '') ?? [],
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
  const { db, now } = c.get('inst');
  insertRow(db, 'report_notes', { report_id: id, account_id: staff.accountId, content, created_at: now() });
  return c.body(null, 204);
});

adminReportRoutes.delete(`${PATH}/:id/notes/:note`, (c) => {
  requireStaffMember(c, 'staff');
  const { changes } = c
    .get('inst')
    .db.run(
      'DELETE FROM report_notes WHERE report_id = ? AND id = ?',
      knownReport(c),
      Number(c.req.param('note')) || 0,
    );
  if (changes === 0) throw notFound('Not found');
  return c.body(null, 204);
});
