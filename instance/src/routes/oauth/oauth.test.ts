import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashPassword } from '../../lib/secrets.ts';
import { insertRow } from '../../storage/insert.ts';
import { BASE, SocialWorld, type Answer, type Person } from '../../testing/social-fixture.ts';

const CALLBACK = 'https://app.example/callback';
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const HASH = hashPassword('right horse');

let world: SocialWorld;
let ada: Person;
let client: { client_id: string; client_secret: string };

beforeEach(async () => {
  world = new SocialWorld();
  ada = world.person('ada');
  insertRow(world.inst.db, 'credentials', {
    account_id: ada.id,
    email: 'ada@mail.example',
    password_hash: HASH,
    totp_secret: SECRET,
    recovery_codes: '["limpet-1","whelk-2"]',
  });
  const body = { client_name: 'web', redirect_uris: CALLBACK, scopes: 'read write follow push admin' };
  const made = await world.call('POST', '/api/v1/apps', null, body);
  client = { client_id: made.body.client_id, client_secret: made.body.client_secret };
});
afterEach(() => world.close());

const token = (body: object): Promise<Answer> =>
  world.call('POST', '/oauth/token', null, { ...client, ...body });
const byPassword = (more: object = {}) =>
  token({ grant_type: 'password', username: 'ada', password: 'right horse', ...more });

const bearer = (answer: Answer): Person => ({ ...ada, token: answer.body.access_token });
const me = async (who: Person) => (await world.get('/api/v1/accounts/verify_credentials', who)).status;

it('gives a token for name and password, or e-mail and password, without the admin scope', async () => {
  const answer = await byPassword();
  expect(answer).toMatchObject({
    status: 200,
    body: { token_type: 'Bearer', scope: 'read write follow push', me: `${BASE}/users/ada` },
  });
  expect(await me(bearer(answer))).toBe(200);
  expect((await byPassword({ username: 'ada@mail.example' })).status).toBe(200);
});

it('keeps the admin scope for staff', async () => {
  world.inst.db.run('UPDATE accounts SET is_moderator = 1');
  expect((await byPassword()).body.scope).toBe('read write follow push admin');
});

it.each([
  ['a wrong password', { password: 'wrong' }],
  ['an unknown name', { username: 'nobody' }],
  ['a wrong client', { client_secret: 'wrong' }],
  ['a scope the app did not ask for', { scope: 'read nonsense' }],
])('answers 400 to %s', async (_, more) => {
  expect(await byPassword(more)).toMatchObject({ status: 400, body: { error: 'Invalid credentials' } });
});

it.each([
  ['is_active = 0', 'account_is_disabled'],
  ['is_confirmed = 0', 'missing_confirmed_email'],
  ['is_approved = 0', 'awaiting_approval'],
])('says why an account with %s may not come in', async (column, identifier) => {
  world.inst.db.run(`UPDATE accounts SET ${column}`);
  expect(await byPassword()).toMatchObject({ status: 403, body: { identifier } });
  expect((await byPassword({ password: 'wrong' })).status).toBe(400);
});

it('answers 500 to a grant nobody knows, as recorded', async () => {
  expect(await token({ grant_type: 'weird' })).toMatchObject({ status: 500, body: { error: 'Bad request' } });
});

it('gives an app its own token, which is no user', async () => {
  const answer = await token({ grant_type: 'client_credentials' });
  expect(answer.body.me).toBeUndefined();
  expect(await me(bearer(answer))).toBe(401);
  expect((await world.get('/api/v1/apps/verify_credentials', bearer(answer))).body.name).toBe('web');
});

it('renews a token once, ending the old one', async () => {
  const first = await byPassword();
  const refresh = { grant_type: 'refresh_token', refresh_token: first.body.refresh_token };
  const second = await token(refresh);
  expect([await me(bearer(first)), await me(bearer(second))]).toEqual([401, 200]);
  expect((await token(refresh)).status).toBe(400);
});

it('revokes tokens, also unknown ones', async () => {
  const answer = await byPassword();
  const revoke = (body: object) => world.call('POST', '/oauth/revoke', null, { ...client, ...body });
  expect(await revoke({ token: answer.body.access_token })).toMatchObject({ status: 200, body: {} });
  expect(await me(bearer(answer))).toBe(401);
  expect((await revoke({ token: 'unknown' })).status).toBe(200);
  expect((await revoke({})).status).toBe(500);
});

const codeNow = () => new TOTP({ secret: Secret.fromBase32(SECRET) }).generate({ timestamp: world.now });

async function mfaToken(): Promise<string> {
  world.inst.db.run('UPDATE credentials SET totp_enabled = 1');
  const answer = await byPassword();
  expect(answer).toMatchObject({
    status: 403,
    body: { error: 'mfa_required', supported_challenge_types: 'totp' },
  });
  return answer.body.mfa_token;
}
const challenge = (body: object) =>
  world.call('POST', '/oauth/mfa/challenge', null, { ...client, challenge_type: 'totp', ...body });

it('asks for the second factor and takes it once', async () => {
  const mfa_token = await mfaToken();
  const wrong = await challenge({ mfa_token, code: '000000' });
  expect(wrong).toMatchObject({ status: 400, body: { error: 'Invalid code' } });
  const right = await challenge({ mfa_token, code: codeNow() });
  expect(await me(bearer(right))).toBe(200);
  expect((await challenge({ mfa_token, code: codeNow() })).status).toBe(400);
});

it('takes each recovery code once', async () => {
  const recovery = { challenge_type: 'recovery', code: 'limpet-1' };
  expect((await challenge({ mfa_token: await mfaToken(), ...recovery })).status).toBe(200);
  expect((await challenge({ mfa_token: await mfaToken(), ...recovery })).status).toBe(400);
  expect((await challenge({ mfa_token: await mfaToken(), ...recovery, code: 'whelk-2' })).status).toBe(200);
});

it('lets a token between the factors die after ten minutes', async () => {
  const mfa_token = await mfaToken();
  world.now += 600_001;
  expect((await challenge({ mfa_token, code: codeNow() })).status).toBe(400);
});
