import { beforeEach, expect, it } from 'vitest';
import { overrideSettings } from '../../storage/settings.ts';
import { socialWorld } from '../../testing/social-fixture.ts';

const world = socialWorld();
const ada = world.member('ada');
const bob = world.member('bob');
const FOLDERS = '/api/v1/pleroma/bookmark_folders';

beforeEach(() => overrideSettings(world.inst.db, { bookmarkFolders: true }));

const make = async (name: string, emoji: string | null = null, who = ada) =>
  world.call('POST', FOLDERS, who, { name, emoji });
const listed = async (query = '') =>
  (await world.get(`/api/v1/bookmarks${query}`, ada)).body.map(({ id }: { id: string }) => id);

it('an Akkoma has no folders: the calls are not there, and posts say nothing of them', async () => {
  overrideSettings(world.inst.db, {});
  expect((await world.get(FOLDERS, ada)).status).toBe(404);
  const { id } = await world.post(bob, 'tide');
  const { body } = await world.call('POST', `/api/v1/statuses/${id}/bookmark`, ada, { folder_id: 'x' });
  expect(body.bookmarked).toBe(true);
  expect(body.pleroma).not.toHaveProperty('bookmark_folder');
  expect((await world.get('/nodeinfo/2.0.json')).body.metadata.features).not.toContain(
    'pleroma:bookmark_folders',
  );
});

it('folders are made, changed and deleted; the answer is the folder', async () => {
  const { body: made } = await make('Read later', '🕓');
  expect(made).toEqual({ id: made.id, name: 'Read later', emoji: '🕓', emoji_url: null });
  expect((await world.get(FOLDERS, ada)).body).toEqual([made]);
  expect((await world.get(FOLDERS, bob)).body).toEqual([]);
  const changed = await world.call('PATCH', `${FOLDERS}/${made.id}`, ada, { name: 'Now' });
  expect(changed.body).toEqual({ ...made, name: 'Now', emoji: null });
  expect((await world.call('DELETE', `${FOLDERS}/${made.id}`, ada)).body).toEqual(changed.body);
  expect((await world.get(FOLDERS, ada)).body).toEqual([]);
  expect((await world.get('/nodeinfo/2.0.json')).body.metadata.features).toContain(
    'pleroma:bookmark_folders',
  );
});

it('refuses a name twice, an empty one and what is no emoji with 422, and folders of others with 403', async () => {
  const { body } = await make('Mine');
  expect((await make('Mine')).status).toBe(422);
  expect((await make('  ')).status).toBe(422);
  expect((await make('Other', 'not an emoji')).status).toBe(422);
  expect((await make('Mine', null, bob)).status).toBe(200);
  expect((await world.call('PATCH', `${FOLDERS}/${body.id}`, bob, { name: 'Stolen' })).status).toBe(403);
  expect((await world.call('DELETE', `${FOLDERS}/nowhere`, ada)).status).toBe(403);
});

it('a bookmark goes into a folder, moves, and is in none when its folder is deleted; a foreign folder is none', async () => {
  const [one, two] = [(await make('One')).body.id, (await make('Two')).body.id];
  const foreign = (await make('Foreign', null, bob)).body.id;
  const { id } = await world.post(bob, 'tide');
  const { id: other } = await world.post(bob, 'ebb');
  const into = async (folder?: string) =>
    (await world.call('POST', `/api/v1/statuses/${id}/bookmark`, ada, folder ? { folder_id: folder } : {}))
      .body.pleroma.bookmark_folder;
  expect(await into(one)).toBe(one);
  await world.call('POST', `/api/v1/statuses/${other}/bookmark`, ada);
  expect(await listed(`?folder_id=${one}`)).toEqual([id]);
  expect(await into(two)).toBe(two);
  expect(await listed(`?folder_id=${one}`)).toEqual([]);
  expect(await listed()).toEqual([other, id]);
  expect(await into(foreign)).toBe(null);
  expect(await into(two)).toBe(two);
  await world.call('DELETE', `${FOLDERS}/${two}`, ada);
  expect((await world.get(`/api/v1/statuses/${id}`, ada)).body).toMatchObject({
    bookmarked: true,
    pleroma: { bookmark_folder: null },
  });
  expect((await world.get(`/api/v1/statuses/${id}`, bob)).body.pleroma.bookmark_folder).toBe(null);
});
