import type { OAuthToken } from '@skein/wire';
import { withBase } from '../lib/urls.ts';
import type { AccountRow } from '../storage/accounts.ts';
import { TOKEN_SECONDS, type IssuedToken } from '../storage/oauth.ts';

/** The answer with a new token; `me` for tokens of a user. */
export function tokenView(base: string, token: IssuedToken, account: AccountRow | null): OAuthToken {
  return {
    id: token.id,
    token_type: 'Bearer',
    access_token: token.access,
    refresh_token: token.refresh,
    expires_in: TOKEN_SECONDS,
    scope: token.scopes,
    created_at: Math.floor(token.createdAt / 1000),
    ...(account && { me: withBase(base, account.ap_id) }),
  };
}
