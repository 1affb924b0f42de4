import { dto, id, text, wordsOrNull } from '../decode/shape';
import { decoded, type Client } from '../http';
import type { Query } from '../query';

/** This client, as a server knows it. */
export interface OAuthApp {
  clientId: string;
  clientSecret: string;
}

export type Grant =
  | { type: 'client_credentials'; redirectUri: string; scope?: string }
  | { type: 'password'; username: string; password: string }
  | { type: 'authorization_code'; code: string; redirectUri: string; scope: string; verifier: string | null };

const decodeApp = (input: unknown): OAuthApp | null => {
  const from = dto(input);
  const clientId = text(from.client_id);
  const clientSecret = text(from.client_secret);
  return clientId === '' || clientSecret === '' ? null : { clientId, clientSecret };
};

/** Which of the account's sessions a token is, as far as the server told with it. */
const sessions = new Map<string, string>();
export const sessionIdOf = (token: string): string | null => sessions.get(token) ?? null;

function decodeToken(input: unknown): string | null {
  const from = dto(input);
  const token = wordsOrNull(from.access_token);
  const session = id(from.id);
  if (token !== null && session !== null) sessions.set(token, session);
  return token;
}

const secrets = (app: OAuthApp): Query => ({ client_id: app.clientId, client_secret: app.clientSecret });

function grantForm(grant: Grant): Query {
  switch (grant.type) {
    case 'client_credentials':
      // GoToSocial refuses every grant without it.
      return { grant_type: grant.type, scope: grant.scope, redirect_uri: grant.redirectUri };
    case 'password':
      return { grant_type: grant.type, username: grant.username, password: grant.password };
    case 'authorization_code':
      return {
        grant_type: grant.type,
        code: grant.code,
        redirect_uri: grant.redirectUri,
        // The same as on the server's page: some give no more than `read` without.
        scope: grant.scope,
        code_verifier: grant.verifier,
      };
  }
}

/** AUTH-01. `scopes` are separated by spaces. */
export const registerApp = async (
  client: Client,
  facts: { name: string; redirectUri: string; scopes: string; website: string },
): Promise<OAuthApp> => {
  const { name, redirectUri, scopes, website } = facts;
  const form = { client_name: name, redirect_uris: redirectUri, scopes, website };
  return decoded(await client.send({ method: 'POST', path: '/api/v1/apps', form, token: null }), decodeApp);
};

/** An access token. Errors: api.md §3; `mfa_required` comes as `forbidden` with an `mfa_token` in the body. */
export const requestToken = async (client: Client, app: OAuthApp, grant: Grant): Promise<string> => {
  const form = { ...secrets(app), ...grantForm(grant) };
  const request = { method: 'POST', path: '/oauth/token', form, token: null, errorInside: true } as const;
  return decoded(await client.send(request), decodeToken);
};

export const answerMfa = async (
  client: Client,
  app: OAuthApp,
  answer: { mfaToken: string; kind: 'totp' | 'recovery'; code: string },
): Promise<string> => {
  const { mfaToken, kind, code } = answer;
  const form = { ...secrets(app), mfa_token: mfaToken, challenge_type: kind, code };
  const request = {
    method: 'POST',
    path: '/oauth/mfa/challenge',
    form,
    token: null,
    errorInside: true,
  } as const;
  return decoded(await client.send(request), decodeToken);
};

/** The MFA token inside a refused password grant; null when something else was wrong. */
export function mfaTokenIn(body: unknown): string | null {
  const from = dto(body);
  return from.error === 'mfa_required' ? wordsOrNull(from.mfa_token) : null;
}

export async function revokeToken(client: Client, app: OAuthApp, token: string): Promise<void> {
  await client.send({ method: 'POST', path: '/oauth/revoke', form: { ...secrets(app), token }, token: null });
}

/** Where a person grants access; nothing secret is in it. */
export function authorizeAddress(
  base: string,
  request: {
    clientId: string;
    redirectUri: string;
    scopes: string;
    state: string;
    challenge: string | null;
    /** Whoever the server's own cookie names: it asks who it is. */
    another: boolean;
  },
): string {
  const search = new URLSearchParams({
    response_type: 'code',
    client_id: request.clientId,
    redirect_uri: request.redirectUri,
    scope: request.scopes,
    state: request.state,
  });
  if (request.challenge !== null) {
    search.set('code_challenge', request.challenge);
    search.set('code_challenge_method', 'S256');
  }
  if (request.another) search.set('force_login', 'true');
  return `${base}/oauth/authorize?${search.toString()}`;
}
