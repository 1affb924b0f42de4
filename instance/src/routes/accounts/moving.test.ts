import { beforeEach, expect, it } from 'vitest';
import { socialWorld, type Person } from '../../testing/social-fixture.ts';

const PASSWORD = 'limpets and whelks';
const world = socialWorld();
const home = world.member('newada');
const bob = world.member('bob');
const ada = world.member('ada');
beforeEach(() => {
  world.withPassword(ada, PASSWORD);
});

const ALIASES = '/api/pleroma/aliases';
const move = (target: string) =>
  world.call('POST', '/api/pleroma/move_account', ada, { password: PASSWORD, target_account: target });
const followersOf = async (who: Person): Promise<string[]> => {
  const { body } = await world.get(`/api/v1/accounts/${who.id}/followers`, who);
  return body.map(({ acct }: { acct: string }) => acct);
};

it('lists, adds and removes aliases by their handles', async () => {
  const far = world.person('adele', { host: 'far.example' });
  await world.call('PUT', ALIASES, ada, { alias: 'newada' });
  await world.call('PUT', ALIASES, ada, { alias: '@adele@far.example' });
  await world.call('PUT', ALIASES, ada, { alias: 'newada@tide.test' });
  expect((await world.get(ALIASES, ada)).body).toEqual({
    aliases: ['newada@tide.test', 'adele@far.example'],
  });
  expect((await world.get(`/api/v1/accounts/${ada.id}`)).body.pleroma.also_known_as).toEqual([
    'http://tide.test/users/newada',
    `https://far.example/@${far.name}`,
  ]);
  await world.call('DELETE', ALIASES, ada, { alias: 'newada' });
  expect((await world.get(ALIASES, ada)).body).toEqual({ aliases: ['adele@far.example'] });
  expect(await world.call('DELETE', ALIASES, ada, { alias: 'newada' })).toMatchObject({ status: 404 });
});

it('moves followers to the account that names the old one, and tells them', async () => {
  const stays = world.person('stays', { allow_following_move: 0 });
  const blocked = world.person('blocked');
  for (const follower of [bob, stays, blocked]) world.follow(follower, ada);
  await world.call('POST', `/api/v1/accounts/${blocked.id}/block`, home);
  expect((await move('newada')).body.error).toMatch(/alsoKnownAs/);
  await world.call('PUT', ALIASES, home, { alias: 'ada' });
  expect((await move('newada')).body).toEqual({ status: 'success' });
  expect(await followersOf(home)).toEqual(['bob']);
  expect((await followersOf(ada)).toSorted()).toEqual(['blocked', 'stays']);
  const told = await world.get('/api/v1/notifications?include_types[]=move', bob);
  expect(told.body).toMatchObject([{ type: 'move', account: { acct: 'ada' }, target: { acct: 'newada' } }]);
  expect((await world.get('/api/v1/accounts/ada', bob)).body.moved).toMatchObject({ acct: 'newada' });
});

it('asks a locked account to let the followers in', async () => {
  world.inst.db.run('UPDATE accounts SET locked = 1 WHERE id = ?', home.id);
  world.follow(bob, ada);
  await world.call('PUT', ALIASES, home, { alias: 'ada' });
  await move('newada');
  const waiting = await world.get('/api/v1/follow_requests', home);
  expect(waiting.body).toMatchObject([{ acct: 'bob' }]);
});
