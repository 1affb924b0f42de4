import { dto, text, wordsOrNull } from '@/api/decode/shape';
import { authorizeAddress, requestToken } from '@/api/endpoints/oauth';
import type { Client } from '@/api/http';
import { ApiError } from '@/domain/api-error';
import { parseJson } from '@/lib/parse-json';
import { randomText, urlSafe } from '@/lib/random-text';
import type { SafeStorage } from '@/lib/storage';
import type { Registration } from './app-registration';

/** What this tab remembers while the person is on the server's page. */
interface Pending {
  base: string;
  state: string;
  verifier: string | null;
  scopes: string;
}

const PENDING = 'skein:authorizing';

function takePending(storage: SafeStorage): Pending | null {
  const from = dto(parseJson(storage.get(PENDING) ?? ''));
  storage.remove(PENDING);
  const base = text(from.base);
  const state = text(from.state);
  const verifier = wordsOrNull(from.verifier);
  return base === '' || state === '' ? null : { base, state, verifier, scopes: text(from.scopes) };
}

/** PKCE; null where the page is not secure and the browser offers no digest. */
async function challengeOf(verifier: string): Promise<string | null> {
  try {
    return urlSafe(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
  } catch {
    return null;
  }
}

/** The address of the server's authorize page (AUTH-03), remembered so that only our own return counts. */
export async function beginRedirect(
  storage: SafeStorage,
  base: string,
  app: Registration,
  another: boolean,
): Promise<string> {
  const state = randomText();
  const verifier = randomText();
  const challenge = await challengeOf(verifier);
  const { clientId, redirectUri, scopes } = app;
  const pending: Pending = { base, state, verifier: challenge === null ? null : verifier, scopes };
  storage.set(PENDING, JSON.stringify(pending));
  return authorizeAddress(base, { clientId, redirectUri, scopes, state, challenge, another });
}

export interface Return {
  base: string;
  exchange: (client: Client, app: Registration) => Promise<string>;
}

/**
 * Reads the query of `/oauth-callback`. Throws `forbidden` where access was not allowed (harmless whoever says so, and
 * some servers leave the state out), else `invalid`: with the server's words when it refused, without
 * words when the return was not asked for by this tab.
 */
export function readReturn(storage: SafeStorage, query: URLSearchParams): Return {
  const pending = takePending(storage);
  if (query.get('error') === 'access_denied')
    throw new ApiError('forbidden', { identifier: 'access_denied' });
  if (!pending || query.get('state') !== pending.state) throw new ApiError('invalid');
  const code = query.get('code');
  if (!code) {
    const message = query.get('error_description') ?? query.get('error') ?? '';
    throw new ApiError('invalid', { status: 400, message: message.slice(0, 300) });
  }
  const { base, verifier, scopes } = pending;
  return {
    base,
    exchange: async (client, { redirectUri, ...app }) =>
      requestToken(client, app, { type: 'authorization_code', code, redirectUri, scope: scopes, verifier }),
  };
}
