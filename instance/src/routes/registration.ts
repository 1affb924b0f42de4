import { Hono } from 'hono';
import { readBody } from '../lib/body.ts';
import type { AppContext, AppEnv } from '../lib/context.ts';
import { badRequest, forbidden } from '../lib/errors.ts';
import type { Input } from '../lib/input.ts';
import { throttle } from '../lib/rate-limits.ts';
import { hostOf } from '../lib/urls.ts';
import { register, type Registration } from '../rules/register.ts';
import { grantedTo, splitScopes } from '../rules/scopes.ts';
import { getAccount } from '../storage/accounts.ts';
import { getApp, issueToken } from '../storage/oauth.ts';
import { getSettings } from '../storage/settings.ts';
import { tokenView } from '../views/oauth-token.ts';

/** Becoming a member, and asking for a forgotten password. */
export const registrationRoutes = new Hono<AppEnv>();

function wishOf(body: Input): Registration {
  const username = body.needText('username').trim();
  const password = body.needText('password');
  return {
    username,
    password,
    fullname: (body.text('fullname') ?? username).trim(),
    email: body.text('email')?.trim() || null,
    bio: body.text('bio') ?? '',
    reason: body.text('reason') ?? null,
    language: body.text('language') ?? null,
  };
}

/** Registration needs an app's own token, not a user's (api.md §9). */
function appOf(c: AppContext) {
  const viewer = c.get('viewer');
  const app = viewer?.accountId === null ? getApp(c.get('inst').db, viewer.appId) : undefined;
  if (!app) throw forbidden('Invalid credentials');
  return app;
}

registrationRoutes.post('/api/v1/accounts', async (c) => {
  throttle(c, 'registration');
  const inst = c.get('inst');
  const app = appOf(c);
  const wish = wishOf(await readBody(c));
  // What a closed instance says (recorded): the invitation it wants is not there.
  if (!getSettings(inst.db).registrations) throw badRequest('Expired token');
  const accountId = register(inst, wish, hostOf(c.get('base')));
  const account = getAccount(inst.db, accountId);
  if (account?.is_approved !== 1) {
    return c.json({
      message: "You have been registered. You'll be able to log in once your account is approved.",
      identifier: 'awaiting_approval',
    });
  }
  const scopes = grantedTo(account, splitScopes(app.scopes));
  const token = issueToken(inst.db, { appId: app.id, accountId, scopes }, inst.now());
  return c.json(tokenView(c.get('base'), token, account));
});

/** There is no mail here; the answer never tells whether an address is known (api.md §3). */
registrationRoutes.post('/auth/password', (c) => {
  throttle(c, 'passwordReset');
  return c.body(null, 204);
});

registrationRoutes.post('/api/v1/pleroma/accounts/confirmation_resend', (c) => {
  throttle(c, 'passwordReset');
  return c.body(null, 204);
});
