import type { WebPushSubscription } from '@skein/wire';
import { Hono } from 'hono';
import { bearerToken, requireUser } from '../../lib/auth.ts';
import { readBody } from '../../lib/body.ts';
import type { AppContext, AppEnv } from '../../lib/context.ts';
import { internalError, missingField, notFound, unprocessable } from '../../lib/errors.ts';
import type { Input } from '../../lib/input.ts';
import { isRecord, parseJson } from '../../lib/json.ts';
import { dropPush, pushOf, replacePush, setPushAlerts, type PushRow } from '../../storage/push.ts';
import { vapidPublicKey } from '../../storage/vapid.ts';

/** Where a session wants to be told while none of its pages is open. */
export const pushRoutes = new Hono<AppEnv>();

const PATH = '/api/v1/push/subscription';
/** Others are dropped without a word (recorded). */
const ALERTS = ['follow', 'favourite', 'mention', 'reblog', 'poll', 'pleroma:emoji_reaction'] as const;

/** An Akkoma fails where none are sent (reference: `data.alerts` must be present). */
function alertsOf(body: Input): Record<string, boolean> {
  const alerts = body.inner('data')?.inner('alerts');
  if (!alerts) throw internalError();
  return Object.fromEntries(
    ALERTS.flatMap((name) => {
      const wanted = alerts.flag(name);
      return wanted === undefined ? [] : [[name, wanted]];
    }),
  );
}

/** This server calls the address: another scheme, or its own neighbours over plain http, would be somebody's trick. */
function endpointOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isLocal = url?.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname);
  if (!url || (url.protocol !== 'https:' && !isLocal))
    throw unprocessable('Validation failed: Endpoint is invalid');
  return url.href;
}

function answer(c: AppContext, row: PushRow | undefined) {
  if (!row) throw notFound();
  const alerts = parseJson(row.alerts);
  return c.json({
    id: String(row.id),
    endpoint: row.endpoint,
    alerts: Object.fromEntries(
      Object.entries(isRecord(alerts) ? alerts : {}).map(([name, wanted]) => [name, wanted === true]),
    ),
    server_key: vapidPublicKey(c.get('inst').db),
  } satisfies WebPushSubscription);
}

pushRoutes.get(PATH, (c) => {
  const me = requireUser(c, 'push');
  return answer(c, pushOf(c.get('inst').db, me.tokenId));
});

pushRoutes.post(PATH, async (c) => {
  const me = requireUser(c, 'push');
  const body = await readBody(c);
  const subscription = body.inner('subscription');
  const keys = subscription?.inner('keys');
  if (!subscription || !keys) throw missingField('subscription');
  const row = replacePush(c.get('inst').db, {
    token_id: me.tokenId,
    account_id: me.accountId,
    endpoint: endpointOf(subscription.needText('endpoint')),
    p256dh: keys.needText('p256dh'),
    auth: keys.needText('auth'),
    alerts: JSON.stringify(alertsOf(body)),
    access_token: bearerToken(c.req.header('authorization')) ?? '',
  });
  return answer(c, row);
});

pushRoutes.put(PATH, async (c) => {
  const me = requireUser(c, 'push');
  const { db } = c.get('inst');
  const body = await readBody(c);
  const row = pushOf(db, me.tokenId);
  if (row) setPushAlerts(db, row.id, alertsOf(body));
  return answer(c, pushOf(db, me.tokenId));
});

pushRoutes.delete(PATH, (c) => {
  const me = requireUser(c, 'push');
  if (!dropPush(c.get('inst').db, me.tokenId)) throw notFound();
  return c.json({});
});
