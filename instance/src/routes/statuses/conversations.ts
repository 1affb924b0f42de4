import { Hono } from 'hono';
import { requireUser, type User } from '../../lib/auth.ts';
import { readBody, readQuery } from '../../lib/body.ts';
import type { AppContext, AppEnv } from '../../lib/context.ts';
import { notFound } from '../../lib/errors.ts';
import { linkPage, pageOf } from '../../lib/pagination.ts';
import { viewContext } from '../../lib/view-context.ts';
import { onlyVisible } from '../../storage/visible.ts';
import { pageOfIds } from '../../storage/timelines.ts';
import { Where } from '../../storage/where.ts';
import { type ParticipationRow, conversationViews } from '../../views/conversation.ts';
import { answerPage } from './timelines.ts';

/** Direct conversations of an account. */
export const conversationRoutes = new Hono<AppEnv>();

conversationRoutes.get('/api/v1/conversations', (c) => {
  const user = requireUser(c, 'read:statuses');
  const recipients = readQuery(c).list('recipients');
  const { db } = c.get('inst');
  const page = pageOf(c);
  // Newest talk first; the cursor is the number of a conversation, placed by its latest post.
  const where = new Where().add('account_id = ? AND last_status_id IS NOT NULL', user.accountId);
  const latest = 'SELECT last_status_id FROM participations WHERE id = ?';
  if (page.maxId !== undefined) where.add(`last_status_id < (${latest})`, Number(page.maxId) || 0);
  if (page.sinceId !== undefined) where.add(`last_status_id > (${latest})`, Number(page.sinceId) || 0);
  if (page.minId !== undefined) where.add(`last_status_id > (${latest})`, Number(page.minId) || 0);
  for (const id of recipients) where.add('EXISTS (SELECT 1 FROM json_each(recipients) WHERE value = ?)', id);
  const rows = db.all<ParticipationRow>(
    `SELECT * FROM participations WHERE ${where.sql} ORDER BY last_status_id DESC LIMIT ?`,
    ...where.params,
    page.limit,
  );
  linkPage(c, rows[0]?.id, rows.at(-1)?.id);
  return c.json(conversationViews(viewContext(c), rows));
});

function own(c: AppContext, user: User): ParticipationRow {
  const row = c
    .get('inst')
    .db.get<ParticipationRow>(
      'SELECT * FROM participations WHERE id = ? AND account_id = ?',
      c.req.param('id') ?? '',
      user.accountId,
    );
  if (!row) throw notFound();
  return row;
}

function answer(c: AppContext, user: User): Response {
  return c.json(conversationViews(viewContext(c), [own(c, user)])[0] ?? {});
}

conversationRoutes.post('/api/v1/conversations/:id/read', (c) => {
  const user = requireUser(c, 'write:conversations');
  c.get('inst').db.run('UPDATE participations SET unread = 0 WHERE id = ?', own(c, user).id);
  return answer(c, user);
});

conversationRoutes.delete('/api/v1/conversations/:id', (c) => {
  const user = requireUser(c, 'write:conversations');
  c.get('inst').db.run('DELETE FROM participations WHERE id = ?', own(c, user).id);
  return c.json({});
});

conversationRoutes.post('/api/v1/pleroma/conversations/read', (c) => {
  const user = requireUser(c, 'write:conversations');
  const { db } = c.get('inst');
  const rows = db.all<ParticipationRow>(
    'SELECT * FROM participations WHERE account_id = ? AND unread = 1 AND last_status_id IS NOT NULL',
    user.accountId,
  );
  db.run('UPDATE participations SET unread = 0 WHERE account_id = ?', user.accountId);
  return c.json(
    conversationViews(
      viewContext(c),
      rows.map((row) => ({ ...row, unread: 0 })),
    ),
  );
});

conversationRoutes.get('/api/v1/pleroma/conversations/:id', (c) =>
  answer(c, requireUser(c, 'read:statuses')),
);

conversationRoutes.get('/api/v1/pleroma/conversations/:id/statuses', (c) => {
  const user = requireUser(c, 'read:statuses');
  const where = new Where().add(
    `s.conversation_id = ? AND s.visibility = 'direct'`,
    own(c, user).conversation_id,
  );
  return answerPage(c, pageOfIds(c.get('inst').db, onlyVisible(where, user.accountId), pageOf(c)));
});

conversationRoutes.patch('/api/v1/pleroma/conversations/:id', async (c) => {
  const user = requireUser(c, 'write:conversations');
  const row = own(c, user);
  const people = [...new Set([user.accountId, ...(await readBody(c)).list('recipients')])];
  c.get('inst').db.run(
    'UPDATE participations SET recipients = ? WHERE id = ?',
    JSON.stringify(people),
    row.id,
  );
  return answer(c, user);
});
