/** POST /api/v1/apps. */
export interface OAuthApp {
  id: string;
  name: string;
  client_id: string;
  client_secret: string;
  redirect_uri: string;
  website: string | null;
  vapid_key?: string | null;
}

export interface OAuthToken {
  id?: number;
  token_type: string;
  access_token: string;
  refresh_token?: string;
  /** Seconds. */
  expires_in?: number;
  scope: string;
  /** Seconds since 1970. */
  created_at: number;
  /** ActivityPub id of the user; absent for an app's own token. */
  me?: string;
}

/** The answer that asks for a second factor. */
export interface MfaRequired {
  error: 'mfa_required';
  mfa_token: string;
  /** Comma joined, e.g. `totp`. */
  supported_challenge_types: string;
}

/** GET /api/oauth_tokens: one signed-in app. */
export interface OAuthTokenInfo {
  id: number;
  app_name: string;
  valid_until: string;
}
