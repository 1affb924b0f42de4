import { afterEach, beforeEach, expect, it } from 'vitest';
import { saveSettings } from '../storage/settings.ts';
import { SocialWorld, type Person } from '../testing/social-fixture.ts';

let world: SocialWorld;
let app: Person;
beforeEach(async () => {
  world = new SocialWorld();
  const client = { client_id: 'client', client_secret: 'secret' };
  const { body } = await world.call('POST', '/oauth/token', null, {
    ...client,
    grant_type: 'client_credentials',
  });
  app = { id: '', name: 'app', token: body.access_token };
});
afterEach(() => world.close());

const wish = { username: 'eve', password: 'long enough', agreement: true };
const register = (more: object = {}) => world.call('POST', '/api/v1/accounts', app, { ...wish, ...more });
const problems = async (more: object) => JSON.parse((await register(more)).body.error);

it('makes an account and signs it in', async () => {
  const answer = await register();
  expect(answer).toMatchObject({ status: 200, body: { me: 'http://tide.test/users/eve' } });
  const eve = { id: '', name: 'eve', token: answer.body.access_token };
  const me = await world.get('/api/v1/accounts/verify_credentials', eve);
  expect(me.body).toMatchObject({ acct: 'eve', pleroma: { is_admin: false } });
});

it('makes the first of an empty instance its admin, and nobody after', async () => {
  world.inst.firstIsAdmin = true;
  for (const [username, admin] of [
    ['first', true],
    ['second', false],
  ] as const) {
    await register({ username });
    const { body } = await world.get(`/api/v1/accounts/${username}`);
    expect(body.pleroma.is_admin).toBe(admin);
  }
});

it('names what is wrong, field by field, as JSON in a text', async () => {
  await register({ email: 'eve@mail.example' });
  expect(await problems({ username: 'EVE' })).toMatchObject({ nickname: ['has already been taken'] });
  expect(await problems({ username: 'x y' })).toEqual({ nickname: ['has invalid format'] });
  expect(await problems({ username: 'settings' })).toEqual({ nickname: ['is reserved'] });
  expect(await problems({ username: 'bob', email: 'nonsense' })).toEqual({ email: ['has invalid format'] });
  expect(await problems({ username: 'bob', email: 'EVE@mail.example' })).toEqual({
    email: ['has already been taken'],
  });
});

it("refuses a user's token and no token", async () => {
  const ada = world.person('ada');
  for (const who of [ada, null]) {
    expect((await world.call('POST', '/api/v1/accounts', who, wish)).status).toBe(403);
  }
});

it('closes, or waits for approval, as the settings say', async () => {
  saveSettings(world.inst.db, { approvalRequired: true });
  expect((await register()).body.identifier).toBe('awaiting_approval');
  saveSettings(world.inst.db, { registrations: false });
  expect(await register({ username: 'bob' })).toMatchObject({
    status: 400,
    body: { error: 'Expired token' },
  });
});
