import { Hono } from 'hono';
import { requireUser, type User } from '../../lib/auth.ts';
import { readBody, readQuery } from '../../lib/body.ts';
import type { AppContext, AppEnv } from '../../lib/context.ts';
import { badRequest, forbidden, internalError } from '../../lib/errors.ts';
import { linkPage, pageOf } from '../../lib/pagination.ts';
import { throttle } from '../../lib/throttle.ts';
import { viewContext } from '../../lib/view-context.ts';
import * as store from '../../storage/notifications.ts';
import { notificationViews } from '../../views/notification.ts';

/** What happened to somebody. */
export const notificationRoutes = new Hono<AppEnv>();

/** What the type parameters know; `pleroma:report` is shown only when asked for. */
const FILTERABLE = [
  'mention',
  'follow',
  'follow_request',
  'reblog',
  'favourite',
  'move',
  'pleroma:emoji_reaction',
  'poll',
  'pleroma:report',
];
/** Shown without a filter; the last two cannot be asked for by name (recorded). */
const STANDARD = [...FILTERABLE.filter((type) => type !== 'pleroma:report'), 'update', 'status'];

/** Mastodon's `types[]` names any type, Akkoma's `include_types[]` some; unknown words are dropped (recorded). */
function typesOf(c: AppContext): string[] {
  const query = readQuery(c);
  const known = (name: string, types = FILTERABLE) => query.list(name).filter((type) => types.includes(type));
  const included = [...known('include_types'), ...known('types', [...STANDARD, 'pleroma:report'])];
  const excluded = known('exclude_types', STANDARD);
  return (included.length > 0 ? included : STANDARD).filter((type) => !excluded.includes(type));
}

const numberOf = (id: string | undefined): number | undefined => {
  if (id === undefined) return undefined;
  return /^\d{1,15}$/.test(id) ? Number(id) : undefined;
};

notificationRoutes.get('/api/v1/notifications', (c) => {
  const user = requireUser(c, 'read:notifications');
  throttle(c, 'timeline', 'notifications');
  const query = readQuery(c);
  const page = pageOf(c);
  const filter = {
    types: typesOf(c),
    fromId: query.text('account_id') || undefined,
    excludeVisibilities: query.list('exclude_visibilities'),
    withMuted: query.flag('with_muted') ?? false,
  };
  const cursor = {
    limit: page.limit,
    maxId: numberOf(page.maxId),
    sinceId: numberOf(page.sinceId),
    minId: numberOf(page.minId),
  };
  const { db, now } = c.get('inst');
  const rows = store.notificationRows(db, user.accountId, filter, cursor, now());
  linkPage(c, rows[0]?.id, rows.at(-1)?.id);
  return c.json(notificationViews(viewContext(c), rows));
});

/** The notification as it is now; 403 for an unknown one (recorded). */
function one(c: AppContext, user: User, id: number | undefined) {
  const { db, now } = c.get('inst');
  const row = id === undefined ? undefined : store.notificationRow(db, user.accountId, id, now());
  return row && notificationViews(viewContext(c), [row])[0];
}

notificationRoutes.get('/api/v1/notifications/:id{[0-9]+}', (c) => {
  const found = one(c, requireUser(c, 'read:notifications'), numberOf(c.req.param('id')));
  if (!found) throw forbidden('Cannot get notification');
  return c.json(found);
});

notificationRoutes.post('/api/v1/pleroma/notifications/read', async (c) => {
  const user = requireUser(c, 'write:notifications');
  const input = await readBody(c);
  const { db, now } = c.get('inst');
  const maxId = input.int('max_id');
  if (maxId !== undefined) {
    const rows = db.transaction(() => store.markReadUpTo(db, user.accountId, maxId, now()));
    return c.json(notificationViews(viewContext(c), rows));
  }
  const id = input.int('id');
  if (id === undefined) throw internalError(400);
  if (!store.markRead(db, user.accountId, id)) throw badRequest('Cannot get notification');
  return c.json(one(c, user, id) ?? {});
});

notificationRoutes.post('/api/v1/notifications/:id{[0-9]+}/dismiss', (c) => {
  const user = requireUser(c, 'write:notifications');
  const id = numberOf(c.req.param('id')) ?? 0;
  if (store.dropNotifications(c.get('inst').db, user.accountId, [id]) === 0) {
    throw forbidden('Cannot dismiss notification');
  }
  return c.json({});
});

notificationRoutes.post('/api/v1/notifications/dismiss', async (c) => {
  const user = requireUser(c, 'write:notifications');
  const id = (await readBody(c)).int('id') ?? 0;
  if (store.dropNotifications(c.get('inst').db, user.accountId, [id]) === 0) {
    throw forbidden('Cannot dismiss notification');
  }
  return c.json({});
});

notificationRoutes.post('/api/v1/notifications/clear', (c) => {
  const user = requireUser(c, 'write:notifications');
  store.dropNotifications(c.get('inst').db, user.accountId);
  return c.json({});
});

notificationRoutes.delete('/api/v1/notifications/destroy_multiple', async (c) => {
  const user = requireUser(c, 'write:notifications');
  const ids = (await readBody(c)).list('ids').flatMap((id) => numberOf(id) ?? []);
  store.dropNotifications(c.get('inst').db, user.accountId, ids);
  return c.json({});
});
