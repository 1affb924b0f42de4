import { Hono } from 'hono';
import { requireUser } from '../../lib/auth.ts';
import { readBody } from '../../lib/body.ts';
import type { AppEnv } from '../../lib/context.ts';
import { changeAccount, type AccountChanges } from '../../rules/profile.ts';

/** Whom one is told of, and whether notices on a locked screen say what was written. */
export const notificationSettingsRoutes = new Hono<AppEnv>();

const NAMES = ['block_from_strangers', 'hide_notification_contents'] as const;

notificationSettingsRoutes.put('/api/pleroma/notification_settings', async (c) => {
  const me = requireUser(c, 'write:accounts');
  const body = await readBody(c);
  const changes: AccountChanges = {};
  for (const name of NAMES) {
    const value = body.strictFlag(name);
    if (value !== undefined) changes[name] = value ? 1 : 0;
  }
  changeAccount(c.get('inst'), me.accountId, changes);
  return c.json({ status: 'success' });
});
