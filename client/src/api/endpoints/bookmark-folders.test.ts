import { expect, it } from 'vitest';
import type { ApiRequest, Client } from '../http';
import { bookmarkInto, changeFolder, createFolder, deleteFolder, fetchFolders } from './bookmark-folders';
import { fetchTimeline } from './timelines';

const ROOT = '/api/v1/pleroma/bookmark_folders';
const FOLDER = { id: 'f1', name: 'Soups', emoji: '🍲', emoji_url: null };
const CONTENT = { name: 'Soups', emoji: '🍲', emojiUrl: null };
const status = { id: 's1', account: { id: 'a1', username: 'ada', acct: 'ada' }, content: '' };

function asking(body: unknown): { client: Client; asked: ApiRequest[] } {
  const asked: ApiRequest[] = [];
  const client: Client = {
    base: 'https://a.example',
    async send(request) {
      asked.push(request);
      return Promise.resolve({ status: 200, body, link: null });
    },
  };
  return { client, asked };
}

it('reads folders as Pleroma sends them; what has no id is left out, and what is no list is no answer', async () => {
  const custom = { id: 'f2', name: 7, emoji: ':blob:', emoji_url: 'https://a.example/blob.png' };
  const { client, asked } = asking([FOLDER, custom, { name: 'lost' }, null]);
  expect(await fetchFolders(client)).toEqual([
    { id: 'f1', ...CONTENT },
    { id: 'f2', name: '', emoji: ':blob:', emojiUrl: 'https://a.example/blob.png' },
  ]);
  expect(asked[0]?.path).toBe(ROOT);
  await expect(fetchFolders(asking({ error: 'x' }).client)).rejects.toMatchObject({ kind: 'nonsense' });
});

it('says name and emoji both, whatever has changed: what is left out would be taken away', async () => {
  const { client, asked } = asking(FOLDER);
  await createFolder(client, CONTENT);
  await changeFolder(client, 'f 1', { ...CONTENT, emoji: null });
  await deleteFolder(client, 'f 1');
  expect(asked.map(({ method, path, json }) => [method, path, json])).toEqual([
    ['POST', ROOT, { name: 'Soups', emoji: '🍲' }],
    ['PATCH', `${ROOT}/f%201`, { name: 'Soups', emoji: null }],
    ['DELETE', `${ROOT}/f%201`, undefined],
  ]);
  await expect(createFolder(asking({}).client, CONTENT)).rejects.toMatchObject({ kind: 'nonsense' });
});

it('bookmarks into a folder, or into none, and reads where the post is', async () => {
  const { client, asked } = asking({ ...status, bookmarked: true, pleroma: { bookmark_folder: 'f1' } });
  expect((await bookmarkInto(client, 's1', 'f1')).status).toMatchObject({
    bookmarked: true,
    bookmarkFolder: 'f1',
  });
  await bookmarkInto(client, 's1', null);
  expect(asked.map(({ path, json }) => [path, json])).toEqual([
    ['/api/v1/statuses/s1/bookmark', { folder_id: 'f1' }],
    ['/api/v1/statuses/s1/bookmark', undefined],
  ]);
});

it('the bookmarks of a folder go by their Link header, as all bookmarks do', async () => {
  const { client, asked } = asking([status]);
  const page = await fetchTimeline(client, 'folder:f1');
  expect(asked[0]).toMatchObject({ path: '/api/v1/bookmarks', query: { folder_id: 'f1' } });
  expect(page.older).toBe(null);
});
