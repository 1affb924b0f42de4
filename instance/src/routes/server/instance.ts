import type { NodeinfoLinks, Preferences } from '@skein/wire';
import { Hono, type Context } from 'hono';
import { requireScope, requireUser } from '../../lib/auth.ts';
import { readQuery } from '../../lib/body.ts';
import type { AppEnv } from '../../lib/context.ts';
import { hostOf } from '../../lib/urls.ts';
import { viewContext } from '../../lib/view-context.ts';
import { getAccount } from '../../storage/accounts.ts';
import { getSettings } from '../../storage/settings.ts';
import { accountList } from '../../views/account.ts';
import { frontendConfigurations, instanceView } from '../../views/instance.ts';
import { instanceV2View } from '../../views/instance-v2.ts';
import { nodeinfo } from '../../views/nodeinfo.ts';

/** What the instance says about itself. */
export const instanceRoutes = new Hono<AppEnv>();

instanceRoutes.get('/api/v1/instance', (c) => c.json(instanceView(c.get('inst'), c.get('base'))));

/** Absent by default, as recorded (docs/decisions/0010). */
instanceRoutes.get('/api/v2/instance', (c, next) =>
  getSettings(c.get('inst').db).instanceV2
    ? Promise.resolve(c.json(instanceV2View(c.get('inst'), c.get('base'))))
    : next(),
);

instanceRoutes.get('/api/v1/instance/peers', (c) => {
  const rows = c
    .get('inst')
    .db.all<{ host: string }>('SELECT DISTINCT host FROM accounts WHERE host IS NOT NULL ORDER BY host');
  return c.json([hostOf(c.get('base')), ...rows.map((row) => row.host)]);
});

instanceRoutes.get('/.well-known/nodeinfo', (c) => {
  const links = ['2.0', '2.1'].map((version) => ({
    rel: `http://nodeinfo.diaspora.software/ns/schema/${version}`,
    href: `${c.get('base')}/nodeinfo/${version}.json`,
  }));
  return c.json({ links } satisfies NodeinfoLinks);
});

function answerNodeinfo(c: Context<AppEnv>, version: '2.0' | '2.1') {
  const profile = `http://nodeinfo.diaspora.software/ns/schema/${version}#`;
  return c.json(nodeinfo(c.get('inst'), c.get('base'), version), 200, {
    'content-type': `application/json; profile="${profile}"; charset=utf-8`,
  });
}
instanceRoutes.get('/nodeinfo/2.0.json', (c) => answerNodeinfo(c, '2.0'));
instanceRoutes.get('/nodeinfo/2.1.json', (c) => answerNodeinfo(c, '2.1'));
instanceRoutes.get('/nodeinfo/2.0', (c) => answerNodeinfo(c, '2.0'));

instanceRoutes.get('/api/pleroma/frontend_configurations', (c) =>
  c.json(frontendConfigurations(c.get('inst'))),
);

instanceRoutes.get('/api/v1/trends', (c) => c.json([]));
instanceRoutes.get('/api/v1/suggestions', (c) => c.json([]));
instanceRoutes.get('/api/v1/endorsements', (c) => c.json([]));
instanceRoutes.get('/api/v1/pleroma/federation_status', (c) => c.json({ unreachable: {} }));
instanceRoutes.get('/api/v1/pleroma/healthcheck', (c) => {
  const used = process.memoryUsage().rss / 1_048_576;
  const memory = Math.round(used * 100) / 100;
  return c.json({ active: 1, idle: 0, pool_size: 1, memory_used: memory, healthy: true });
});

/** Whom the staff recommend, without oneself and those followed already. */
instanceRoutes.get('/api/v2/suggestions', (c) => {
  requireScope(c, 'read');
  const me = requireUser(c, 'read');
  const limit = Math.min(Math.max(readQuery(c).int('limit') ?? 40, 1), 80);
  const rows = c.get('inst').db.all<{ id: string }>(
    `SELECT id FROM accounts WHERE is_suggested = 1 AND is_active = 1 AND id <> ?
       AND id NOT IN (SELECT followed_id FROM follows WHERE follower_id = ?)
       AND id NOT IN (SELECT target_id FROM blocks WHERE account_id = ?)
       AND id NOT IN (SELECT target_id FROM mutes WHERE account_id = ?)
     ORDER BY id LIMIT ?`,
    me.accountId,
    me.accountId,
    me.accountId,
    me.accountId,
    limit,
  );
  const accounts = accountList(
    viewContext(c),
    rows.map((row) => row.id),
  );
  return c.json(accounts.map((account) => ({ source: 'staff', account })));
});

/** People who want to be found. */
instanceRoutes.get('/api/v1/directory', (c) => {
  const query = readQuery(c);
  const order = query.text('order') === 'new' ? 'id DESC' : 'last_status_at DESC, id DESC';
  const local = query.flag('local') ? 'AND host IS NULL' : '';
  const rows = c
    .get('inst')
    .db.all<{ id: string }>(
      `SELECT id FROM accounts WHERE discoverable = 1 AND is_active = 1 ${local} ORDER BY ${order} LIMIT ? OFFSET ?`,
      Math.min(Math.max(query.int('limit') ?? 20, 1), 80),
      Math.max(query.int('offset') ?? 0, 0),
    );
  return c.json(
    accountList(
      viewContext(c),
      rows.map((row) => row.id),
    ),
  );
});

instanceRoutes.get('/api/v1/preferences', (c) => {
  const me = requireUser(c, 'read:accounts');
  const account = getAccount(c.get('inst').db, me.accountId);
  return c.json({
    'posting:default:visibility': account?.default_scope ?? 'public',
    'posting:default:sensitive': false,
    'posting:default:language': account?.language ?? null,
    'reading:expand:media': 'default',
    'reading:expand:spoilers': false,
  } satisfies Preferences);
});
