import { createHash } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Db } from './db.ts';
import { failure, invalidCredentials } from './errors.ts';
import type { AppContext, AppEnv, Viewer } from './context.ts';

/** A viewer with an account behind the token. */
export type User = Viewer & { accountId: string };

interface TokenRow {
  id: number;
  app_id: number;
  account_id: string | null;
  scopes: string;
  is_active: number | null;
  is_admin: number | null;
  is_moderator: number | null;
}

/** Tokens are kept only as hashes: a copied database signs nobody in. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Who a bearer token belongs to; null for an unknown, expired or revoked one, or a closed account. */
export function viewerOf(db: Db, token: string, now: number): Viewer | null {
  const row = db.get<TokenRow>(
    `SELECT t.id, t.app_id, t.account_id, t.scopes, a.is_active, a.is_admin, a.is_moderator
     FROM tokens t LEFT JOIN accounts a ON a.id = t.account_id
     WHERE t.token_hash = ? AND t.valid_until > ?`,
    hashToken(token),
    now,
  );
  if (!row || (row.account_id !== null && row.is_active !== 1)) return null;
  return {
    tokenId: row.id,
    appId: row.app_id,
    accountId: row.account_id,
    scopes: row.scopes.split(' ').filter(Boolean),
    isAdmin: row.is_admin === 1,
    isModerator: row.is_moderator === 1,
  };
}

/** The token of an Authorization header, null when there is none. */
export function bearerToken(header: string | undefined): string | null {
  return /^Bearer\s+(\S+)\s*$/i.exec(header ?? '')?.[1] ?? null;
}

/** Puts the viewer into the context; an unknown token leaves a guest. */
export const authenticate = createMiddleware<AppEnv>(async (c, next) => {
  const token = bearerToken(c.req.header('authorization'));
  const inst = c.get('inst');
  c.set('viewer', token === null ? null : viewerOf(inst.db, token, inst.now()));
  await next();
});

const FOLLOW_SCOPES = new Set(['follows', 'blocks', 'mutes']);

/** Whether a token's scopes include the wanted one; `read` covers `read:statuses` and so on. */
export function covers(scopes: readonly string[], wanted: string): boolean {
  const [group = '', part] = wanted.split(':');
  if (scopes.includes(wanted) || scopes.includes(group)) return true;
  return part !== undefined && FOLLOW_SCOPES.has(part) && scopes.includes('follow');
}

/** The signed-in user; ends the request with 403 for guests, app tokens and missing scopes. */
export function requireUser(c: AppContext, scope: string): User {
  const viewer = c.get('viewer');
  if (!viewer || viewer.accountId === null) throw invalidCredentials();
  requireScope(c, scope);
  return { ...viewer, accountId: viewer.accountId };
}

/** Ends the request with 403 when the token (of a user or an app) lacks the scope. */
export function requireScope(c: AppContext, scope: string): void {
  const viewer = c.get('viewer');
  if (covers(viewer?.scopes ?? [], scope)) return;
  const words = `Insufficient permissions: ${scope}.`;
  throw viewer ? failure(403, words) : invalidCredentials(words);
}

/** The signed-in account's id, null for guests and app tokens. */
export function viewerId(c: AppContext): string | null {
  return c.get('viewer')?.accountId ?? null;
}
