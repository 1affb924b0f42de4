import { Hono } from 'hono';
import { readQuery } from '../../lib/body.ts';
import type { AppEnv } from '../../lib/context.ts';
import { parseJson } from '../../lib/json.ts';
import { Where } from '../../storage/where.ts';
import { requireStaffMember } from './admin-access.ts';
import { numberedPage } from './numbered-page.ts';

/** What the staff did, newest first. */
export const adminLogRoutes = new Hono<AppEnv>();

interface LogRow {
  id: number;
  data: string;
  message: string;
  created_at: number;
}

adminLogRoutes.get('/api/v1/pleroma/admin/moderation_log', (c) => {
  requireStaffMember(c, 'admin');
  const query = readQuery(c);
  const where = new Where();
  const actor = query.text('user_id');
  if (actor) where.add('actor_id = ?', actor);
  const words = query.text('search');
  if (words) where.add('instr(lower(message), lower(?))', words);
  for (const [name, sql] of [
    ['start_date', 'created_at >= ?'],
    ['end_date', 'created_at <= ?'],
  ] as const) {
    const at = Date.parse(query.text(name) ?? '');
    if (!Number.isNaN(at)) where.add(sql, at);
  }
  const list = { table: 'moderation_log', columns: '*', where, standard: 50, most: 100 };
  const inst = c.get('inst');
  const { rows, total } = numberedPage(inst, query, list, (sql, params) =>
    inst.db.all<LogRow>(sql, ...params),
  );
  const items = rows.map(({ id, data, message, created_at: at }) => ({
    id,
    data: parseJson(data),
    time: Math.floor(at / 1000),
    message,
  }));
  return c.json({ items, total });
});
