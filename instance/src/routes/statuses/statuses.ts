import { Hono } from 'hono';
import type { Status } from '@skein/wire';
import { requireUser, type User } from '../../lib/auth.ts';
import { readBody, readQuery } from '../../lib/body.ts';
import type { AppContext, AppEnv, Instance } from '../../lib/context.ts';
import { forbidden, invalidField, notFound } from '../../lib/errors.ts';
import { once } from '../../lib/idempotency.ts';
import { ANY_LENGTH, type Input } from '../../lib/input.ts';
import { throttle } from '../../lib/throttle.ts';
import { viewContext } from '../../lib/view-context.ts';
import type { Draft } from '../../rules/draft.ts';
import { editStatus } from '../../rules/edit.ts';
import { publishStatus } from '../../rules/publish.ts';
import { removeStatus } from '../../rules/remove.ts';
import { schedule, SHORTEST_WAIT } from '../../rules/schedule.ts';
import { canSee } from '../../rules/visibility.ts';
import { getStatus, type StatusRow } from '../../storage/statuses.ts';
import { scheduledView } from '../../views/scheduled.ts';
import { statusView, statusViews } from '../../views/status.ts';
import { draftFrom, ownHost, pollOf, visibleStatus, mediaFrom } from './status-input.ts';

const MOST_AT_ONCE = 100;

/** Posts, one by one and many by id. */
export const statusRoutes = new Hono<AppEnv>();

/** The post as the viewer sees it now; it was just found or made. */
export function shown(c: AppContext, id: string): Status {
  const view = statusView(viewContext(c), id);
  if (!view) throw notFound();
  return view;
}

/** Thrown to undo a preview together with everything it wrote. */
class Undo extends Error {
  readonly status: Status;

  constructor(status: Status) {
    super('undo');
    this.status = status;
  }
}

/** The post as it would be; nothing of it stays. */
function preview(c: AppContext, draft: Draft): Status {
  const { inst, base } = { inst: c.get('inst'), base: ownHost(c) };
  try {
    return inst.db.transaction(() => {
      throw new Undo(shown(c, publishStatus(inst, draft, base)));
    });
  } catch (error) {
    if (error instanceof Undo) return { ...error.status, id: 'pleroma:fakeid' };
    throw error;
  }
}

function laterThan(c: AppContext, input: Input): number | null {
  const text = input.text('scheduled_at') || undefined;
  if (text === undefined) return null;
  const at = Date.parse(text);
  if (Number.isNaN(at)) throw invalidField('scheduled_at', 'date', 'string');
  // A time that is too near means now (api.md §6).
  return at >= c.get('inst').now() + SHORTEST_WAIT ? at : null;
}

function create(c: AppContext, user: User, input: Input): unknown {
  const inst = c.get('inst');
  const draft = draftFrom(c, user, input);
  if (input.flag('preview') === true) return preview(c, draft);
  const at = laterThan(c, input);
  if (at === null) return shown(c, publishStatus(inst, draft, ownHost(c)));
  return scheduledView(viewContext(c), user.accountId, schedule(inst, draft, at));
}

statusRoutes.post('/api/v1/statuses', async (c) => {
  const user = requireUser(c, 'write:statuses');
  throttle(c, 'statuses');
  const input = await readBody(c);
  return once(c, user.accountId, () => create(c, user, input));
});

statusRoutes.get('/api/v1/statuses', (c) => {
  const query = readQuery(c);
  const ids = [...query.list('ids'), ...query.list('id')].slice(0, MOST_AT_ONCE);
  const newestFirst = [...new Set(ids)].toSorted().toReversed();
  return c.json(statusViews(viewContext(c), newestFirst));
});

statusRoutes.get('/api/v1/statuses/:id', (c) => c.json(shown(c, visibleStatus(c).id)));

statusRoutes.put('/api/v1/statuses/:id', async (c) => {
  const user = requireUser(c, 'write:statuses');
  throttle(c, 'statuses');
  const row = visibleStatus(c);
  if (row.account_id !== user.accountId || row.reblog_of_id !== null) throw forbidden('Access denied');
  const input = await readBody(c);
  const change = {
    text: input.text('status', ANY_LENGTH),
    spoilerText: input.text('spoiler_text', ANY_LENGTH),
    contentType: input.text('content_type'),
    sensitive: input.flag('sensitive'),
    mediaIds: input.has('media_ids') ? mediaFrom(c, user, input, row.id) : undefined,
    poll: pollOf(input),
  };
  editStatus(c.get('inst'), row, change, ownHost(c));
  return c.json(shown(c, row.id));
});

/** One's own, and for the staff all but direct messages that were not sent to them. */
function mayDelete({ db }: Instance, user: User, row: StatusRow): boolean {
  if (row.account_id === user.accountId) return true;
  const isStaff = user.isAdmin || user.isModerator;
  return isStaff && (row.visibility !== 'direct' || canSee(db, row.id, user.accountId));
}

statusRoutes.delete('/api/v1/statuses/:id', (c) => {
  const user = requireUser(c, 'write:statuses');
  throttle(c, 'statuses');
  const inst = c.get('inst');
  const row = getStatus(inst.db, c.req.param('id'));
  if (!row || !mayDelete(inst, user, row)) throw notFound();
  const last = { ...statusView(viewContext(c), row.id), text: row.source };
  removeStatus(inst, row);
  return c.json(last);
});
