import { Hono } from 'hono';
import { readBody } from '../lib/body.ts';
import type { AppContext, AppEnv } from '../lib/context.ts';
import { isRecord, parseJson } from '../lib/json.ts';
import { throttle } from '../lib/rate-limits.ts';
import { hashPassword, randomSecret } from '../lib/secrets.ts';
import { findLogin } from '../rules/sign-in.ts';
import { getMeta, getSettings, setMeta } from '../storage/settings.ts';
import { changedPage, errorPage, newPasswordPage } from '../views/password-page.ts';

/** A forgotten password: the mail, and the page that its link opens. */
export const passwordResetRoutes = new Hono<AppEnv>();

const DAY = 86_400_000;
const keyOf = (token: string): string => `reset ${token}`;

function mailLink(c: AppContext, name: string): void {
  const inst = c.get('inst');
  const account =
    getSettings(inst.db).mailer && name !== '' ? findLogin(inst, c.get('base'), name) : undefined;
  if (!account) return;
  const token = randomSecret(24);
  setMeta(inst.db, keyOf(token), JSON.stringify({ account: account.id, until: inst.now() + DAY }));
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

/** Whose password a link may change; null when it is used up or too old. */
function ownerOf(c: AppContext, token: string): string | null {
  const { db, now } = c.get('inst');
  const kept = parseJson(getMeta(db, keyOf(token)) ?? 'null');
  const good = isRecord(kept) && typeof kept['account'] === 'string' && Number(kept['until']) > now();
  return good ? String(kept['account']) : null;
}

passwordResetRoutes.get('/api/v1/pleroma/password_reset/:token', (c) => {
  const token = c.req.param('token');
  if (ownerOf(c, token) === null) return c.html(errorPage('This link is not valid any more.'), 404);
  return c.html(newPasswordPage(token, null));
});

passwordResetRoutes.post('/api/v1/pleroma/password_reset', async (c) => {
  const { db } = c.get('inst');
  const body = await readBody(c);
  const token = body.text('token') ?? '';
  const owner = ownerOf(c, token);
  if (owner === null) return c.html(errorPage('This link is not valid any more.'), 404);
  const password = body.text('password') ?? '';
  if (password === '') return c.html(newPasswordPage(token, 'The password cannot be empty.'), 400);
  if (password !== body.text('password_confirmation'))
    return c.html(newPasswordPage(token, 'The two passwords are not the same.'), 400);
  const sql = 'UPDATE credentials SET password_hash = ?, must_reset_password = 0 WHERE account_id = ?';
  db.run(sql, hashPassword(password), owner);
  setMeta(db, keyOf(token), 'null');
  return c.html(changedPage());
});
