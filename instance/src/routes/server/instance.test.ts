import { expect, it } from 'vitest';
import { overrideSettings } from '../../storage/settings.ts';
import { socialWorld } from '../../testing/social-fixture.ts';

const world = socialWorld();

it('has the second version of the instance only when told to', async () => {
  expect(await world.get('/api/v2/instance')).toMatchObject({
    status: 404,
    body: { error: 'Not implemented' },
  });
  overrideSettings(world.inst.db, { instanceV2: true });
  const { status, body } = await world.get('/api/v2/instance');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    domain: 'tide.test',
    configuration: { urls: { streaming: 'ws://tide.test' }, statuses: { max_characters: 5000 } },
    registrations: { enabled: true, approval_required: false },
    rules: [],
  });
});
