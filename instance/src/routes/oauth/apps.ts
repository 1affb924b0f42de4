import type { OAuthApp } from '@skein/wire';
import { Hono } from 'hono';
import { readBody } from '../../lib/body.ts';
import type { AppContext, AppEnv } from '../../lib/context.ts';
import { invalidCredentials, missingField } from '../../lib/errors.ts';
import { splitScopes } from '../../rules/scopes.ts';
import { createAppRow, getApp } from '../../storage/oauth.ts';
import { vapidPublicKey } from '../../storage/vapid.ts';

/** Registration of client programs. */
export const appRoutes = new Hono<AppEnv>();

appRoutes.post('/api/v1/apps', async (c) => {
  const { db, now } = c.get('inst');
  const body = await readBody(c);
  const name = body.needText('client_name');
  const redirects = body.list('redirect_uris').flatMap((item) => item.split(/\s+/));
  const redirectUris = redirects.filter(Boolean).join(' ');
  if (redirectUris === '') throw missingField('redirect_uris');
  const scopes = splitScopes(body.list('scopes').join(' ') || 'read');
  const website = body.text('website') ?? null;
  const app = createAppRow(db, { name, website, redirectUris, scopes: scopes.join(' ') }, now());
  return c.json({
    id: String(app.id),
    name: app.name,
    client_id: app.client_id,
    client_secret: app.client_secret,
    redirect_uri: app.redirect_uris,
    website: app.website,
    vapid_key: vapidPublicKey(db),
  } satisfies OAuthApp);
});

function verifyApp(c: AppContext) {
  const viewer = c.get('viewer');
  const app = viewer && getApp(c.get('inst').db, viewer.appId);
  if (!app) throw invalidCredentials();
  return c.json({ name: app.name, website: app.website, vapid_key: vapidPublicKey(c.get('inst').db) });
}

appRoutes.get('/api/v1/apps/verify_credentials', verifyApp);
