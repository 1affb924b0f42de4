import { expect, it } from 'vitest';
import { socialWorld } from '../../testing/social-fixture.ts';

const world = socialWorld();
const ada = world.member('ada');

it.each([
  ['mute', 'mutes'],
  ['block', 'blocks'],
] as const)('pages through everybody under a %s, each once', async (verb, list) => {
  const people = Array.from({ length: 45 }, (_, index) => {
    world.now += 1000;
    return world.person(`p${index}`);
  });
  for (const { id } of people) await world.call('POST', `/api/v1/accounts/${id}/${verb}`, ada);
  const seen: string[] = [];
  let path: string | undefined = `/api/v1/${list}?limit=20`;
  while (path !== undefined) {
    const answer = await world.get(path, ada);
    seen.push(...answer.body.map(({ id }: { id: string }) => id));
    path = /<http:\/\/tide\.test([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    if (answer.body.length === 0) path = undefined;
  }
  expect(seen.toSorted()).toEqual(people.map(({ id }) => id).toSorted());
});

it('says when a mute ends, and leaves out one that has ended', async () => {
  const [bob, cat] = [world.person('bob'), world.person('cat')];
  await world.call('POST', `/api/v1/accounts/${bob.id}/mute`, ada, { expires_in: 60 });
  await world.call('POST', `/api/v1/accounts/${cat.id}/mute`, ada);
  const ends = new Map(
    (await world.get('/api/v1/mutes', ada)).body.map(
      (account: { id: string; mute_expires_at: string | null }) => [account.id, account.mute_expires_at],
    ),
  );
  expect(ends.get(bob.id)).toBe(new Date(world.now + 60_000).toISOString());
  expect(ends.get(cat.id)).toBeNull();
  world.now += 60_001;
  expect((await world.get('/api/v1/mutes', ada)).body).toMatchObject([{ acct: 'cat' }]);
});
