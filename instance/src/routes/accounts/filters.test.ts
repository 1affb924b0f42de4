import { expect, it } from 'vitest';
import { socialWorld } from '../../testing/social-fixture.ts';

const world = socialWorld();
const ada = world.member('ada');

const PATH = '/api/v1/filters';

it('keeps, changes and drops the phrases of one person, until they run out', async () => {
  const body = { phrase: 'spiders', context: ['home', 'thread'], whole_word: false };
  const made = (await world.call('POST', PATH, ada, body)).body;
  expect(made).toMatchObject({ ...body, irreversible: false, expires_at: null });
  const changed = await world.call('PUT', `${PATH}/${made.id}`, ada, { ...body, expires_in: 3600 });
  expect(changed.body.expires_at).toBe(new Date(world.now + 3_600_000).toISOString());
  const bob = world.person('bob');
  expect(await world.call('DELETE', `${PATH}/${made.id}`, bob)).toMatchObject({ status: 404 });
  expect((await world.get(PATH, ada)).body).toHaveLength(1);
  world.now += 3_600_001;
  expect((await world.get(PATH, ada)).body).toEqual([]);
});

it('holds back what an irreversible filter names, where it holds, and never own posts', async () => {
  const bob = world.person('bob');
  await world.call('POST', `/api/v1/accounts/${bob.id}/follow`, ada);
  const say = async (who: typeof ada, status: string) =>
    (await world.call('POST', '/api/v1/statuses', who, { status })).body.id;
  const named = await say(bob, '@ada A big SPIDER* sat here');
  const longer = await say(bob, 'The spider*s of the marsh');
  const own = await say(ada, 'my spider*');
  const ids = async (path: string) => (await world.get(path, ada)).body.map(({ id }: { id: string }) => id);
  const body = {
    phrase: 'spider*',
    context: ['home', 'notifications'],
    irreversible: true,
    whole_word: true,
  };
  const { id } = (await world.call('POST', PATH, ada, body)).body;
  expect(await ids('/api/v1/timelines/home')).toEqual([own, longer]);
  expect(await ids('/api/v1/timelines/public')).toEqual([own, longer, named]);
  expect((await world.get('/api/v1/notifications?types[]=mention', ada)).body).toEqual([]);
  await world.call('PUT', `${PATH}/${id}`, ada, { ...body, whole_word: false, expires_in: 60 });
  expect(await ids('/api/v1/timelines/home')).toEqual([own]);
  world.now += 60_001;
  expect(await ids('/api/v1/timelines/home')).toEqual([own, longer, named]);
  await world.call('PUT', `${PATH}/${id}`, ada, { ...body, irreversible: false, expires_in: null });
  expect((await world.get(`${PATH}/${id}`, ada)).body.expires_at).toBeNull();
  expect(await ids('/api/v1/timelines/home')).toEqual([own, longer, named]);
});
