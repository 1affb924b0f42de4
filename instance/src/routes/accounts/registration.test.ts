import { afterEach, beforeEach, expect, it } from 'vitest';
import { solutionOf } from '../../rules/captcha.ts';
import { newInvite } from '../../rules/invites.ts';
import { saveSettings } from '../../storage/settings.ts';
import { SocialWorld, type Person } from '../../testing/social-fixture.ts';

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

const person = { username: 'eve', password: 'long enough', agreement: true };
const register = (more: object = {}) => world.call('POST', '/api/v1/accounts', app, { ...person, ...more });
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

it('asks nobody to approve the first of an empty instance, but has its address confirmed', async () => {
  world.inst.firstIsAdmin = true;
  saveSettings(world.inst.db, { approvalRequired: true, accountActivation: true });
  const first = await register({ email: 'eve@mail.example' });
  expect(first.body.identifier).toBe('missing_confirmed_email');
  const { approved } = world.inst.db.get<{ approved: number }>(
    "SELECT is_approved AS approved FROM accounts WHERE username = 'eve'",
  ) ?? { approved: 0 };
  expect(approved).toBe(1);
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
  expect((await world.call('POST', '/api/v1/accounts', ada, person)).status).toBe(403);
  expect((await world.call('POST', '/api/v1/accounts', null, person)).status).toBe(401);
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

it('lets a captcha be solved once it is read, and nobody past without', async () => {
  saveSettings(world.inst.db, { captcha: 'kocaptcha' });
  expect(await problems({})).toEqual({
    captcha: ['Invalid CAPTCHA (Missing parameter: captcha_solution)'],
  });
  const { body } = await world.get('/api/v1/pleroma/captcha');
  expect(body).toMatchObject({ type: 'kocaptcha', seconds_valid: 300 });
  const answer = { captcha_token: body.token, captcha_answer_data: body.answer_data };
  expect(await problems({ ...answer, captcha_solution: 'wrong' })).toEqual({ captcha: ['Invalid CAPTCHA'] });
  const solved = { ...answer, captcha_solution: solutionOf(body.answer_data)?.toUpperCase() };
  expect((await register(solved)).status).toBe(200);
});

it('lets each invitation in once, through a closed door', async () => {
  saveSettings(world.inst.db, { registrations: false });
  const { token } = newInvite(world.inst.db);
  expect((await register({ token: 'made up' })).body).toEqual({ error: 'Invalid token' });
  expect((await register({ token })).status).toBe(200);
  expect((await register({ username: 'bob', token })).body).toEqual({ error: 'Expired token' });
});

it('waits for the address to be confirmed, by the link that was mailed', async () => {
  saveSettings(world.inst.db, { accountActivation: true });
  const mails: string[] = [];
  world.inst.log = (line) => mails.push(line);
  expect((await register()).body).toEqual({ error: 'Missing parameter: email' });
  const answer = await register({ email: 'eve@mail.example' });
  expect(answer.body.identifier).toBe('missing_confirmed_email');
  const link = /http:\/\/tide\.test(\S+)/.exec(mails.join('\n'))?.[1] ?? '';
  const isConfirmed = () =>
    world.inst.db.get<{ yes: number }>("SELECT is_confirmed AS yes FROM accounts WHERE username = 'eve'")
      ?.yes;
  await world.get(`${link}x`);
  expect(isConfirmed()).toBe(0);
  await world.get(link);
  expect(isConfirmed()).toBe(1);
});
