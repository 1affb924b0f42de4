import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { BASE, socialWorld } from '../../testing/social-fixture.ts';

const PATH = '/api/v1/pleroma/backups';
const world = socialWorld();
const ada = world.member('ada');

async function finished(): Promise<{ url: string; file_size: number }> {
  return vi.waitFor(async () => {
    const { body } = await world.get(PATH, ada);
    expect(body[0]).toMatchObject({ processed: true, content_type: 'application/zip' });
    return body[0];
  });
}

async function picture(): Promise<string> {
  const plain = { width: 20, height: 20, channels: 3, background: '#336699' } as const;
  const form = new FormData();
  const bytes = await sharp({ create: plain }).png().toBuffer();
  form.append('file', new File([new Uint8Array(bytes)], 'sea.png'));
  return (await world.call('POST', '/api/v1/media', ada, form)).body.id;
}

it('brings a zip file with the account, its posts, favourites, bookmarks and files', async () => {
  const bob = world.person('bob');
  const { id } = await world.post(bob, 'kept by ada');
  await world.call('POST', `/api/v1/statuses/${id}/favourite`, ada);
  await world.call('POST', `/api/v1/statuses/${id}/bookmark`, ada);
  await world.post(ada, 'a *view*', { media_ids: [await picture()], visibility: 'private' });
  await world.post(ada, 'second');
  const asked = await world.call('POST', PATH, ada);
  expect(asked).toMatchObject({ status: 200, body: [{ processed: false, file_size: 0 }] });
  const { url, file_size: size } = await finished();
  const answer = await world.app.request(url);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(bytes.length).toBe(size);
  const files = unzipSync(bytes);
  const read = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
  expect(read('actor.json')).toMatchObject({ id: `${BASE}/users/ada`, preferredUsername: 'ada' });
  expect(read('outbox.json')).toMatchObject({
    totalItems: 2,
    orderedItems: [
      { type: 'Create', to: [`${BASE}/users/ada/followers`], object: { source: { content: 'a *view*' } } },
      { to: ['https://www.w3.org/ns/activitystreams#Public'] },
    ],
  });
  const file = read('outbox.json').orderedItems[0].object.attachment[0].file;
  expect((await sharp(Buffer.from(files[file] ?? [])).metadata()).width).toBe(20);
  expect(read('likes.json').orderedItems).toHaveLength(1);
  expect(read('bookmarks.json').orderedItems).toEqual(read('likes.json').orderedItems);
});

it('is made once a week', async () => {
  await world.call('POST', PATH, ada);
  await finished();
  expect(await world.call('POST', PATH, ada)).toMatchObject({
    status: 400,
    body: { error: 'Last export was less than 7 days ago' },
  });
  world.now += 7 * 86_400_000 + 1;
  expect((await world.call('POST', PATH, ada)).body).toHaveLength(2);
  await finished();
});

it('can be asked for again when the server ended before it was done', async () => {
  world.inst.db.run(
    "INSERT INTO backups (account_id, path, created_at) VALUES (?, '/media/backups/a.zip', ?)",
    ada.id,
    world.now - 601_000,
  );
  expect((await world.get(PATH, ada)).body).toEqual([]);
  expect(await world.call('POST', PATH, ada)).toMatchObject({ status: 200 });
  await finished();
});
