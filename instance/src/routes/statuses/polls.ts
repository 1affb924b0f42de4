import { Hono } from 'hono';
import { requireUser, viewerId } from '../../lib/auth.ts';
import { readBody } from '../../lib/body.ts';
import type { AppContext, AppEnv } from '../../lib/context.ts';
import { invalidField, notFound } from '../../lib/errors.ts';
import type { Input } from '../../lib/input.ts';
import { viewContext } from '../../lib/view-context.ts';
import { canSee } from '../../rules/visibility.ts';
import { vote } from '../../rules/vote.ts';
import { type PollRow, pollRows } from '../../storage/status-parts.ts';
import { statusView } from '../../views/status.ts';

/** One poll, and voting in it. */
export const pollRoutes = new Hono<AppEnv>();

function visiblePoll(c: AppContext): PollRow {
  const { db } = c.get('inst');
  const [row] = pollRows(db, [Number(c.req.param('id')) || 0]);
  if (!row || !canSee(db, row.status_id, viewerId(c))) throw notFound();
  return row;
}

function answer(c: AppContext, row: PollRow): Response {
  return c.json(statusView(viewContext(c), row.status_id)?.poll ?? null);
}

function choicesOf(input: Input): number[] {
  return input.list('choices').map((choice) => {
    if (!/^\d{1,4}$/.test(choice)) throw invalidField('choices', 'integer', 'string');
    return Number(choice);
  });
}

pollRoutes.get('/api/v1/polls/:id', (c) => answer(c, visiblePoll(c)));

pollRoutes.post('/api/v1/polls/:id/votes', async (c) => {
  const user = requireUser(c, 'write:statuses');
  const row = visiblePoll(c);
  vote(c.get('inst'), user.accountId, row, choicesOf(await readBody(c)));
  return answer(c, row);
});
