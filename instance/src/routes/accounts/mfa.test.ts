import { Secret, TOTP } from 'otpauth';
import { beforeEach, expect, it } from 'vitest';
import { socialWorld } from '../../testing/social-fixture.ts';

const PASSWORD = 'limpets and whelks';
const PATH = '/api/pleroma/accounts/mfa';
const world = socialWorld();
const ada = world.member('ada');
beforeEach(() => {
  world.withPassword(ada, PASSWORD);
});

const codeFor = (key: string) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: world.now });
const client = { client_id: 'client', client_secret: 'secret' };
const signIn = () =>
  world.call('POST', '/oauth/token', null, {
    ...client,
    grant_type: 'password',
    username: 'ada',
    password: PASSWORD,
  });
const challenge = (mfaToken: string, type: string, code: string) =>
  world.call('POST', '/oauth/mfa/challenge', null, {
    ...client,
    mfa_token: mfaToken,
    challenge_type: type,
    code,
  });

async function turnOn(): Promise<{ key: string; codes: string[] }> {
  const { key } = (await world.get(`${PATH}/setup/totp`, ada)).body;
  const { codes } = (await world.get(`${PATH}/backup_codes`, ada)).body;
  const answer = await world.call('POST', `${PATH}/confirm/totp`, ada, {
    password: PASSWORD,
    code: codeFor(key),
  });
  expect(answer).toMatchObject({ status: 200, body: {} });
  return { key, codes };
}

it('asks for the second factor once it is confirmed, not while it is only being set up', async () => {
  await world.get(`${PATH}/setup/totp`, ada);
  expect(await signIn()).toMatchObject({ status: 200 });
  const { key } = await turnOn();
  expect((await world.get(PATH, ada)).body).toEqual({ settings: { enabled: true, totp: true } });
  const asked = await signIn();
  expect(asked).toMatchObject({ status: 403, body: { error: 'mfa_required' } });
  expect(await challenge(asked.body.mfa_token, 'totp', codeFor(key))).toMatchObject({ status: 200 });
});

it('takes each backup code once, and none of an older set', async () => {
  const { codes: old } = await turnOn();
  const { codes } = (await world.get(`${PATH}/backup_codes`, ada)).body;
  expect(codes).toHaveLength(5);
  const { mfa_token: token } = (await signIn()).body;
  expect(await challenge(token, 'recovery', old[0] ?? '')).toMatchObject({ status: 400 });
  expect(await challenge(token, 'recovery', codes[0])).toMatchObject({ status: 200 });
  const { mfa_token: next } = (await signIn()).body;
  expect(await challenge(next, 'recovery', codes[0])).toMatchObject({ status: 400 });
});

it('keeps the key in use when somebody begins another set-up', async () => {
  const { key } = await turnOn();
  expect(await world.get(`${PATH}/setup/totp`, ada)).toMatchObject({ status: 422 });
  const asked = await signIn();
  expect(await challenge(asked.body.mfa_token, 'totp', codeFor(key))).toMatchObject({ status: 200 });
});

it('lets in with the password alone after it was turned off', async () => {
  await turnOn();
  expect(await world.call('DELETE', `${PATH}/totp`, ada, { password: 'wrong' })).toMatchObject({
    status: 422,
    body: { error: 'Invalid password.' },
  });
  expect(await world.call('DELETE', `${PATH}/totp`, ada, { password: PASSWORD })).toMatchObject({
    status: 200,
  });
  expect(await signIn()).toMatchObject({ status: 200 });
});

it('answers 429 when a password is guessed too often, the right one too', async () => {
  const tries = Array.from({ length: 11 }, (_, index) => `guess ${index}`);
  for (const password of tries) await world.call('DELETE', `${PATH}/totp`, ada, { password });
  expect(await world.call('DELETE', `${PATH}/totp`, ada, { password: PASSWORD })).toMatchObject({
    status: 429,
  });
});

it('needs the scope for security', async () => {
  world.inst.db.run("UPDATE tokens SET scopes = 'read:accounts write:accounts'");
  expect(await world.get(PATH, ada)).toMatchObject({
    status: 403,
    body: { error: 'Insufficient permissions: read:security.' },
  });
  expect(await world.get(`${PATH}/backup_codes`, ada)).toMatchObject({ status: 403 });
});
