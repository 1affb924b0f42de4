import { Hono } from 'hono';
import { requireUser, type User } from '../../lib/auth.ts';
import { readBody } from '../../lib/body.ts';
import type { AppContext, AppEnv } from '../../lib/context.ts';
import { badRequest, notFound } from '../../lib/errors.ts';
import type { Input } from '../../lib/input.ts';
import { throttle } from '../../lib/throttle.ts';
import { hostOf } from '../../lib/urls.ts';
import { block, follow, mute, subscribe, unfollow } from '../../rules/follow.ts';
import { findAccount, type AccountRow } from '../../storage/accounts.ts';
import { relationshipViews } from '../../views/relationship.ts';

/** What one account does to another; every answer is the relationship afterwards. */
export const accountActionRoutes = new Hono<AppEnv>();

interface Action {
  c: AppContext;
  me: User;
  target: AccountRow;
  body: Input;
}

export function answerRelationship(c: AppContext, me: User, targetId: string) {
  const { db, now } = c.get('inst');
  return c.json(relationshipViews(db, me.accountId, [targetId], now()).get(targetId));
}

/** Registers POST /api/v1/accounts/{id}/{verb} (or with another prefix). */
function action(
  verb: string,
  scope: string,
  run: (action: Action) => void,
  prefix = '/api/v1/accounts',
): void {
  accountActionRoutes.post(`${prefix}/:id/${verb}`, async (c) => {
    const me = requireUser(c, scope);
    const target = findAccount(c.get('inst').db, c.req.param('id') ?? '', hostOf(c.get('base')));
    if (!target) throw notFound();
    run({ c, me, target, body: await readBody(c) });
    return answerRelationship(c, me, target.id);
  });
}

function throttleRelation({ c, target }: Action): void {
  throttle(c, 'relations');
  throttle(c, 'oneRelation', target.id);
}

action('follow', 'write:follows', (act) => {
  throttleRelation(act);
  follow(act.c.get('inst'), act.me.accountId, act.target, {
    reblogs: act.body.flag('reblogs') ?? true,
    notify: act.body.flag('notify'),
  });
});

action('unfollow', 'write:follows', (act) => {
  throttleRelation(act);
  if (act.me.accountId === act.target.id) throw badRequest('Can not unfollow yourself');
  unfollow(act.c.get('inst'), act.me.accountId, act.target.id);
});

action('remove_from_followers', 'write:follows', (act) => {
  throttle(act.c, 'relations');
  if (act.me.accountId === act.target.id) throw badRequest('Can not unfollow yourself');
  unfollow(act.c.get('inst'), act.target.id, act.me.accountId);
});

action('block', 'write:blocks', ({ c, me, target }) => block(c.get('inst'), me.accountId, target.id));

action('unblock', 'write:blocks', ({ c, me, target }) => {
  const { db } = c.get('inst');
  db.run('DELETE FROM blocks WHERE account_id = ? AND target_id = ?', me.accountId, target.id);
});

action('mute', 'write:mutes', ({ c, me, target, body }) =>
  mute(c.get('inst'), me.accountId, target.id, {
    notifications: body.flag('notifications') ?? true,
    seconds: body.int('expires_in') ?? body.int('duration') ?? 0,
  }),
);

action('unmute', 'write:mutes', ({ c, me, target }) => {
  const { db } = c.get('inst');
  db.run('DELETE FROM mutes WHERE account_id = ? AND target_id = ?', me.accountId, target.id);
});

action('note', 'write:accounts', ({ c, me, target, body }) => {
  c.get('inst').db.run(
    `INSERT INTO account_notes (account_id, target_id, comment) VALUES (?, ?, ?)
     ON CONFLICT (account_id, target_id) DO UPDATE SET comment = excluded.comment`,
    me.accountId,
    target.id,
    body.text('comment') ?? '',
  );
});

const PLEROMA = '/api/v1/pleroma/accounts';
action(
  'subscribe',
  'write:follows',
  ({ c, me, target }) => subscribe(c.get('inst'), me.accountId, target.id, true),
  PLEROMA,
);
action(
  'unsubscribe',
  'write:follows',
  ({ c, me, target }) => subscribe(c.get('inst'), me.accountId, target.id, false),
  PLEROMA,
);
