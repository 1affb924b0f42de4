import { Hono } from 'hono';
import { readBody } from '../../lib/body.ts';
import type { AppContext, AppEnv } from '../../lib/context.ts';
import { throttle } from '../../lib/throttle.ts';
import { changePassword, issueReset, resetOwner } from '../../rules/password.ts';
import { findLogin } from '../../rules/sign-in.ts';
import { getSettings } from '../../storage/settings.ts';
import { askedLanguages } from '../../lib/languages.ts';
import { tongueOf } from '../../views/tongue.ts';
import { changedPage, errorPage, newPasswordPage } from '../../views/password-page.ts';

/** A forgotten password: the mail, and the page that its link opens. */
export const passwordResetRoutes = new Hono<AppEnv>();

function mailLink(c: AppContext, name: string): void {
  const inst = c.get('inst');
  const account =
    getSettings(inst.db).mailer && name !== '' ? findLogin(inst, c.get('base'), name) : undefined;
  if (!account) return;
  const token = issueReset(inst, account.id);
  inst.log(
    `mail to @${account.username}: choose a new password at ${c.get('base')}/api/v1/pleroma/password_reset/${token}`,
  );
}

/** The answer never tells whether an address is known (api.md §3). */
passwordResetRoutes.post('/auth/password', async (c) => {
  throttle(c, 'passwordReset');
  const body = await readBody(c);
  const name = body.text('email') ?? body.text('nickname') ?? c.req.query('email') ?? c.req.query('nickname');
  mailLink(c, name ?? '');
  return c.body(null, 204);
});

passwordResetRoutes.get('/api/v1/pleroma/password_reset/:token', (c) => {
  const token = c.req.param('token');
  const tongue = tongueOf(askedLanguages(c));
  if (resetOwner(c.get('inst'), token) === null)
    return c.html(errorPage(tongue, 'This link is not valid any more.'), 404);
  return c.html(newPasswordPage(tongue, token, null));
});

passwordResetRoutes.post('/api/v1/pleroma/password_reset', async (c) => {
  const body = await readBody(c);
  const token = body.text('token') ?? '';
  const tongue = tongueOf(askedLanguages(c));
  const owner = resetOwner(c.get('inst'), token);
  if (owner === null) return c.html(errorPage(tongue, 'This link is not valid any more.'), 404);
  const password = body.text('password') ?? '';
  if (password === '') return c.html(newPasswordPage(tongue, token, 'The password cannot be empty.'), 400);
  if (password !== body.text('password_confirmation'))
    return c.html(newPasswordPage(tongue, token, 'The two passwords are not the same.'), 400);
  changePassword(c.get('inst'), owner, password);
  return c.html(changedPage(tongue));
});
