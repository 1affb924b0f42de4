import { Hono } from 'hono';
import { readBody } from '../../lib/body.ts';
import type { AppContext, AppEnv } from '../../lib/context.ts';
import { ApiFailure, notFound } from '../../lib/errors.ts';
import type { Input } from '../../lib/input.ts';
import { pageOf } from '../../lib/pagination.ts';
import { renderPost } from '../../rules/html.ts';
import { linkContext } from '../../rules/compose.ts';
import { withBase } from '../../lib/urls.ts';
import { newId } from '../../storage/ids.ts';
import { insertRow } from '../../storage/insert.ts';
import { announcementView, type AnnouncementRow } from '../../views/announcement.ts';
import { requireStaffMember } from './admin-access.ts';
import { ownHost } from '../statuses/status-input.ts';

/** Announcements as admins write them. */
export const adminAnnouncementRoutes = new Hono<AppEnv>();

const PATH = '/api/v1/pleroma/admin/announcements';

function view(c: AppContext, row: AnnouncementRow) {
  const announcement = announcementView(row);
  const content = withBase(c.get('base'), announcement.content);
  return { ...announcement, content, pleroma: { raw_content: row.raw_content } };
}

function known(c: AppContext, id = c.req.param('id') ?? ''): AnnouncementRow {
  const row = c.get('inst').db.get<AnnouncementRow>('SELECT * FROM announcements WHERE id = ?', id);
  if (!row) throw notFound('Not found');
  return row;
}

/** Null takes a time away, absence leaves it; what is no time is answered oddly (recorded). */
function time(input: Input, name: string, before: number | null): number | null {
  if (!input.has(name)) return before;
  const text = input.text(name);
  if (text === undefined || text === '') return null;
  const at = Date.parse(text);
  if (Number.isNaN(at)) throw new ApiFailure(400, { error: 400 });
  return at;
}

function changed(c: AppContext, input: Input, before: AnnouncementRow): AnnouncementRow {
  const raw = input.text('content') ?? before.raw_content;
  return {
    ...before,
    raw_content: raw,
    content: renderPost(raw, 'text/plain', linkContext(c.get('inst').db, ownHost(c))).html,
    starts_at: time(input, 'starts_at', before.starts_at),
    ends_at: time(input, 'ends_at', before.ends_at),
    all_day: (input.flag('all_day') ?? before.all_day === 1) ? 1 : 0,
    updated_at: c.get('inst').now(),
  };
}

adminAnnouncementRoutes.get(PATH, (c) => {
  requireStaffMember(c, 'admin');
  const page = pageOf(c);
  const rows = c
    .get('inst')
    .db.all<AnnouncementRow>(
      'SELECT * FROM announcements ORDER BY id LIMIT ? OFFSET ?',
      page.limit,
      page.offset,
    );
  return c.json(rows.map((row) => view(c, row)));
});

adminAnnouncementRoutes.post(PATH, async (c) => {
  requireStaffMember(c, 'admin');
  const input = await readBody(c);
  input.needText('content');
  const { db, now } = c.get('inst');
  const times = { starts_at: null, ends_at: null, published_at: now(), updated_at: now() };
  const blank = { id: newId(now()), content: '', raw_content: '', all_day: 0, ...times };
  const row = changed(c, input, blank);
  insertRow(db, 'announcements', { ...row });
  return c.json(view(c, row));
});

adminAnnouncementRoutes.get(`${PATH}/:id`, (c) => {
  requireStaffMember(c, 'admin');
  return c.json(view(c, known(c)));
});

adminAnnouncementRoutes.patch(`${PATH}/:id`, async (c) => {
  requireStaffMember(c, 'admin');
  const row = changed(c, await readBody(c), known(c));
  c.get('inst').db.run(
    `UPDATE announcements SET content = ?, raw_content = ?, starts_at = ?, ends_at = ?, all_day = ?, updated_at = ?
     WHERE id = ?`,
    row.content,
    row.raw_content,
    row.starts_at,
    row.ends_at,
    row.all_day,
    row.updated_at,
    row.id,
  );
  return c.json(view(c, row));
});

adminAnnouncementRoutes.delete(`${PATH}/:id`, (c) => {
  requireStaffMember(c, 'admin');
  c.get('inst').db.run('DELETE FROM announcements WHERE id = ?', known(c).id);
  return c.json({});
});
