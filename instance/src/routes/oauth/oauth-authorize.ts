import { Hono } from 'hono';
import { cameFrom } from '../../lib/attempts.ts';
import { readBody, readQuery } from '../../lib/body.ts';
import type { AppContext, AppEnv } from '../../lib/context.ts';
import { Input } from '../../lib/input.ts';
import { askedLanguages } from '../../lib/languages.ts';
import { throttle } from '../../lib/throttle.ts';
import { grantedTo, splitScopes, withinApp } from '../../rules/scopes.ts';
import { checkPassword, checkSecondFactor } from '../../rules/sign-in.ts';
import { getAccount } from '../../storage/accounts.ts';
import { dropMfaToken, findApp, findMfaToken, issueCode, issueMfaToken } from '../../storage/oauth.ts';
import {
  codePage,
  errorPage,
  oobPage,
  PAGE_CSS,
  signInPage,
  type AuthorizeRequest,
} from '../../views/authorize-page.ts';
import { tongueOf, type Tongue } from '../../views/tongue.ts';

/** The page where a person signs in and lets an app in. */
export const oauthAuthorizeRoutes = new Hono<AppEnv>();

const WAIT = 'Too many attempts went wrong. Please wait ten minutes.';
const OOB = 'urn:ietf:wg:oauth:2.0:oob';

const tongueFor = (c: AppContext): Tongue => tongueOf(askedLanguages(c));

function html(c: AppContext, page: string, status: 200 | 401 | 429 = 200) {
  // No form-action: Chromium would hold the redirect back to the app against it.
  c.header(
    'content-security-policy',
    "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  c.header('x-frame-options', 'DENY');
  c.header('referrer-policy', 'no-referrer');
  c.header('cache-control', 'no-store');
  return c.html(page, status);
}

/** Never to be sent to: `javascript:` and the like run where the page stands. */
function isSafeRedirect(uri: string): boolean {
  return uri === OOB || (URL.canParse(uri) && !/^(?:javascript|data|vbscript|blob|file):/i.test(uri));
}

type Parsed = { is: 'ok'; request: AuthorizeRequest } | { is: 'wrong'; text: string };

function parse(c: AppContext, input: Input): Parsed {
  const wrong = (text: string): Parsed => ({ is: 'wrong', text });
  const app = findApp(c.get('inst').db, input.text('client_id') ?? '');
  if (!app) return wrong('This app is not registered here.');
  const redirectUri = input.text('redirect_uri') ?? '';
  if (!app.redirect_uris.split(' ').includes(redirectUri) || !isSafeRedirect(redirectUri)) {
    return wrong('The app named an address to come back to that it did not register.');
  }
  const asked = splitScopes(input.list('scope').join(' '));
  return {
    is: 'ok',
    request: {
      app,
      redirectUri,
      scopes: asked.length > 0 ? asked : ['read'],
      state: input.text('state') ?? '',
      challenge: input.text('code_challenge') ?? null,
      challengeMethod: input.text('code_challenge_method') ?? null,
    },
  };
}

function backToApp(c: AppContext, request: AuthorizeRequest, answer: Record<string, string>) {
  const query = new URLSearchParams(answer);
  if (request.state !== '') query.set('state', request.state);
  const joint = request.redirectUri.includes('?') ? '&' : '?';
  return c.redirect(`${request.redirectUri}${joint}${query.toString()}`, 302);
}

function refuse(c: AppContext, request: AuthorizeRequest, error: string) {
  if (request.redirectUri === OOB)
    return html(c, errorPage(tongueFor(c), `The app was not let in (${error}).`));
  return backToApp(c, request, { error });
}

function problemOf(request: AuthorizeRequest, responseType: string | undefined): string | null {
  if (responseType !== 'code') return 'unsupported_response_type';
  return withinApp(request.scopes, request.app.scopes) ? null : 'invalid_scope';
}

oauthAuthorizeRoutes.get('/oauth/page.css', (c) => {
  c.header('content-type', 'text/css; charset=utf-8');
  c.header('cache-control', 'public, max-age=3600');
  return c.body(PAGE_CSS);
});

oauthAuthorizeRoutes.get('/oauth/authorize', (c) => {
  const input = readQuery(c);
  const parsed = parse(c, input);
  if (parsed.is === 'wrong') return html(c, errorPage(tongueFor(c), parsed.text));
  const problem = problemOf(parsed.request, input.text('response_type'));
  if (problem !== null) return refuse(c, parsed.request, problem);
  return html(c, signInPage(tongueFor(c), parsed.request));
});

function grant(c: AppContext, request: AuthorizeRequest, accountId: string) {
  const { db, now } = c.get('inst');
  const scopes = grantedTo(getAccount(db, accountId) ?? null, request.scopes);
  const code = issueCode(
    db,
    {
      appId: request.app.id,
      accountId,
      scopes,
      redirectUri: request.redirectUri,
      challenge: request.challenge,
      challengeMethod: request.challengeMethod,
    },
    now(),
  );
  return request.redirectUri === OOB ? html(c, oobPage(tongueFor(c), code)) : backToApp(c, request, { code });
}

function secondFactor(c: AppContext, request: AuthorizeRequest, input: Input) {
  const inst = c.get('inst');
  const token = input.text('mfa_token') ?? '';
  const known = findMfaToken(inst.db, token, inst.now());
  if (known?.app_id !== request.app.id) {
    return html(c, signInPage(tongueFor(c), request, '', 'That took too long. Please sign in again.'), 401);
  }
  const code = input.text('code') ?? '';
  const kind = /^\d{6}$/.test(code.replaceAll(/\s/g, '')) ? 'totp' : 'recovery';
  const checked = checkSecondFactor(inst, known.account_id, kind, code);
  if (checked === 'limited') return html(c, codePage(tongueFor(c), request, token, WAIT), 429);
  if (checked === 'wrong')
    return html(c, codePage(tongueFor(c), request, token, 'That code is not right.'), 401);
  dropMfaToken(inst.db, token);
  return grant(c, request, known.account_id);
}

async function firstFactor(c: AppContext, request: AuthorizeRequest, input: Input) {
  const inst = c.get('inst');
  const name = input.text('name') ?? '';
  const found = await checkPassword(inst, cameFrom(c), name, input.text('password') ?? '');
  switch (found.is) {
    case 'limited':
      return html(c, signInPage(tongueFor(c), request, name, WAIT), 429);
    case 'wrong':
      return html(c, signInPage(tongueFor(c), request, name, 'Wrong username or password.'), 401);
    case 'refused':
      return html(c, signInPage(tongueFor(c), request, name, found.error), 401);
    case 'ok':
      return grant(c, request, found.account.id);
    case 'second-factor': {
      const scopes = grantedTo(found.account, request.scopes);
      const pending = { appId: request.app.id, accountId: found.account.id, scopes };
      return html(c, codePage(tongueFor(c), request, issueMfaToken(inst.db, pending, inst.now())));
    }
  }
}

oauthAuthorizeRoutes.post('/oauth/authorize', async (c) => {
  throttle(c, 'token');
  const input = (await readBody(c)).inner('authorization') ?? new Input({});
  const parsed = parse(c, input);
  if (parsed.is === 'wrong') return html(c, errorPage(tongueFor(c), parsed.text));
  const { request } = parsed;
  const problem = problemOf(request, input.text('response_type'));
  if (problem !== null) return refuse(c, request, problem);
  if (input.flag('deny')) return refuse(c, request, 'access_denied');
  return input.has('mfa_token') ? secondFactor(c, request, input) : firstFactor(c, request, input);
});
