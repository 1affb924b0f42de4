import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { socialWorld, type Person } from '../../testing/social-fixture.ts';

const world = socialWorld();
const ada = world.member('ada');
const bob = world.member('bob');

function form(bytes: Uint8Array<ArrayBuffer>, name: string, description?: string): FormData {
  const data = new FormData();
  data.append('file', new File([bytes], name));
  if (description !== undefined) data.append('description', description);
  return data;
}

async function png(): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp({ create: { width: 320, height: 240, channels: 3, background: '#275' } });
  return new Uint8Array(await picture.png().toBuffer());
}

it('takes a picture, describes it and keeps it under its content', async () => {
  const { status, body } = await world.call(
    'POST',
    '/api/v1/media',
    ada,
    form(await png(), 'a.png', 'green'),
  );
  expect(status).toBe(200);
  expect(body).toMatchObject({
    type: 'image',
    description: 'green',
    meta: { original: { width: 320, height: 240, aspect: 4 / 3 } },
    pleroma: { mime_type: 'image/png' },
  });
  expect(existsSync(join(world.dataDir, new URL(body.url).pathname))).toBe(true);
  expect((await world.call('POST', '/api/v2/media', ada, form(await png(), 'a.png'))).status).toBe(202);
});

it('hangs pictures on a post in the wanted order, each only once', async () => {
  const ids: string[] = [];
  for (const text of ['one', 'two']) {
    ids.push((await world.call('POST', '/api/v1/media', ada, form(await png(), 'a.png', text))).body.id);
  }
  const status = await world.post(ada, '', { media_ids: ids.toReversed() });
  expect(status.media_attachments.map(({ id }: { id: string }) => id)).toEqual(ids.toReversed());
  const again = { status: 'again', media_ids: ids };
  expect((await world.call('POST', '/api/v1/statuses', ada, again)).status).toBe(422);
  expect((await world.get('/api/v1/timelines/public?only_media=true', ada)).body).toHaveLength(1);
});

it('lets only the owner see and describe an upload', async () => {
  const { body } = await world.call('POST', '/api/v1/media', ada, form(await png(), 'a.png'));
  const put = (who: Person, description: string, id = body.id) =>
    world.call('PUT', `/api/v1/media/${id}`, who, { description });
  expect((await put(ada, 'changed')).body.description).toBe('changed');
  expect((await put(bob, 'hijack')).body).toEqual({ error: 'Access denied' });
  expect((await put(ada, 'x', '9999')).body).toEqual({ error: 'Record not found' });
  expect((await world.get(`/api/v1/media/${body.id}`, ada)).body.description).toBe('changed');
});

it('refuses what is missing, broken or too large, and takes media of nobody else', async () => {
  const empty = new FormData();
  empty.append('description', 'x');
  expect((await world.call('POST', '/api/v1/media', ada, empty)).body.error).toBe('Missing field: file.');
  expect((await world.call('POST', '/api/v1/media', null, empty)).status).toBe(401);
  const broken = (await png()).slice(0, 60);
  expect((await world.call('POST', '/api/v1/media', ada, form(broken, 'a.png'))).status).toBe(422);
  const large = await world.call('POST', '/api/v1/media', ada, form(new Uint8Array(16_000_001), 'a.bin'));
  expect([large.status, large.body]).toEqual([413, { error: 'File is too large' }]);
  const { body } = await world.call('POST', '/api/v1/media', bob, form(await png(), 'a.png'));
  const theft = { status: 'x', media_ids: [body.id] };
  expect((await world.call('POST', '/api/v1/statuses', ada, theft)).status).toBe(422);
});

it('keeps the focal point that it is given, and the middle for nonsense', async () => {
  const data = form(await png(), 'a.png');
  data.append('focus', '0.5,-0.25');
  const { body } = await world.call('POST', '/api/v1/media', ada, data);
  expect(body.meta.focus).toEqual({ x: 0.5, y: -0.25 });
  const put = async (facts: object) => (await world.call('PUT', `/api/v1/media/${body.id}`, ada, facts)).body;
  expect((await put({ description: 'only words' })).meta.focus).toEqual({ x: 0.5, y: -0.25 });
  expect((await put({ focus: '-1,1' })).description).toBe('only words');
  expect((await put({ focus: '7,x' })).meta.focus).toBeUndefined();
});
