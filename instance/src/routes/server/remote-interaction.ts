import { Hono } from 'hono';
import { readBody } from '../../lib/body.ts';
import type { AppContext, AppEnv } from '../../lib/context.ts';
import { askedLanguages } from '../../lib/languages.ts';
import { hostOf, withBase } from '../../lib/urls.ts';
import { canSee } from '../../rules/visibility.ts';
import { findAccount, getAccount } from '../../storage/accounts.ts';
import { getStatus } from '../../storage/statuses.ts';
import { tongueOf } from '../../views/tongue.ts';
import { askPage, goPage, nothingPage, type RemoteAction } from '../../views/remote-page.ts';

/** Following, answering and sharing by visitors who have an account elsewhere (api.md §16). */
export const remoteInteractionRoutes = new Hono<AppEnv>();

function toFollow(c: AppContext, nickname: string): RemoteAction | null {
  const account = findAccount(c.get('inst').db, nickname, hostOf(c.get('base')));
  if (!account || account.is_active !== 1) return null;
  const { username, acct, ap_id } = account;
  return { kind: 'user', key: username, shown: `@${acct}`, address: withBase(c.get('base'), ap_id) };
}

function toActOn(c: AppContext, id: string): RemoteAction | null {
  const { db } = c.get('inst');
  const status = canSee(db, id, null) ? getStatus(db, id) : undefined;
  const author = status && getAccount(db, status.account_id);
  if (!status || !author) return null;
  const address = withBase(c.get('base'), status.uri);
  return { kind: 'status', key: id, shown: `@${author.acct}`, address };
}

function answer(
  c: AppContext,
  action: RemoteAction | null,
  profile: string | null,
): Response | Promise<Response> {
  const tongue = tongueOf(askedLanguages(c));
  if (!action) return c.html(nothingPage(tongue), 404);
  if (profile === null) return c.html(askPage(tongue, action, '', null));
  const host = /^@?[^@\s]+@([\w.-]+\.[a-z]{2,}(?::\d+)?)$/i.exec(profile.trim())?.[1];
  if (host === undefined)
    return c.html(askPage(tongue, action, profile, 'An address looks like name@server.example.'), 400);
  return c.html(goPage(tongue, action, host));
}

remoteInteractionRoutes.get('/main/ostatus', (c) => {
  const { nickname = '', status_id: id = '' } = c.req.query();
  return answer(c, nickname === '' ? toActOn(c, id) : toFollow(c, nickname), null);
});

remoteInteractionRoutes.post('/main/ostatus', async (c) => {
  const body = await readBody(c);
  const [user, status] = [body.inner('user'), body.inner('status')];
  const nickname = user?.text('nickname') ?? body.text('nickname') ?? '';
  const id = status?.text('status_id') ?? body.text('status_id') ?? '';
  // The first step comes with an empty address, from a button; the second from this page.
  const profile = user?.text('profile') ?? status?.text('profile') ?? null;
  return answer(c, nickname === '' ? toActOn(c, id) : toFollow(c, nickname), profile);
});
