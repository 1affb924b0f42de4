import { beforeEach, expect, test } from 'vitest';
import { createCore, type Core } from '@/data/core';
import { FakeBrowser, fakePlatform, type FakePlatform } from '@/data/testing/fake-platform';
import { fakeRemote } from '@/data/testing/fake-remote';
import { fakeServer } from '@/data/testing/fake-server';
import { account, bundle, page } from '@/data/testing/make';
import { MemoryPostStore } from '@/data/testing/memory-post-store';
import type { Remote } from '@/data/remote/remote';
import { ApiError } from '@/domain/api-error';
import { choicesOf } from './database-of';
import { createLibrary } from './create-library';
import type { Library } from './library';
import { IndexedShelf } from './worker/shelf';

const KEY = 'https://tidepool.example|me';
let platform: FakePlatform;
let store: MemoryPostStore;
let core: Core;
let answers: Partial<Remote>;

const own = (id: string, text: string, more: object = {}) =>
  bundle(id, { account: { id: 'me', acct: 'me' }, content: `<p>${text}</p>`, ...more });
const others = (id: string, text: string, more: object = {}) =>
  bundle(id, { content: `<p>${text}</p>`, ...more });

function open(): { library: Library; stop: () => void } {
  core = createCore({
    key: KEY,
    account: account('me'),
    server: fakeServer(),
    remote: fakeRemote(answers),
    platform,
  });
  const { library, stop } = createLibrary(core, {
    shelf: () => new IndexedShelf(store),
    remove: async () => {
      store = new MemoryPostStore();
      return true;
    },
  });
  if (!library) throw new Error('no library');
  return { library, stop };
}

const found = async (library: Library, typed: string): Promise<string[]> =>
  (await library.find(typed, 50)).posts.map(({ id }) => id).sort();

beforeEach(() => {
  platform = fakePlatform();
  store = new MemoryPostStore();
  answers = {
    timeline: async (key) => {
      if (key === 'replies:me') return page([own('1', 'my own heron')]);
      if (key === 'bookmarks') return page([others('2', 'a bookmarked heron', { bookmarked: true })]);
      return page([others('3', 'a liked heron', { favourited: true })]);
    },
  };
});

test('nothing is asked for before it is turned on; then all three lists are here', async () => {
  let calls = 0;
  const { timeline } = answers;
  answers.timeline = async (key, query) => {
    calls += 1;
    return timeline?.(key, query) ?? page([]);
  };
  const { library } = open();
  await platform.clock.advance(60_000);
  expect(calls).toBe(0);
  expect(library.state.get().on).toBe(false);
  library.turnOn();
  await platform.clock.advance(60_000);
  expect(await found(library, 'heron')).toEqual(['1', '2', '3']);
  expect(library.state.get()).toMatchObject({ on: true, filling: { is: 'done' }, figure: { posts: 3 } });
});

test('a reload goes on, paused as it was left', async () => {
  const first = open();
  first.library.turnOn();
  await platform.clock.advance(60_000);
  first.library.pause();
  first.stop();
  const { library } = open();
  await platform.clock.advance(5_000);
  expect(library.state.get().filling).toEqual({ is: 'paused' });
  expect(await found(library, 'liked')).toEqual(['3']);
});

test('deleted and begun anew in a tab, it is filled by the tab that took over meanwhile', async () => {
  const browser = new FakeBrowser();
  platform = fakePlatform({ browser });
  const { library } = open();
  library.turnOn();
  await platform.clock.advance(60_000);
  platform = fakePlatform({ browser });
  const letGo = platform.tabs.lead(`skein:library:${KEY}`, () => undefined);
  await library.remove();
  library.turnOn();
  library.pause();
  expect(library.state.get().filling).toEqual({ is: 'elsewhere' });
  letGo();
  expect(library.state.get().filling).toEqual({ is: 'paused' });
});

test('what is ingested is followed: a new own post, an edit, a favourite, a deletion', async () => {
  const { library } = open();
  library.turnOn();
  await platform.clock.advance(60_000);
  core.ingest.status(own('4', 'a new egret'));
  core.ingest.status(others('5', 'somebody else'));
  core.ingest.status(others('6', 'a liked egret', { favourited: true }));
  core.ingest.status(own('1', 'my own wren'));
  core.ingest.removed('2');
  await platform.clock.advance(5_000);
  expect(await found(library, 'egret')).toEqual(['4', '6']);
  expect(await found(library, 'heron')).toEqual(['3']);
  expect(await found(library, 'wren')).toEqual(['1']);
  expect(await found(library, 'somebody')).toEqual([]);
});

test('flags of the stream take nothing away before the server has said so itself', async () => {
  answers.status = async (id) => others(id, 'a liked heron', { favourited: true });
  const { library } = open();
  library.turnOn();
  await platform.clock.advance(60_000);
  core.ingest.status(others('3', 'a liked heron'));
  await platform.clock.advance(5_000);
  expect(await found(library, 'in:favourites')).toEqual(['3']);
});

test.each([
  ['is no favourite any more', async () => others('3', 'a liked heron')],
  [
    'is gone',
    async () => {
      throw new ApiError('not-found', { status: 404 });
    },
  ],
] as const)('a favourite of which the server says that it %s goes', async (_, status) => {
  answers.status = status;
  const { library } = open();
  library.turnOn();
  await platform.clock.advance(60_000);
  core.ingest.status(others('3', 'a liked heron'));
  await platform.clock.advance(5_000);
  expect(await found(library, '')).toEqual(['1', '2']);
});

test('what is read is kept only when that is asked for, and goes when it is switched off', async () => {
  const { library } = open();
  library.turnOn();
  await platform.clock.advance(60_000);
  core.ingest.status(others('7', 'a read dunlin'));
  library.noteRead(['7']);
  await platform.clock.advance(5_000);
  expect(await found(library, 'dunlin')).toEqual([]);
  library.setReading(true);
  library.noteRead(['7']);
  await platform.clock.advance(5_000);
  expect(await found(library, 'in:read')).toEqual(['7']);
  library.setReading(false);
  await platform.clock.advance(5_000);
  expect(await found(library, 'dunlin')).toEqual([]);
});

test('deleted, nothing is left and nothing is fetched', async () => {
  const { library } = open();
  library.turnOn();
  await platform.clock.advance(60_000);
  expect(platform.storage.get(choicesOf(KEY))).not.toBeNull();
  await library.remove();
  expect(library.state.get().on).toBe(false);
  expect(platform.storage.get(choicesOf(KEY))).toBeNull();
  expect(store.posts.size).toBe(0);
  await expect(library.find('heron', 5)).rejects.toMatchObject({ kind: 'aborted' });
});

test('a browser without room stops the filling and says so; with room again it goes on at a press', async () => {
  store.answer = 'full';
  const { library } = open();
  library.turnOn();
  await platform.clock.advance(60_000);
  expect(library.state.get().filling).toEqual({ is: 'stopped', why: 'full' });
  store.answer = 'yes';
  library.goOn();
  await platform.clock.advance(60_000);
  expect(await found(library, 'heron')).toEqual(['1', '2', '3']);
});

test('what was taken back or deleted elsewhere while no page was open goes when the lists are gone through again', async () => {
  const first = open();
  first.library.turnOn();
  await platform.clock.advance(60_000);
  first.stop();
  // Un-favourited and un-bookmarked elsewhere; the own post is deleted; one that a list leaves out is still there.
  answers.timeline = async () => page([]);
  answers.status = async (id) => {
    if (id === '1') throw new ApiError('not-found', { status: 404 });
    return others(id, 'a heron', { bookmarked: id === '2' });
  };
  const { library } = open();
  await platform.clock.advance(60_000);
  expect(await found(library, 'heron')).toEqual(['1', '2', '3']);
  library.checkAgain();
  await platform.clock.advance(60_000);
  expect(await found(library, 'heron')).toEqual(['2']);
  expect(library.state.get().filling).toEqual({ is: 'done' });
});

test('nothing goes while the server cannot say so', async () => {
  const first = open();
  first.library.turnOn();
  await platform.clock.advance(60_000);
  first.stop();
  answers.timeline = async () => page([]);
  answers.status = async () => {
    throw new ApiError('nonsense', { status: 200 });
  };
  const { library } = open();
  library.checkAgain();
  await platform.clock.advance(60_000);
  expect(await found(library, 'heron')).toEqual(['1', '2', '3']);
  expect(library.state.get().filling.is).toBe('waiting');
});
