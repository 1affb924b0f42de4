import { beforeEach, describe, expect, test } from 'vitest';
import { createCore, type Core } from '@/data/core';
import { fakePlatform, type FakePlatform } from '@/data/testing/fake-platform';
import { fakeRemote } from '@/data/testing/fake-remote';
import { fakeScreensRemote } from '@/data/testing/fake-screens-remote';
import { fakeServer } from '@/data/testing/fake-server';
import { account, bundle, page } from '@/data/testing/make';
import { MemoryPostStore } from '@/data/testing/memory-post-store';
import type { FoldersRemote } from '@/data/remote/folders-remote';
import { ApiError } from '@/domain/api-error';
import { createFolders, type Folders } from './folders';
import { createLibrary } from './create-library';
import type { Library } from './library';
import { IndexedShelf } from './worker/shelf';

const SOUPS = { id: 'f1', name: 'Soups', emoji: '🍲', emojiUrl: null };
let platform: FakePlatform;
let core: Core;
let library: Library;
let folders: Folders;
let store: MemoryPostStore;

const post = (more: object = {}) => bundle('1', { content: '<p>leek soup</p>', ...more });

function open(has: boolean, calls: Partial<FoldersRemote> = {}): void {
  const unexpected = (): Promise<never> => Promise.reject(new Error('not expected'));
  const remote: FoldersRemote = {
    all: unexpected,
    create: unexpected,
    change: unexpected,
    remove: unexpected,
    put: unexpected,
    ...calls,
  };
  core = createCore({
    key: 'https://tidepool.example|me',
    account: account('me'),
    server: fakeServer({ bookmarkFolders: has }),
    remote: fakeRemote({
      timeline: async () => page([]),
      bookmark: async () => post({ bookmarked: true }),
      screens: async () => fakeScreensRemote({ folders: async () => remote }),
    }),
    platform,
  });
  const made = createLibrary(core, { shelf: () => new IndexedShelf(store), remove: async () => true });
  if (!made.library) throw new Error('no library');
  ({ library } = made);
  folders = createFolders(core, library);
}

const found = async (typed: string): Promise<string[]> =>
  (await library.find(typed, 9)).posts.map(({ id }) => id);

beforeEach(() => {
  platform = fakePlatform();
  store = new MemoryPostStore();
});

describe('of a server that has them', () => {
  test('are asked for, made, changed and deleted there', async () => {
    open(true, {
      all: async () => [SOUPS],
      create: async (content) => ({ ...content, id: 'f2' }),
      change: async (id, content) => ({ ...content, id }),
      remove: async () => undefined,
    });
    expect(folders.canKeep()).toBe(true);
    expect(folders.list.get()).toBe(null);
    expect(await folders.load()).toEqual([SOUPS]);
    await folders.create({ name: 'Tea', emoji: null, emojiUrl: null });
    await folders.change('f1', { name: 'Stews', emoji: null, emojiUrl: null });
    expect(folders.list.get()?.map(({ name }) => name)).toEqual(['Stews', 'Tea']);
    await folders.remove('f1');
    expect(folders.list.get()?.map(({ id }) => id)).toEqual(['f2']);
  });

  test.each(['not-found', 'invalid', 'rate-limited', 'nonsense', 'offline'] as const)(
    'what fails with %s has changed nothing',
    async (kind) => {
      const fails = (): Promise<never> => Promise.reject(new ApiError(kind));
      open(true, { all: async () => [SOUPS], create: fails, change: fails, remove: fails, put: fails });
      core.ingest.status(post());
      await folders.load();
      const content = { name: 'Tea', emoji: null, emojiUrl: null };
      await expect(folders.create(content)).rejects.toMatchObject({ kind });
      await expect(folders.change('f1', content)).rejects.toMatchObject({ kind });
      await expect(folders.remove('f1')).rejects.toMatchObject({ kind });
      await expect(folders.put('1', 'f1')).rejects.toMatchObject({ kind });
      expect(folders.list.get()).toEqual([SOUPS]);
      expect(core.store.statuses.get('1')?.bookmarked).toBe(false);
    },
  );

  test('a post goes into one; an answer that says otherwise is no success', async () => {
    let got: string | null = 'f1';
    open(true, { put: async () => post({ bookmarked: true, pleroma: { bookmark_folder: got } }) });
    core.ingest.status(post());
    library.turnOn();
    await platform.clock.advance(60_000);
    library.keepFolders([SOUPS]);
    expect(await folders.put('1', 'f1')).toBe('yes');
    await platform.clock.advance(5_000);
    expect(await folders.folderOf('1')).toBe('f1');
    expect(await found('in:soups')).toEqual(['1']);
    got = null;
    await expect(folders.put('1', 'f1')).rejects.toMatchObject({ identifier: 'no-such-folder' });
    await platform.clock.advance(5_000);
    expect(await folders.folderOf('1')).toBe(null);
    expect(await found('in:soups')).toEqual([]);
  });
});

describe('where the server has none', () => {
  test('there are none without a library', () => {
    open(false);
    expect(folders.canKeep()).toBe(false);
  });

  test('this browser keeps them with the library, over a reload, and they go with it', async () => {
    open(false);
    library.turnOn();
    await platform.clock.advance(60_000);
    core.ingest.status(post());
    const { id } = await folders.create({ name: 'Soups', emoji: null, emojiUrl: null });
    await expect(folders.create({ name: 'Soups', emoji: null, emojiUrl: null })).rejects.toMatchObject({
      identifier: 'name-taken',
    });
    expect(await folders.put('1', id)).toBe('yes');
    expect(core.store.statuses.get('1')?.bookmarked).toBe(true);
    expect(await found('in:soups')).toEqual(['1']);
    open(false);
    expect((await folders.load()).map(({ name }) => name)).toEqual(['Soups']);
    await folders.change(id, { name: 'Stews', emoji: null, emojiUrl: null });
    expect(await found('in:stews')).toEqual(['1']);
    // What the server tells of the post says nothing of a folder of this browser.
    core.ingest.status(post({ bookmarked: true, favourited: true }));
    await platform.clock.advance(5_000);
    expect(await folders.folderOf('1')).toBe(id);
    await folders.remove(id);
    expect(await folders.folderOf('1')).toBe(null);
    await folders.create({ name: 'Last', emoji: null, emojiUrl: null });
    await library.remove();
    expect(folders.list.get()).toBe(null);
    expect(folders.canKeep()).toBe(false);
  });

  test('a browser without room says so, and the post is in no folder', async () => {
    open(false);
    library.turnOn();
    await platform.clock.advance(60_000);
    core.ingest.status(post());
    const { id } = await folders.create({ name: 'Soups', emoji: null, emojiUrl: null });
    store.answer = 'full';
    expect(await folders.put('1', id)).toBe('full');
    store.answer = 'yes';
    expect(await folders.folderOf('1')).toBe(null);
  });

  test('a bookmark that the server refuses is in no folder', async () => {
    open(false);
    library.turnOn();
    await platform.clock.advance(60_000);
    core.ingest.status(post());
    core.remote.bookmark = () => Promise.reject(new ApiError('rate-limited', { status: 429 }));
    const { id } = await folders.create({ name: 'Soups', emoji: null, emojiUrl: null });
    await expect(folders.put('1', id)).rejects.toMatchObject({ kind: 'rate-limited' });
    expect(await folders.folderOf('1')).toBe(null);
  });

  test('a tab that does not write lets the other one write, and waits for its word', async () => {
    open(false);
    library.turnOn();
    await platform.clock.advance(60_000);
    const [writing, { id }] = [folders, await folders.create({ name: 'Soups', emoji: null, emojiUrl: null })];
    open(false);
    core.ingest.status(post({ bookmarked: true }));
    await platform.clock.advance(1_000);
    const put = folders.put('1', id);
    await platform.clock.advance(10_000);
    expect(await put).toBe('yes');
    expect(await writing.folderOf('1')).toBe(id);
  });
});
