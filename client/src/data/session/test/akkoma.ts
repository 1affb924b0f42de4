import type { FakeServer } from './fake-server';

export const INSTANCE = {
  uri: 'tide.example',
  title: 'Tidepool',
  version: '2.7.2 (compatible; Akkoma 3.16.0)',
  max_toot_chars: 5000,
  registrations: true,
  urls: { streaming_api: 'wss://tide.example' },
  pleroma: { metadata: { features: ['pleroma_api', 'akkoma_api', 'mastodon_api_streaming'] } },
};

export const account = (name: string): object => ({
  id: `id-${name}`,
  username: name,
  acct: name,
  display_name: name.toUpperCase(),
  avatar: `https://tide.example/${name}.png`,
  source: { privacy: 'public', note: '' },
  akkoma: {
    instance: { name: 'tide.example', nodeinfo: { software: { name: 'akkoma' }, metadata: { big: 1 } } },
  },
});

/** Teaches a fake server to sign `ada` and `lin` in as Akkoma does, with the password `secret`. */
export function behaveLikeAkkoma(server: FakeServer, origin: string): void {
  let apps = 0;
  const dead = new Set<string>();
  server.on(`GET ${origin}/api/v1/instance`, { body: INSTANCE });
  server.on(`GET ${origin}/nodeinfo/2.0.json`, { body: { software: { name: 'akkoma', version: '3.16.0' } } });
  server.on(`POST ${origin}/api/v1/apps`, () => {
    apps += 1;
    return { body: { client_id: `client${String(apps)}`, client_secret: `hush${String(apps)}` } };
  });
  server.on(`POST ${origin}/oauth/token`, ({ form }) => {
    if (form.get('client_id') !== `client${String(apps)}`) {
      return { status: 400, body: { error: 'Invalid credentials' } };
    }
    if (form.get('grant_type') === 'client_credentials') return { body: { access_token: 'app-token' } };
    if (form.get('grant_type') === 'authorization_code') return { body: { access_token: 'token-ada' } };
    if (form.get('password') !== 'secret') return { status: 400, body: { error: 'Invalid credentials' } };
    return { body: { access_token: `token-${form.get('username') ?? ''}` } };
  });
  server.on(`POST ${origin}/oauth/revoke`, ({ form }) => {
    dead.add(form.get('token') ?? '');
    return { body: {} };
  });
  server.on(`GET ${origin}/api/v1/accounts/verify_credentials`, ({ token }) =>
    token === '' || dead.has(token)
      ? { status: 403, body: { error: 'Invalid credentials.' } }
      : { body: account(token.replace('token-', '')) },
  );
}
