import type { Db } from '../../lib/db.ts';
import { randomSecret } from '../../lib/secrets.ts';
import { insertRow } from '../../storage/insert.ts';
import { TOKEN_SECONDS } from '../../storage/oauth.ts';

const DAY = 86_400_000;

/** Where ada is signed in beside the browser: name of the app, days since. */
const signedIn: readonly (readonly [name: string, days: number])[] = [
  ['Harbour for Android', 410],
  ['Harbour for Android', 3],
  ['Tide table robot', 220],
  ['Library terminal', 1],
];

/** Apps that ada uses, with tokens that nobody holds. */
export function addApps(db: Db, now: number, adaId: string): void {
  const apps = new Map<string, number>();
  signedIn.forEach(([name, days], index) => {
    const scopes = 'read write follow push';
    const app =
      apps.get(name) ??
      insertRow(db, 'apps', {
        name,
        redirect_uris: 'urn:ietf:wg:oauth:2.0:oob',
        scopes,
        client_id: `sample-${index}`,
        client_secret: randomSecret(),
        created_at: now - days * DAY,
      });
    apps.set(name, app);
    insertRow(db, 'tokens', {
      app_id: app,
      account_id: adaId,
      token_hash: `nobody holds this ${index}`,
      refresh_hash: `nobody holds this either ${index}`,
      scopes,
      created_at: now - days * DAY,
      valid_until: now - days * DAY + TOKEN_SECONDS * 1000,
    });
  });
}
