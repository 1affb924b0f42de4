import { Hono } from 'hono';
import { requireUser, viewerId } from '../../lib/auth.ts';
import { readQuery } from '../../lib/body.ts';
import type { AppContext, AppEnv } from '../../lib/context.ts';
import { ApiFailure, badRequest } from '../../lib/errors.ts';
import { linkPage, pageOf } from '../../lib/pagination.ts';
import { viewContext } from '../../lib/view-context.ts';
import { canSee } from '../../rules/visibility.ts';
import { getSettings } from '../../storage/settings.ts';
import { getStatus } from '../../storage/statuses.ts';
import { conversationIds, pageOfIds } from '../../storage/timelines.ts';
import { Where } from '../../storage/where.ts';
import { accountList } from '../../views/account.ts';
import { historyViews } from '../../views/history.ts';
import { statusViews } from '../../views/status.ts';
import { onlyVisible } from '../../storage/visible.ts';
import { visibleOriginal } from './status-input.ts';

/** What surrounds a post: its conversation, versions, source, who liked it, its translation. */
export const statusReadingRoutes = new Hono<AppEnv>();

statusReadingRoutes.get('/api/v1/statuses/:id/context', (c) => {
  const inst = c.get('inst');
  const row = getStatus(inst.db, c.req.param('id'));
  // Recorded: the real server breaks here.
  if (!row || !canSee(inst.db, row.id, viewerId(c))) throw new ApiFailure(500, 'Something went wrong');
  const ids = conversationIds(inst.db, row.conversation_id, { viewerId: viewerId(c), now: inst.now() });
  const statuses = statusViews(
    viewContext(c),
    ids.filter((id) => id !== row.id),
  );
  // Akkoma cuts the whole conversation at the id, side branches included (api.md §6).
  return c.json({
    ancestors: statuses.filter(({ id }) => id < row.id),
    descendants: statuses.filter(({ id }) => id > row.id),
  });
});

statusReadingRoutes.get('/api/v1/statuses/:id/source', (c) => {
  const row = visibleOriginal(c);
  return c.json({
    id: row.id,
    text: row.source,
    spoiler_text: row.spoiler_text,
    content_type: row.content_type,
  });
});

statusReadingRoutes.get('/api/v1/statuses/:id/history', (c) =>
  c.json(historyViews(viewContext(c), visibleOriginal(c))),
);

function people(c: AppContext, sql: string): Response {
  const row = visibleOriginal(c);
  const ids = c.get('inst').db.all<{ id: string }>(sql, row.id);
  return c.json(
    accountList(
      viewContext(c),
      ids.map(({ id }) => id),
    ),
  );
}

statusReadingRoutes.get('/api/v1/statuses/:id/favourited_by', (c) =>
  people(c, 'SELECT account_id AS id FROM favourites WHERE status_id = ? ORDER BY id DESC'),
);

statusReadingRoutes.get('/api/v1/statuses/:id/reblogged_by', (c) =>
  people(
    c,
    `SELECT account_id AS id FROM statuses WHERE reblog_of_id = ? AND visibility <> 'private' ORDER BY statuses.id DESC`,
  ),
);

statusReadingRoutes.get('/api/v1/pleroma/statuses/:id/quotes', (c) => {
  const row = visibleOriginal(c);
  const where = onlyVisible(new Where().add('s.quote_id = ?', row.id), viewerId(c));
  const ids = pageOfIds(c.get('inst').db, where, pageOf(c));
  linkPage(c, ids[0], ids.at(-1));
  return c.json(statusViews(viewContext(c), ids));
});

const LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'de', name: 'German' },
  { code: 'ja', name: 'Japanese' },
  { code: 'ru', name: 'Russian' },
  { code: 'ar', name: 'Arabic' },
];

/** No translator is inside: as in the recordings, the text comes back with the wanted language before it. */
statusReadingRoutes.get('/api/v1/statuses/:id/translations/:language', (c) => {
  requireUser(c, 'read:statuses');
  const row = visibleOriginal(c);
  if (!getSettings(c.get('inst').db).translation) throw badRequest('Translation is not enabled');
  const [view] = statusViews(viewContext(c), [row.id]);
  const detected = readQuery(c).text('from') ?? row.language ?? 'en';
  return c.json({ text: `[${c.req.param('language')}] ${view?.content ?? ''}`, detected_language: detected });
});

statusReadingRoutes.get('/api/v1/akkoma/translation/languages', (c) => {
  requireUser(c, 'read:statuses');
  const isOn = getSettings(c.get('inst').db).translation;
  return c.json(isOn ? { source: LANGUAGES, target: LANGUAGES } : {});
});
