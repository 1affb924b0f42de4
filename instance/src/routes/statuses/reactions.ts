import { Hono } from 'hono';
import type { Reaction } from '@skein/wire';
import { requireUser, viewerId } from '../../lib/auth.ts';
import type { AppContext, AppEnv } from '../../lib/context.ts';
import { viewContext } from '../../lib/view-context.ts';
import { react, unreact } from '../../rules/react.ts';
import { reactionsOf } from '../../storage/status-parts.ts';
import { accountViews } from '../../views/account.ts';
import { groupReactions } from '../../views/reactions.ts';
import { visibleOriginal } from './status-input.ts';
import { shown } from './statuses.ts';

/** Emoji reactions to a post. */
export const reactionRoutes = new Hono<AppEnv>();

function listOf(c: AppContext, only?: string): Reaction[] {
  const row = visibleOriginal(c);
  const groups = groupReactions(reactionsOf(c.get('inst').db, [row.id]), c.get('base'), viewerId(c));
  const wanted = groups.filter(({ name }) => only === undefined || name === only);
  const people = accountViews(
    viewContext(c),
    wanted.flatMap((group) => group.accountIds),
  );
  return wanted.map(({ accountIds, ...group }) => ({
    ...group,
    accounts: accountIds.flatMap((id) => people.get(id) ?? []),
  }));
}

reactionRoutes.get('/api/v1/pleroma/statuses/:id/reactions', (c) => c.json(listOf(c)));

reactionRoutes.get('/api/v1/pleroma/statuses/:id/reactions/:emoji', (c) =>
  c.json(listOf(c, c.req.param('emoji').replace(/^:(.*):$/, '$1'))),
);

function add(c: AppContext): Response {
  const user = requireUser(c, 'write:statuses');
  const row = visibleOriginal(c);
  react(c.get('inst'), user.accountId, row, c.req.param('emoji') ?? '');
  return c.json(shown(c, row.id));
}

reactionRoutes.put('/api/v1/pleroma/statuses/:id/reactions/:emoji', add);
reactionRoutes.put('/api/v1/statuses/:id/emoji_reactions/:emoji', add);

reactionRoutes.delete('/api/v1/pleroma/statuses/:id/reactions/:emoji', (c) => {
  const user = requireUser(c, 'write:statuses');
  const row = visibleOriginal(c);
  unreact(c.get('inst'), user.accountId, row, c.req.param('emoji'));
  return c.json(shown(c, row.id));
});
