import { dto, text, wordsOrNull } from '@/api/decode/shape';
import { registerApp, requestToken, revokeToken, type OAuthApp } from '@/api/endpoints/oauth';
import type { Client } from '@/api/http';
import { ApiError, toApiError } from '@/domain/api-error';
import type { Abilities } from '@/domain/instance/server';
import { parseJson } from '@/lib/parse-json';
import type { SafeStorage } from '@/lib/storage';

export interface Registration extends OAuthApp {
  redirectUri: string;
  scopes: string;
  /** Token of the app itself, by client credentials; null until it came. */
  appToken: string | null;
}

const nameOf = (base: string): string => `skein:app:${base}`;

const PLAIN = 'read write follow push';

/**
 * `admin` where the server drops it for ordinary people; others refuse unknown scopes (api.md §3), and Mastodon shows
 * its own to whoever signs in: there staff ask for them.
 */
const scopesFor = (can: ScopeFacts, forStaff: boolean): string => {
  if (can.pleromaApi) return `${PLAIN} admin`;
  return forStaff && can.staffApi === 'mastodon' ? `${PLAIN} admin:read admin:write` : PLAIN;
};

/** Whether an app with these scopes may ask for those. */
const covers = (scopes: string, wanted: string): boolean => {
  const all = new Set(scopes.split(' '));
  return wanted.split(' ').every((scope) => all.has(scope));
};

type ScopeFacts = Pick<Abilities, 'pleromaApi' | 'staffApi'>;

/** Registrations of this client, one a server, kept in the browser (AUTH-01). */
export interface AppRegistrations {
  /** The kept one, or a new one; `fresh` tells which. Its scopes are those that are to be asked for. */
  ensure(client: Client, can: ScopeFacts, forStaff?: boolean): Promise<{ app: Registration; fresh: boolean }>;
  /** Whether the server still knows the app: a reinstalled one says "wrong password" for ever. */
  stillValid: (client: Client) => Promise<boolean>;
  /** Null when there is none for this server. */
  kept: (base: string) => Registration | null;
  forget: (base: string) => void;
  /** Gets the app's own token unless there is one; failures only leave it out. */
  fetchAppToken: (client: Client) => Promise<void>;
  /** The app's own token, kept or asked for; throws ApiError. */
  appToken: (client: Client) => Promise<string>;
  /** AUTH-07; the registration itself is kept. Never throws. */
  revoke: (client: Client, userToken: string, withAppToken: boolean) => Promise<void>;
}

function readKept(storage: SafeStorage, base: string): Registration | null {
  const from = dto(parseJson(storage.get(nameOf(base)) ?? ''));
  const app = {
    clientId: text(from.clientId),
    clientSecret: text(from.clientSecret),
    redirectUri: text(from.redirectUri),
    scopes: text(from.scopes),
    appToken: wordsOrNull(from.appToken),
  };
  return app.clientId === '' || app.clientSecret === '' ? null : app;
}

export function createAppRegistrations(storage: SafeStorage, site: string): AppRegistrations {
  const redirectUri = `${site}/oauth-callback`;
  const keep = (base: string, app: Registration): void => void storage.set(nameOf(base), JSON.stringify(app));

  async function requestAppToken(client: Client, app: Registration): Promise<string> {
    // Pleroma and Akkoma give all scopes of the app; others only `read` unless asked.
    const scope = covers(app.scopes, 'admin') ? {} : { scope: 'read write' };
    const { redirectUri } = app;
    const grant = { type: 'client_credentials', redirectUri, ...scope } as const;
    const appToken = await requestToken(client, app, grant);
    // Meanwhile the app may have been registered anew.
    if (readKept(storage, client.base)?.clientId === app.clientId) keep(client.base, { ...app, appToken });
    return appToken;
  }

  return {
    async ensure(client, can, forStaff = false) {
      const scopes = scopesFor(can, forStaff);
      const kept = readKept(storage, client.base);
      if (kept && kept.redirectUri === redirectUri && covers(kept.scopes, scopes))
        return { app: { ...kept, scopes }, fresh: false };
      const facts = { name: 'Skein', redirectUri, scopes, website: site };
      const app = { ...(await registerApp(client, facts)), redirectUri, scopes, appToken: null };
      keep(client.base, app);
      return { app, fresh: true };
    },
    async stillValid(client) {
      const app = readKept(storage, client.base);
      if (!app) return false;
      try {
        await requestAppToken(client, app);
        return true;
      } catch (thrown) {
        const { kind } = toApiError(thrown);
        return kind !== 'invalid' && kind !== 'unauthorized' && kind !== 'forbidden';
      }
    },
    kept: (base) => readKept(storage, base),
    forget: (base) => storage.remove(nameOf(base)),
    async fetchAppToken(client) {
      const app = readKept(storage, client.base);
      if (!app || app.appToken !== null) return;
      await requestAppToken(client, app).catch(() => undefined);
    },
    async appToken(client) {
      const app = readKept(storage, client.base);
      if (!app) throw new ApiError('invalid');
      return app.appToken ?? requestAppToken(client, app);
    },
    async revoke(client, userToken, withAppToken) {
      const app = readKept(storage, client.base);
      if (!app) return;
      const tokens = withAppToken && app.appToken !== null ? [userToken, app.appToken] : [userToken];
      if (withAppToken) keep(client.base, { ...app, appToken: null });
      await Promise.allSettled(tokens.map(async (token) => revokeToken(client, app, token)));
    },
  };
}
