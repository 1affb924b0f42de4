import { Hono } from 'hono';
import { requireUser } from '../../lib/auth.ts';
import { readBody } from '../../lib/body.ts';
import type { AppContext, AppEnv } from '../../lib/context.ts';
import { badRequest, unprocessable } from '../../lib/errors.ts';
import { throttled } from '../../lib/throttle.ts';
import { checkOwnPassword } from '../../rules/own-password.ts';
import {
  beginTotp,
  confirmTotp,
  endTotp,
  hasSecondFactor,
  newBackupCodes,
} from '../../rules/second-factor.ts';
import { credentialsOf } from '../../rules/sign-in.ts';
import { getAccount } from '../../storage/accounts.ts';
import { getSettings } from '../../storage/settings.ts';

/** Two-factor sign-in, from the key to the backup codes (api.md §3). */
export const mfaRoutes = new Hono<AppEnv>();

const PATH = '/api/pleroma/accounts/mfa';

function needTotp(c: AppContext): void {
  if (c.req.param('method') !== 'totp') throw badRequest('undefined method');
}

async function needPassword(c: AppContext, accountId: string, password: string): Promise<void> {
  const checked = await checkOwnPassword(c.get('inst'), accountId, password);
  if (checked === 'limited') throw throttled();
  if (checked === 'wrong') throw unprocessable('Invalid password.');
}

/** What the code of the QR picture says (otpauth, the key URI format). */
function provisioningUri(c: AppContext, accountId: string, secret: string): string {
  const inst = c.get('inst');
  const name = credentialsOf(inst, accountId)?.email ?? getAccount(inst.db, accountId)?.username ?? '';
  const query = new URLSearchParams({
    period: '30',
    digits: '6',
    secret,
    issuer: getSettings(inst.db).title,
  });
  return `otpauth://totp/${encodeURIComponent(name).replaceAll('%40', '@')}?${query.toString()}`;
}

mfaRoutes.get(PATH, (c) => {
  const me = requireUser(c, 'read:security');
  const enabled = hasSecondFactor(c.get('inst'), me.accountId);
  return c.json({ settings: { enabled, totp: enabled } });
});

mfaRoutes.get(`${PATH}/setup/:method`, (c) => {
  const me = requireUser(c, 'write:security');
  needTotp(c);
  const key = beginTotp(c.get('inst'), me.accountId);
  if (key === null) throw unprocessable('Two-factor authentication is already enabled');
  c.header('cache-control', 'no-store');
  return c.json({ key, provisioning_uri: provisioningUri(c, me.accountId, key) });
});

mfaRoutes.post(`${PATH}/confirm/:method`, async (c) => {
  const me = requireUser(c, 'write:security');
  needTotp(c);
  const body = await readBody(c);
  await needPassword(c, me.accountId, body.needText('password'));
  if (!confirmTotp(c.get('inst'), me.accountId, body.needText('code'))) throw unprocessable('invalid_token');
  return c.json({});
});

mfaRoutes.get(`${PATH}/backup_codes`, (c) => {
  const me = requireUser(c, 'write:security');
  c.header('cache-control', 'no-store');
  return c.json({ codes: newBackupCodes(c.get('inst'), me.accountId) });
});

mfaRoutes.delete(`${PATH}/:method`, async (c) => {
  const me = requireUser(c, 'write:security');
  needTotp(c);
  await needPassword(c, me.accountId, (await readBody(c)).needText('password'));
  endTotp(c.get('inst'), me.accountId);
  return c.json({});
});
