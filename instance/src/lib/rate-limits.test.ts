import { expect, it } from 'vitest';
import { socialWorld } from '../testing/social-fixture.ts';
import { createLimiter } from './rate-limits.ts';

const world = socialWorld();
const ada = world.member('ada');
const bob = world.member('bob');

const follow = () => world.call('POST', `/api/v1/accounts/${bob.id}/follow`, ada, {});

it('lets everything through unless asked to limit', async () => {
  for (let count = 0; count < 5; count += 1) expect((await follow()).status).toBe(200);
});

it('answers 429 to the third follow of one account in a minute, and to nobody else', async () => {
  world.inst.limiter = createLimiter(() => world.now);
  expect([(await follow()).status, (await follow()).status]).toEqual([200, 200]);
  expect(await follow()).toMatchObject({ status: 429, body: { error: 'Throttled' } });
  const other = await world.call('POST', `/api/v1/accounts/${ada.id}/follow`, bob, {});
  expect(other.status).toBe(200);
  world.now += 60_001;
  expect((await follow()).status).toBe(200);
});
