import { Hono } from 'hono';
import { requireUser } from '../../lib/auth.ts';
import type { AppEnv } from '../../lib/context.ts';
import { notFound } from '../../lib/errors.ts';
import { withBase } from '../../lib/urls.ts';
import { announcementView, type AnnouncementRow } from '../../views/announcement.ts';

/** What the staff tell everybody. */
export const announcementRoutes = new Hono<AppEnv>();

announcementRoutes.get('/api/v1/announcements', (c) => {
  const me = requireUser(c, 'read:accounts');
  const { db, now } = c.get('inst');
  const rows = db.all<AnnouncementRow & { is_read: number }>(
    `SELECT a.*, EXISTS (SELECT 1 FROM announcement_reads r WHERE r.announcement_id = a.id AND r.account_id = ?) AS is_read
     FROM announcements a
     WHERE (a.starts_at IS NULL OR a.starts_at <= ?) AND (a.ends_at IS NULL OR a.ends_at > ?)
     ORDER BY a.id DESC`,
    me.accountId,
    now(),
    now(),
  );
  const base = c.get('base');
  return c.json(
    rows.map((row) => {
      const announcement = announcementView(row);
      const content = withBase(base, announcement.content);
      return { ...announcement, content, read: row.is_read === 1 };
    }),
  );
});

announcementRoutes.post('/api/v1/announcements/:id/dismiss', (c) => {
  const me = requireUser(c, 'write:accounts');
  const { db } = c.get('inst');
  const id = c.req.param('id');
  if (!db.get('SELECT 1 FROM announcements WHERE id = ?', id)) throw notFound();
  db.run(
    'INSERT OR IGNORE INTO announcement_reads (announcement_id, account_id) VALUES (?, ?)',
    id,
    me.accountId,
  );
  return c.json({});
});
