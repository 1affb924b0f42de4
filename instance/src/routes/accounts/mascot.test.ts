import sharp from 'sharp';
import { expect, it } from 'vitest';
import { SocialWorld } from '../../testing/social-fixture.ts';

it('keeps a picture as the mascot of its owner, and nothing but pictures', async () => {
  const world = new SocialWorld();
  const [ada, bob] = [world.person('ada'), world.person('bob')];
  const put = (bytes: Uint8Array<ArrayBuffer>) => {
    const form = new FormData();
    form.append('file', new File([bytes], 'mascot'));
    return world.call('PUT', '/api/v1/pleroma/mascot', ada, form);
  };
  const plain = { width: 20, height: 20, channels: 3, background: '#336699' } as const;
  const made = await put(new Uint8Array(await sharp({ create: plain }).png().toBuffer()));
  expect(made).toMatchObject({ status: 200, body: { type: 'image' } });
  expect(await put(new TextEncoder().encode('no picture'))).toMatchObject({ status: 415 });
  expect((await world.get('/api/v1/pleroma/mascot', ada)).body).toEqual(made.body);
  expect((await world.get('/api/v1/pleroma/mascot', bob)).body.id).toBe('default-mascot');
  world.close();
});
