import { Hono } from 'hono';
import { requireUser, viewerId } from '../../lib/auth.ts';
import { readQuery } from '../../lib/body.ts';
import type { AppContext, AppEnv } from '../../lib/context.ts';
import { failure, forbidden, notFound } from '../../lib/errors.ts';
import type { Input } from '../../lib/input.ts';
import { linkPage, pageOf } from '../../lib/pagination.ts';
import { throttle } from '../../lib/throttle.ts';
import { viewContext } from '../../lib/view-context.ts';
import { findAccount } from '../../storage/accounts.ts';
import { getSettings } from '../../storage/settings.ts';
import * as timelines from '../../storage/timelines.ts';
import { statusViews } from '../../views/status.ts';
import { ownHost } from './status-input.ts';

/** Pages of posts, newest first, with `Link`. */
export const timelineRoutes = new Hono<AppEnv>();

const REPLY_MODES = ['following', 'self'] as const;

function filterOf(query: Input): timelines.TimelineFilter {
  const mode = query.text('reply_visibility');
  return {
    local: query.flag('local') ?? false,
    remote: query.flag('remote') ?? false,
    onlyMedia: query.flag('only_media') ?? false,
    withMuted: query.flag('with_muted') ?? false,
    excludeVisibilities: query.list('exclude_visibilities'),
    replyVisibility: REPLY_MODES.find((known) => known === mode),
  };
}

function readerOf(c: AppContext): timelines.Reader {
  return { viewerId: viewerId(c), now: c.get('inst').now() };
}

/** Answers with the page of these ids. */
export function answerPage(c: AppContext, ids: readonly string[]): Response {
  linkPage(c, ids[0], ids.at(-1));
  return c.json(statusViews(viewContext(c), ids));
}

timelineRoutes.get('/api/v1/timelines/home', (c) => {
  const user = requireUser(c, 'read:statuses');
  throttle(c, 'timeline', 'home');
  const reader = { ...readerOf(c), viewerId: user.accountId };
  return answerPage(c, timelines.homeIds(c.get('inst').db, filterOf(readQuery(c)), pageOf(c), reader));
});

timelineRoutes.get('/api/v1/timelines/public', (c) => {
  throttle(c, 'timeline', 'public');
  const query = readQuery(c);
  const filter = { ...filterOf(query), host: query.text('instance') || undefined };
  return answerPage(c, timelines.publicIds(c.get('inst').db, filter, pageOf(c), readerOf(c)));
});

timelineRoutes.get('/api/v1/timelines/bubble', (c) => {
  throttle(c, 'timeline', 'bubble');
  // Guests do not see the bubble by default (api.md §4).
  if (viewerId(c) === null) throw failure(401, 'authorization required for timeline view');
  const { db } = c.get('inst');
  const hosts = getSettings(db).bubble;
  return answerPage(c, timelines.bubbleIds(db, hosts, filterOf(readQuery(c)), pageOf(c), readerOf(c)));
});

const tagName = (text: string): string => text.replace(/^#/, '').toLowerCase();

timelineRoutes.get('/api/v1/timelines/tag/:tag', (c) => {
  throttle(c, 'timeline', 'tag');
  const query = readQuery(c);
  const tags = {
    any: [c.req.param('tag'), ...query.list('any')].map(tagName),
    all: query.list('all').map(tagName),
    none: query.list('none').map(tagName),
  };
  return answerPage(c, timelines.tagIds(c.get('inst').db, tags, filterOf(query), pageOf(c), readerOf(c)));
});

timelineRoutes.get('/api/v1/timelines/list/:id', (c) => {
  const user = requireUser(c, 'read:lists');
  throttle(c, 'timeline', 'list');
  const { db } = c.get('inst');
  const list = db.get<{ id: number }>(
    'SELECT id FROM lists WHERE id = ? AND account_id = ?',
    c.req.param('id'),
    user.accountId,
  );
  if (!list) throw forbidden('Error.');
  const reader = { ...readerOf(c), viewerId: user.accountId };
  return answerPage(c, timelines.listIds(db, list.id, filterOf(readQuery(c)), pageOf(c), reader));
});

timelineRoutes.get('/api/v1/timelines/direct', (c) => {
  requireUser(c, 'read:statuses');
  throttle(c, 'timeline', 'direct');
  return answerPage(c, timelines.directIds(c.get('inst').db, filterOf(readQuery(c)), pageOf(c), readerOf(c)));
});

timelineRoutes.get('/api/v1/accounts/:id/statuses', (c) => {
  const { db } = c.get('inst');
  const account = findAccount(db, c.req.param('id'), ownHost(c));
  if (!account) throw notFound("Can't find user");
  const query = readQuery(c);
  const filter = {
    ...filterOf(query),
    pinned: query.flag('pinned') ?? false,
    tagged: query.text('tagged') ? tagName(query.text('tagged') ?? '') : undefined,
    excludeReplies: query.flag('exclude_replies') ?? false,
    excludeReblogs: query.flag('exclude_reblogs') ?? false,
  };
  return answerPage(c, timelines.profileIds(db, account.id, filter, pageOf(c), readerOf(c)));
});
