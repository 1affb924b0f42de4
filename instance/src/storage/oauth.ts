import { hashToken } from '../lib/auth.ts';
import { randomSecret, sameText } from '../lib/secrets.ts';
import { insertRow } from './insert.ts';
import type { Db } from '../lib/db.ts';

export interface AppRow {
  id: number;
  name: string;
  website: string | null;
  /** Space separated, like scopes. */
  redirect_uris: string;
  scopes: string;
  client_id: string;
  client_secret: string;
}

export interface NewApp {
  name: string;
  website: string | null;
  redirectUris: string;
  scopes: string;
}

export function createAppRow(db: Db, app: NewApp, now: number): AppRow {
  const clientId = randomSecret();
  insertRow(db, 'apps', {
    name: app.name,
    website: app.website,
    redirect_uris: app.redirectUris,
    scopes: app.scopes,
    client_id: clientId,
    client_secret: randomSecret(),
    created_at: now,
  });
  const made = findApp(db, clientId);
  if (!made) throw new Error('the app was not kept');
  return made;
}

export function findApp(db: Db, clientId: string): AppRow | undefined {
  return db.get<AppRow>('SELECT * FROM apps WHERE client_id = ?', clientId);
}

export function getApp(db: Db, id: number): AppRow | undefined {
  return db.get<AppRow>('SELECT * FROM apps WHERE id = ?', id);
}

/** The app, if it knows its secret. */
export function provenApp(db: Db, clientId: string, secret: string): AppRow | undefined {
  const app = findApp(db, clientId);
  return app && sameText(app.client_secret, secret) ? app : undefined;
}

export interface Grant {
  appId: number;
  /** Null for an app's own token. */
  accountId: string | null;
  scopes: string;
}

export interface IssuedToken extends Grant {
  id: number;
  access: string;
  refresh: string;
  createdAt: number;
}

/** Akkoma's default: a hundred years. */
export const TOKEN_SECONDS = 3_153_600_000;

/** A new token; its text is returned this once and kept only as a hash. */
export function issueToken(db: Db, grant: Grant, now: number): IssuedToken {
  const access = randomSecret();
  const refresh = randomSecret();
  const id = insertRow(db, 'tokens', {
    app_id: grant.appId,
    account_id: grant.accountId,
    token_hash: hashToken(access),
    refresh_hash: hashToken(refresh),
    scopes: grant.scopes,
    created_at: now,
    valid_until: now + TOKEN_SECONDS * 1000,
  });
  return { ...grant, id, access, refresh, createdAt: now };
}

interface GrantRow {
  app_id: number;
  account_id: string;
  scopes: string;
}

export interface CodeRequest extends Grant {
  accountId: string;
  redirectUri: string;
  challenge: string | null;
  challengeMethod: string | null;
}

const CODE_LIFE = 600_000;

/** A code for the authorization code flow, good once within ten minutes. */
export function issueCode(db: Db, request: CodeRequest, now: number): string {
  const code = randomSecret();
  insertRow(db, 'auth_codes', {
    code_hash: hashToken(code),
    app_id: request.appId,
    account_id: request.accountId,
    scopes: request.scopes,
    redirect_uri: request.redirectUri,
    code_challenge: request.challenge,
    code_challenge_method: request.challengeMethod,
    expires_at: now + CODE_LIFE,
  });
  return code;
}

export interface CodeRow extends GrantRow {
  redirect_uri: string;
  code_challenge: string | null;
  code_challenge_method: string | null;
  expires_at: number;
}

/** Takes a code out of the world and says what it stood for. */
export function takeCode(db: Db, code: string, now: number): CodeRow | undefined {
  const row = db.get<CodeRow>('DELETE FROM auth_codes WHERE code_hash = ? RETURNING *', hashToken(code));
  return row && row.expires_at > now ? row : undefined;
}

/** The token between a right password and the second factor. */
export function issueMfaToken(db: Db, grant: Grant & { accountId: string }, now: number): string {
  const token = randomSecret();
  insertRow(db, 'mfa_tokens', {
    token_hash: hashToken(token),
    app_id: grant.appId,
    account_id: grant.accountId,
    scopes: grant.scopes,
    expires_at: now + CODE_LIFE,
  });
  return token;
}

export function findMfaToken(db: Db, token: string, now: number): GrantRow | undefined {
  return db.get<GrantRow>(
    'SELECT app_id, account_id, scopes FROM mfa_tokens WHERE token_hash = ? AND expires_at > ?',
    hashToken(token),
    now,
  );
}

export function dropMfaToken(db: Db, token: string): void {
  db.run('DELETE FROM mfa_tokens WHERE token_hash = ?', hashToken(token));
}

/** Takes back a refresh token together with its access token. */
export function takeRefresh(db: Db, appId: number, refresh: string): Grant | undefined {
  const row = db.get<{ app_id: number; account_id: string | null; scopes: string }>(
    'DELETE FROM tokens WHERE refresh_hash = ? AND app_id = ? RETURNING app_id, account_id, scopes',
    hashToken(refresh),
    appId,
  );
  return row && { appId: row.app_id, accountId: row.account_id, scopes: row.scopes };
}

/** Ends a token (or refresh token) of an app; its id when there was one. */
export function revokeToken(db: Db, appId: number, token: string): number | null {
  const hash = hashToken(token);
  const row = db.get<{ id: number }>(
    'DELETE FROM tokens WHERE app_id = ? AND (token_hash = ? OR refresh_hash = ?) RETURNING id',
    appId,
    hash,
    hash,
  );
  return row?.id ?? null;
}
