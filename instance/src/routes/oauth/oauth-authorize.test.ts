import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../../lib/secrets.ts';
import { insertRow } from '../../storage/insert.ts';
import { BASE, SocialWorld } from '../../testing/social-fixture.ts';

const CALLBACK = 'https://app.example/callback';
const OOB = 'urn:ietf:wg:oauth:2.0:oob';
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const HASH = hashPassword('right horse');

let world: SocialWorld;
let ada: string;
let client: { client_id: string; client_secret: string };

beforeEach(async () => {
  world = new SocialWorld();
  ada = world.person('ada').id;
  const row = { account_id: ada, password_hash: HASH, totp_secret: SECRET };
  insertRow(world.inst.db, 'credentials', row);
  const made = await world.call('POST', '/api/v1/apps', null, {
    client_name: '<Odd & app>',
    redirect_uris: [CALLBACK, OOB, 'javascript:alert(1)'],
    scopes: 'read write',
  });
  client = { client_id: made.body.client_id, client_secret: made.body.client_secret };
});
afterEach(() => world.close());

function ask(more: Record<string, string> = {}): Promise<Response> | Response {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: client.client_id,
    redirect_uri: CALLBACK,
    scope: 'read write',
    state: 'x&y',
    ...more,
  });
  return world.app.request(`${BASE}/oauth/authorize?${query.toString()}`);
}

/** `address`: of who is at the other end. */
function submit(
  fields: Record<string, string>,
  address = 'unknown',
  headers: Record<string, string> = {},
): Promise<Response> | Response {
  const form = new URLSearchParams();
  const all = {
    client_id: client.client_id,
    redirect_uri: CALLBACK,
    response_type: 'code',
    state: 'x&y',
    name: 'ada',
    password: 'right horse',
    ...fields,
  };
  for (const [name, value] of Object.entries(all)) form.append(`authorization[${name}]`, value);
  form.append('authorization[scope][]', 'read');
  form.append('authorization[scope][]', 'write');
  return world.app.request(
    `${BASE}/oauth/authorize`,
    { method: 'POST', body: form, headers },
    { incoming: { socket: { remoteAddress: address } } },
  );
}

function answerOf(response: Response): URLSearchParams {
  expect(response.status).toBe(302);
  const location = new URL(response.headers.get('location') ?? '');
  expect(location.origin + location.pathname).toBe(CALLBACK);
  return location.searchParams;
}

function exchange(code: string | null, more: Record<string, string> = {}) {
  const grant = { grant_type: 'authorization_code', code, redirect_uri: CALLBACK };
  return world.call('POST', '/oauth/token', null, { ...client, ...grant, ...more });
}

it('shows a page under a policy of its own, with the app named as text', async () => {
  const response = await ask();
  const html = await response.text();
  expect(html).toContain('&lt;Odd &amp; app&gt;');
  expect(html).not.toContain('<Odd');
  expect(html).toContain('<label for="password">');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
});

it('comes back with a code and the state, good for one token with the scopes granted', async () => {
  const answer = answerOf(await submit({}));
  expect(answer.get('state')).toBe('x&y');
  const token = await exchange(answer.get('code'));
  expect(token).toMatchObject({ status: 200, body: { scope: 'read write' } });
  expect((await exchange(answer.get('code'))).status).toBe(400);
});

it('gives no token for a code that is too old or to be sent elsewhere', async () => {
  const first = answerOf(await submit({}));
  expect((await exchange(first.get('code'), { redirect_uri: OOB })).status).toBe(400);
  const second = answerOf(await submit({}));
  world.now += 600_001;
  expect((await exchange(second.get('code'))).status).toBe(400);
});

it('holds the app to its code challenge', async () => {
  const verifier = 'a-long-random-verifier-of-the-app-0123456789';
  const code_challenge = createHash('sha256').update(verifier).digest('base64url');
  const ask = async () =>
    answerOf(await submit({ code_challenge, code_challenge_method: 'S256' })).get('code');
  expect((await exchange(await ask())).status).toBe(400);
  expect((await exchange(await ask(), { code_verifier: 'another' })).status).toBe(400);
  expect((await exchange(await ask(), { code_verifier: verifier })).status).toBe(200);
});

it('tells the app when the person denies, or when it asks for too much', async () => {
  expect(answerOf(await submit({ deny: 'true' })).get('error')).toBe('access_denied');
  expect(answerOf(await ask({ scope: 'read push' })).get('error')).toBe('invalid_scope');
  expect(answerOf(await ask({ response_type: 'token' })).get('error')).toBe('unsupported_response_type');
});

it.each([
  ['an address it did not register', { redirect_uri: 'https://evil.example/' }],
  ['an address that runs code', { redirect_uri: 'javascript:alert(1)' }],
  ['an unknown app', { client_id: 'nobody' }],
])('never redirects to %s', async (_, more) => {
  for (const response of [await ask(more), await submit(more)]) {
    expect([response.status, response.headers.get('location')]).toEqual([200, null]);
    expect(await response.text()).toContain('Cannot sign in');
  }
});

it('says so when the password is wrong, and keeps the name', async () => {
  const response = await submit({ password: 'wrong', name: 'ada"><b>' });
  const html = await response.text();
  expect(response.status).toBe(401);
  expect(html).toContain('role="alert"');
  expect(html).toContain('value="ada&quot;&gt;&lt;b&gt;"');
});

it('shows the code to programs without an address', async () => {
  const html = await (await submit({ redirect_uri: OOB })).text();
  const code = /<code[^>]*>([\w-]{20,})<\/code>/.exec(html)?.[1] ?? '';
  expect((await exchange(code, { redirect_uri: OOB })).status).toBe(200);
});

it('asks for the second factor on a page of its own', async () => {
  world.inst.db.run('UPDATE credentials SET totp_enabled = 1');
  const html = await (await submit({})).text();
  const mfa_token = /\[mfa_token\]" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const wrong = await submit({ mfa_token, code: '000000' });
  expect([wrong.status, (await wrong.text()).includes('That code is not right')]).toEqual([401, true]);
  const code = new TOTP({ secret: Secret.fromBase32(SECRET) }).generate({ timestamp: world.now });
  const answer = answerOf(await submit({ mfa_token, code }));
  expect((await exchange(answer.get('code'))).status).toBe(200);
});

it('gives every button of its pages a name', async () => {
  world.inst.db.run('UPDATE credentials SET totp_enabled = 1');
  for (const response of [await ask(), await submit({})]) {
    const buttons = [...(await response.text()).matchAll(/<button[^>]*>/g)].map(([tag]) => tag);
    expect(buttons).toHaveLength(2);
    for (const button of buttons) expect(button).toMatch(/ name="authorization\[(?:allow|deny)\]"/);
  }
});

it('answers paths with a slash at their end', async () => {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: client.client_id,
    redirect_uri: CALLBACK,
  });
  const page = await world.app.request(`${BASE}/oauth/authorize/?${query.toString()}`);
  expect(await page.text()).toContain('<label for="password">');
  const app = { client_name: 'x', redirect_uris: OOB };
  expect((await world.call('POST', '/api/v1/apps/', null, app)).status).toBe(200);
  const grant = { ...client, grant_type: 'client_credentials' };
  expect((await world.call('POST', '/oauth/token/', null, grant)).status).toBe(200);
});

it('waits after ten wrong passwords for one name, and leaves other people alone', async () => {
  for (let count = 0; count < 10; count += 1) expect((await submit({ password: 'wrong' })).status).toBe(401);
  const eve = world.person('eve');
  insertRow(world.inst.db, 'credentials', { account_id: eve.id, password_hash: HASH });
  expect((await submit({ name: 'eve' })).status).toBe(302);
  const refused = await submit({});
  expect([refused.status, (await refused.text()).includes('Please wait')]).toEqual([429, true]);
  const grant = { ...client, grant_type: 'password', username: 'ADA', password: 'right horse' };
  expect((await world.call('POST', '/oauth/token', null, grant)).status).toBe(429);
  world.now += 600_001;
  expect((await submit({})).status).toBe(302);
});

it('counts them for the address they came from, which keeps nobody out elsewhere', async () => {
  for (let count = 0; count < 10; count += 1) await submit({ password: 'wrong' });
  expect((await submit({})).status).toBe(429);
  expect((await submit({}, '10.0.0.2')).status).toBe(302);
});

it('keeps nobody out who came in from there before, however many strangers guess', async () => {
  expect((await submit({}, '10.0.0.1')).status).toBe(302);
  for (let count = 0; count < 100; count += 1) world.inst.attempts.allow('signInAccount', ada);
  expect((await submit({ password: 'wrong' }, '10.2.0.1')).status).toBe(429);
  expect((await submit({}, '10.0.0.1')).status).toBe(302);
});

it('speaks the language of the cookie, else of the browser', async () => {
  const inLanguage = async (headers: Record<string, string>): Promise<string> => {
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: client.client_id,
      redirect_uri: CALLBACK,
      scope: 'read',
    });
    const answer = await world.app.request(`${BASE}/oauth/authorize?${query.toString()}`, { headers });
    return answer.text();
  };
  const german = await inLanguage({ 'accept-language': 'tlh, en;q=0.2, de-AT;q=0.8' });
  expect(german).toContain('<html lang="de" dir="ltr">');
  expect(german).toContain('<strong>&lt;Odd &amp; app&gt;</strong> möchte auf dein Konto zugreifen:');
  const arabic = await inLanguage({ cookie: 'a=b; userLanguage=ar%2Cen', 'accept-language': 'de' });
  expect(arabic).toContain('<html lang="ar" dir="rtl">');
});

it.each([
  ['accounts', 'is_active = 0', 'Dein Konto ist zurzeit deaktiviert.'],
  ['accounts', 'is_approved = 0', 'Dein Konto muss noch freigegeben werden.'],
  ['accounts', 'is_confirmed = 0', 'Deine E-Mail-Adresse ist noch nicht bestätigt.'],
  ['credentials', 'must_reset_password = 1', 'Du musst erst dein Passwort zurücksetzen.'],
])('says in it why somebody may not come in (%s, %s)', async (table, change, words) => {
  world.inst.db.run(`UPDATE ${table} SET ${change}`);
  const response = await submit({}, '127.0.0.1', { 'accept-language': 'de' });
  expect(await response.text()).toContain(words);
});

describe('behind a reverse proxy', () => {
  const PROXY = '127.0.0.1';
  /** Whom the proxy speaks for. */
  const from = (people: string): Record<string, string> => ({ 'x-forwarded-for': people });
  beforeEach(() => {
    world.inst.trustedProxies = [PROXY, '10.0.0.9'];
  });

  it('that is trusted, strangers keep out themselves only, whatever they say of where they come from', async () => {
    for (let count = 0; count < 10; count += 1)
      await submit(
        { password: 'wrong' },
        `::ffff:${PROXY}`,
        from(`203.0.113.${count}, 198.51.100.7, 10.0.0.9`),
      );
    expect((await submit({}, PROXY, from('198.51.100.7'))).status).toBe(429);
    expect((await submit({}, PROXY, from('198.51.100.8'))).status).toBe(302);
  });

  it('that nobody trusts, its word is not believed', async () => {
    for (let count = 0; count < 10; count += 1)
      await submit({ password: 'wrong' }, '192.0.2.1', from(`203.0.113.${count}`));
    expect((await submit({}, '192.0.2.1', from('203.0.113.99'))).status).toBe(429);
  });
});

it('does not count sign-ins that were right', async () => {
  for (let count = 0; count < 12; count += 1) expect((await submit({})).status).toBe(302);
});

it('waits after ten wrong second factors, whatever page or call they came by', async () => {
  world.inst.db.run('UPDATE credentials SET totp_enabled = 1');
  const html = await (await submit({})).text();
  const mfa_token = /\[mfa_token\]" value="([^"]+)"/.exec(html)?.[1] ?? '';
  for (let count = 0; count < 10; count += 1) {
    expect((await submit({ mfa_token, code: '000000' })).status).toBe(401);
  }
  const code = new TOTP({ secret: Secret.fromBase32(SECRET) }).generate({ timestamp: world.now });
  expect((await submit({ mfa_token, code })).status).toBe(429);
  const challenge = { ...client, mfa_token, challenge_type: 'totp', code };
  expect((await world.call('POST', '/oauth/mfa/challenge', null, challenge)).status).toBe(429);
});
