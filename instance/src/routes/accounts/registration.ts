import { Hono } from 'hono';
import { readBody } from '../../lib/body.ts';
import type { AppContext, AppEnv } from '../../lib/context.ts';
import { badRequest, forbidden, invalidCredentials } from '../../lib/errors.ts';
import { ANY_LENGTH, type Input } from '../../lib/input.ts';
import { throttle } from '../../lib/throttle.ts';
import { captchaPicture, checkCaptcha, newCaptcha } from '../../rules/captcha.ts';
import { checkInvite, spendInvite } from '../../rules/invites.ts';
import { register, type Registration } from '../../rules/register.ts';
import { grantedTo, splitScopes } from '../../rules/scopes.ts';
import { getAccount } from '../../storage/accounts.ts';
import { getApp, issueToken } from '../../storage/oauth.ts';
import { getMeta, getSettings } from '../../storage/settings.ts';
import { tokenView } from '../../views/oauth-token.ts';

/** Becoming a member. */
export const registrationRoutes = new Hono<AppEnv>();

function registrationFrom(body: Input): Registration {
  const username = body.needText('username').trim();
  const password = body.needText('password');
  return {
    username,
    password,
    fullname: (body.text('fullname', ANY_LENGTH) ?? username).trim(),
    email: body.text('email')?.trim() || null,
    bio: body.text('bio', ANY_LENGTH) ?? '',
    reason: body.text('reason') ?? null,
    language: body.text('language') ?? null,
  };
}

/** Registration needs an app's own token, not a user's (api.md §9). */
function appOf(c: AppContext) {
  const viewer = c.get('viewer');
  const app = viewer?.accountId === null ? getApp(c.get('inst').db, viewer.appId) : undefined;
  if (!app) throw viewer ? forbidden('Invalid credentials') : invalidCredentials('Invalid credentials');
  return app;
}

registrationRoutes.post('/api/v1/accounts', async (c) => {
  throttle(c, 'registration');
  const inst = c.get('inst');
  const app = appOf(c);
  const body = await readBody(c);
  const form = registrationFrom(body);
  const { registrations, accountActivation } = getSettings(inst.db);
  if (accountActivation && form.email === null) throw badRequest('Missing parameter: email');
  checkCaptcha(inst, body);
  const invite = body.text('token') ?? null;
  if (!registrations) checkInvite(inst.db, invite, inst.now());
  const accountId = register(inst, form, c.get('base'));
  if (!registrations && invite !== null) spendInvite(inst.db, invite);
  const account = getAccount(inst.db, accountId);
  if (account?.is_confirmed !== 1) {
    return c.json({
      message: 'You have been registered. Please check your email for further instructions.',
      identifier: 'missing_confirmed_email',
    });
  }
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

registrationRoutes.get('/api/v1/pleroma/captcha', async (c) =>
  c.json(await newCaptcha(c.get('inst'), c.get('base'))),
);

/** The pictures of a captcha service beside the server. */
registrationRoutes.get('/captchas/:token', async (c) => {
  const picture = await captchaPicture(c.get('inst'), c.req.param('token'));
  return c.body(new Uint8Array(picture), 200, { 'content-type': 'image/png', 'cache-control': 'no-store' });
});

/** The link of the mail; a wrong one leads to the same place. */
registrationRoutes.get('/api/account/confirm_email/:id/:token', (c) => {
  const { db } = c.get('inst');
  const { id, token } = c.req.param();
  if (getMeta(db, `confirm ${id}`) === token) db.run('UPDATE accounts SET is_confirmed = 1 WHERE id = ?', id);
  return c.redirect('/');
});

registrationRoutes.post('/api/v1/pleroma/accounts/confirmation_resend', (c) => {
  throttle(c, 'passwordReset');
  return c.body(null, 204);
});
