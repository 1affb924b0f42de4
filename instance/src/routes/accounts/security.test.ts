import { beforeEach, expect, it } from 'vitest';
import { socialWorld } from '../../testing/social-fixture.ts';

const PASSWORD = 'limpets and whelks';
const world = socialWorld();
const ada = world.member('ada');
const bob = world.member('bob');
beforeEach(() => {
  world.withPassword(ada, PASSWORD);
  world.withPassword(bob, PASSWORD);
});

const step = (name: string, body: object) =>
  world.call('POST', `/api/pleroma/${name}`, ada, { password: PASSWORD, ...body });
const signIn = (username: string, password: string) =>
  world.call('POST', '/oauth/token', null, {
    client_id: 'client',
    client_secret: 'secret',
    grant_type: 'password',
    username,
    password,
  });
const success = { status: 200, body: { status: 'success' } };

it('changes the address that one signs in with', async () => {
  expect(await step('change_email', { email: 'ada@reef.example' })).toMatchObject(success);
  expect(await signIn('ada@reef.example', PASSWORD)).toMatchObject({ status: 200 });
  expect(await signIn('ada@mail.test', PASSWORD)).toMatchObject({ status: 400 });
  for (const email of ['bob@mail.test', 'nonsense', 'a@b', ' '])
    expect((await step('change_email', { email })).body.error).toMatch(/^Email /);
});

it('changes the password, and signs everybody out who knew the old one', async () => {
  const change = { new_password: 'new and longer', new_password_confirmation: 'new and longer' };
  expect(await step('change_password', { ...change, password: 'wrong' })).toMatchObject({
    status: 200,
    body: { error: 'Invalid password.' },
  });
  expect(await step('change_password', change)).toMatchObject(success);
  expect(await world.get('/api/v1/accounts/verify_credentials', ada)).toMatchObject({ status: 401 });
  expect(await signIn('ada', PASSWORD)).toMatchObject({ status: 400 });
  expect(await signIn('ada', 'new and longer')).toMatchObject({ status: 200 });
});

it('deletes an account with its posts and leaves the others alone', async () => {
  world.follow(ada, bob);
  const { id } = await world.post(ada, 'about to go');
  expect((await step('delete_account', { password: 'wrong' })).body).toEqual({ error: 'Invalid password.' });
  expect(await world.get(`/api/v1/statuses/${id}`)).toMatchObject({ status: 200 });
  expect(await step('delete_account', {})).toMatchObject(success);
  expect(await world.get(`/api/v1/statuses/${id}`)).toMatchObject({ status: 404 });
  expect(await world.get('/api/v1/accounts/ada')).toMatchObject({ status: 404 });
  expect((await world.get('/api/v1/accounts/bob')).body).toMatchObject({ followers_count: 0 });
});

it('closes an account until the staff opens it again', async () => {
  expect(await step('disable_account', {})).toMatchObject(success);
  expect(await signIn('ada', PASSWORD)).toMatchObject({
    status: 403,
    body: { identifier: 'account_is_disabled' },
  });
});

it('keeps what one is told of, and says so in one’s own account', async () => {
  const body = { block_from_strangers: true, hide_notification_contents: 'true' };
  expect(await world.call('PUT', '/api/pleroma/notification_settings', ada, body)).toMatchObject(success);
  await world.call('PUT', '/api/pleroma/notification_settings', ada, { hide_notification_contents: false });
  const me = await world.get('/api/v1/accounts/verify_credentials', ada);
  expect(me.body.pleroma.notification_settings).toEqual({
    block_from_strangers: true,
    hide_notification_contents: false,
  });
});
