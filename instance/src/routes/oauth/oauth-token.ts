import { createHash } from 'node:crypto';
import type { MfaRequired } from '@skein/wire';
import { Hono } from 'hono';
import { cameFrom } from '../../lib/attempts.ts';
import { readBody } from '../../lib/body.ts';
import type { AppContext, AppEnv } from '../../lib/context.ts';
import { ApiFailure, badRequest, failure } from '../../lib/errors.ts';
import type { Input } from '../../lib/input.ts';
import { throttle, throttled } from '../../lib/throttle.ts';
import { sameText } from '../../lib/secrets.ts';
import { grantedTo, splitScopes, withinApp } from '../../rules/scopes.ts';
import { checkPassword, checkSecondFactor } from '../../rules/sign-in.ts';
import { getAccount } from '../../storage/accounts.ts';
import {
  dropMfaToken,
  findMfaToken,
  issueMfaToken,
  issueToken,
  provenApp,
  revokeToken,
  takeCode,
  takeRefresh,
  type AppRow,
  type CodeRow,
  type Grant,
} from '../../storage/oauth.ts';
import { tokenView } from '../../views/oauth-token.ts';

/** From a password, a code or an app's secret to a token. */
export const oauthTokenRoutes = new Hono<AppEnv>();

const wrong = () => badRequest('Invalid credentials');

function basicAuth(header: string | undefined): [string, string] | null {
  const encoded = /^Basic\s+(\S+)$/i.exec(header ?? '')?.[1];
  if (encoded === undefined) return null;
  const text = Buffer.from(encoded, 'base64').toString();
  const colon = text.indexOf(':');
  return colon < 0 ? null : [text.slice(0, colon), text.slice(colon + 1)];
}

function clientOf(c: AppContext, body: Input): AppRow {
  const [id, secret] = basicAuth(c.req.header('authorization')) ?? [
    body.text('client_id') ?? '',
    body.text('client_secret') ?? '',
  ];
  const app = provenApp(c.get('inst').db, id, secret);
  if (!app) throw wrong();
  return app;
}

function wantedScopes(body: Input, app: AppRow): string[] {
  const asked = splitScopes(body.list('scope').join(' '));
  const scopes = asked.length > 0 ? asked : splitScopes(app.scopes);
  if (!withinApp(scopes, app.scopes)) throw wrong();
  return scopes;
}

async function byPassword(c: AppContext, body: Input, app: AppRow): Promise<Grant> {
  const inst = c.get('inst');
  const scopes = wantedScopes(body, app);
  const name = body.text('username') ?? '';
  const found = await checkPassword(inst, cameFrom(c), name, body.text('password') ?? '');
  if (found.is === 'limited') throw throttled();
  if (found.is === 'wrong') throw wrong();
  if (found.is === 'refused') throw failure(403, found.error, { identifier: found.identifier });
  const accountId = found.account.id;
  const grant = { appId: app.id, accountId, scopes: grantedTo(found.account, scopes) };
  if (found.is === 'ok') return grant;
  const answer: MfaRequired = {
    error: 'mfa_required',
    mfa_token: issueMfaToken(inst.db, grant, inst.now()),
    supported_challenge_types: 'totp',
  };
  throw new ApiFailure(403, answer);
}

/** RFC 7636: who asks for the token must be who asked for the code. */
function provesChallenge(row: CodeRow, verifier: string | undefined): boolean {
  if (row.code_challenge === null) return true;
  if (verifier === undefined) return false;
  const plain = row.code_challenge_method === 'plain';
  const given = plain ? verifier : createHash('sha256').update(verifier).digest('base64url');
  return sameText(given, row.code_challenge);
}

function byCode(c: AppContext, body: Input, app: AppRow): Grant {
  const { db, now } = c.get('inst');
  const row = takeCode(db, body.text('code') ?? '', now());
  if (!row || row.app_id !== app.id) throw wrong();
  if (row.redirect_uri !== (body.text('redirect_uri') ?? '')) throw wrong();
  if (!provesChallenge(row, body.text('code_verifier'))) throw wrong();
  return { appId: app.id, accountId: row.account_id, scopes: row.scopes };
}

async function grantFor(c: AppContext, body: Input, app: AppRow): Promise<Grant> {
  switch (body.text('grant_type')) {
    case 'password':
      return byPassword(c, body, app);
    case 'authorization_code':
      return byCode(c, body, app);
    case 'client_credentials':
      return { appId: app.id, accountId: null, scopes: grantedTo(null, wantedScopes(body, app)) };
    case 'refresh_token': {
      const grant = takeRefresh(c.get('inst').db, app.id, body.text('refresh_token') ?? '');
      if (!grant) throw wrong();
      return grant;
    }
    default:
      throw failure(500, 'Bad request');
  }
}

function answerToken(c: AppContext, grant: Grant) {
  const { db, now } = c.get('inst');
  const account = grant.accountId === null ? null : (getAccount(db, grant.accountId) ?? null);
  c.header('cache-control', 'no-store');
  return c.json(tokenView(c.get('base'), issueToken(db, grant, now()), account));
}

oauthTokenRoutes.post('/oauth/token', async (c) => {
  throttle(c, 'token');
  const body = await readBody(c);
  const app = clientOf(c, body);
  return answerToken(c, await grantFor(c, body, app));
});

oauthTokenRoutes.post('/oauth/mfa/challenge', async (c) => {
  throttle(c, 'token');
  const inst = c.get('inst');
  const body = await readBody(c);
  const app = clientOf(c, body);
  const token = body.text('mfa_token') ?? '';
  const grant = findMfaToken(inst.db, token, inst.now());
  const kind = body.text('challenge_type') ?? 'totp';
  if (grant?.app_id !== app.id) throw badRequest('Invalid code');
  const checked = checkSecondFactor(inst, grant.account_id, kind, body.text('code') ?? '');
  if (checked === 'limited') throw throttled();
  if (checked === 'wrong') throw badRequest('Invalid code');
  dropMfaToken(inst.db, token);
  return answerToken(c, { appId: app.id, accountId: grant.account_id, scopes: grant.scopes });
});

oauthTokenRoutes.post('/oauth/revoke', async (c) => {
  const inst = c.get('inst');
  const body = await readBody(c);
  const token = body.text('token');
  if (token === undefined) throw failure(500, 'Bad request');
  const app = clientOf(c, body);
  const ended = revokeToken(inst.db, app.id, token);
  if (ended !== null) inst.hub.revoke(ended);
  return c.json({});
});
