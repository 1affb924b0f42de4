import { beforeEach, describe, expect, test } from 'vitest';
import type { Answer } from '@/data/library/calls';
import { READ_MOST } from '@/data/library/library';
import type { KeptPost } from '@/domain/library/kept-post';
import { SEGMENT } from '@/domain/library/segment';
import { makeKeptPost } from '../../../../test/make-kept-post';
import { MemoryPostStore } from '@/data/testing/memory-post-store';
import { IndexedShelf } from './shelf';

let store: MemoryPostStore;
let shelf: IndexedShelf;
beforeEach(() => {
  store = new MemoryPostStore();
  shelf = new IndexedShelf(store);
});

const put = (posts: readonly KeptPost[], how: 'add' | 'exact' = 'add'): Promise<Answer> =>
  shelf.ask({ is: 'put', posts, how });
const found = async (typed: string, on = shelf): Promise<string[]> =>
  (await on.ask({ is: 'find', typed, limit: 100, readMost: null, folders: [] })).found?.posts.map(
    ({ id }) => id,
  ) ?? [];

test('what is put is found, newest first, also after a restart', async () => {
  const posts = [1, 2, 3].map((day) =>
    makeKeptPost({ id: `${day}`, text: `low tide ${day}`, createdAt: Date.UTC(2026, 0, day) }),
  );
  const answer = await put(posts);
  expect(answer).toMatchObject({ kept: 'yes', added: 3, figure: { posts: 3, places: { bookmarks: 3 } } });
  expect(answer.figure.bytes).toBeGreaterThan(300);
  expect(await found('tide')).toEqual(['3', '2', '1']);
  expect(await found('tide', new IndexedShelf(store))).toEqual(['3', '2', '1']);
});

describe('what a letter costs', () => {
  const many = (count: number): KeptPost[] =>
    Array.from({ length: count }, (_, at) =>
      makeKeptPost({ id: `${at}`, text: at % 50 === 0 ? 'low tide' : 'low water tide', createdAt: at }),
    );
  const readOf = async (typed: string, limit: number): Promise<number> => {
    const before = store.readPosts;
    await shelf.ask({ is: 'find', typed, limit, readMost: null, folders: [] });
    return store.readPosts - before;
  };

  test('a page of posts is read, however many are found, and who types on reads only what was not read yet', async () => {
    await put(many(1_000));
    expect(await readOf('l', 20)).toBe(20);
    expect(await readOf('lo', 20)).toBe(0);
    expect(await readOf('low', 60)).toBe(40);
  });

  test('the first answer ends after so many posts, also where hardly any matches, and says that it is not all', async () => {
    await put(many(1_000));
    const ask = async (readMost: number | null) =>
      (await shelf.ask({ is: 'find', typed: '"low tide"', limit: 20, readMost, folders: [] })).found;
    const before = store.readPosts;
    const first = await ask(160);
    expect(store.readPosts - before).toBeLessThan(320);
    expect(first).toMatchObject({ isAll: false, isSure: false, total: 1_000 });
    expect(first?.posts.map(({ id }) => id).slice(0, 2)).toEqual(['950', '900']);
    expect(await ask(null)).toMatchObject({ isAll: true, isSure: true, total: 20 });
  });

  test('a post that was read and then changed is read again', async () => {
    await put([makeKeptPost({ id: 'a', text: 'heron' })]);
    expect(await found('heron in:favourites')).toEqual([]);
    expect(await found('heron')).toEqual(['a']);
    await put([makeKeptPost({ id: 'a', text: 'heron', places: ['favourites'] })]);
    expect(
      (await shelf.ask({ is: 'find', typed: 'heron', limit: 1, readMost: null, folders: [] })).found?.posts[0]
        ?.places,
    ).toEqual(['bookmarks', 'favourites']);
  });
});

describe('places', () => {
  test('come together, and nothing new is added by the same page once more', async () => {
    await put([makeKeptPost({ id: 'a', places: ['bookmarks'] })]);
    await put([makeKeptPost({ id: 'a', places: ['favourites'] })]);
    expect((await put([makeKeptPost({ id: 'a', places: ['favourites'] })])).added).toBe(0);
    expect(await found('in:bookmarks in:favourites')).toEqual(['a']);
  });

  test('a place that is missing now makes a doubt, and only an exact answer takes it away', async () => {
    await put([makeKeptPost({ id: 'a', places: ['favourites', 'read'] })]);
    expect((await put([makeKeptPost({ id: 'a', places: [] })])).doubtful).toEqual(['a']);
    expect(await found('in:favourites')).toEqual(['a']);
    await put([makeKeptPost({ id: 'a', places: [] })], 'exact');
    expect(await found('in:favourites')).toEqual([]);
    expect(await found('in:read')).toEqual(['a']);
  });

  test('a post that belongs nowhere is not kept, and the last place takes the post with it', async () => {
    await put([makeKeptPost({ id: 'a', places: [] })]);
    expect(store.posts.size).toBe(0);
    await put([makeKeptPost({ id: 'a' })]);
    await put([makeKeptPost({ id: 'a', places: [] })], 'exact');
    expect(store.posts.size).toBe(0);
  });
});

test('an edit is found by its new words alone; a deleted post not at all', async () => {
  await put([makeKeptPost({ id: 'a', text: 'heron' })]);
  await put([makeKeptPost({ id: 'a', text: 'egret', editedAt: 5 })]);
  expect(await found('heron')).toEqual([]);
  expect(await found('egret')).toEqual(['a']);
  expect(store.posts.size).toBe(1);
  await shelf.ask({ is: 'remove', ids: ['a', 'unknown'] });
  expect(await found('')).toEqual([]);
  expect(store.posts.size).toBe(0);
});

test('a phrase is looked for in the posts themselves, and the count says when it may be less', async () => {
  const posts = Array.from({ length: 200 }, (_, at) =>
    makeKeptPost({ id: `${at}`, text: at % 2 === 0 ? 'low tide' : 'tide low', createdAt: at }),
  );
  await put(posts);
  const { found: some } = await shelf.ask({
    is: 'find',
    typed: '"low tide"',
    limit: 10,
    readMost: null,
    folders: [],
  });
  expect(some?.posts).toHaveLength(10);
  expect(some).toMatchObject({ isSure: false, total: 200 });
  const { found: all } = await shelf.ask({
    is: 'find',
    typed: '"low tide"',
    limit: 150,
    readMost: null,
    folders: [],
  });
  expect(all).toMatchObject({ isSure: true, total: 100 });
});

test.each(['full', 'refused'] as const)(
  'a browser that is %s says so, and nothing is found that is not kept',
  async (answer) => {
    await put([makeKeptPost({ id: 'a' })]);
    store.answer = answer;
    expect((await put([makeKeptPost({ id: 'b' })])).kept).toBe(answer);
    expect(await found('')).toEqual(answer === 'full' ? ['a'] : []);
  },
);

test('what was read longest ago goes first, its segment when little is left of it, and other places stay', async () => {
  await put([makeKeptPost({ id: 'mine', text: 'heron', places: ['mine'] })]);
  const readOf = (from: number): KeptPost[] =>
    Array.from({ length: 1000 }, (_, at) =>
      makeKeptPost({ id: `r${from + at}`, text: 'egret', createdAt: 0, places: ['read'] }),
    );
  for (let from = 0; from < SEGMENT + READ_MOST; from += 1000) await put(readOf(from));
  const { figure } = await shelf.ask({ is: 'walk', from: 0 });
  expect(figure.places.read).toBe(READ_MOST);
  expect(store.posts.size).toBe(READ_MOST + 1);
  expect(store.finished.has(0)).toBe(false);
  const again = new IndexedShelf(store);
  expect(await found('heron', again)).toEqual(['mine']);
  expect(
    (await again.ask({ is: 'find', typed: 'egret', limit: 1, readMost: null, folders: [] })).found?.total,
  ).toBe(READ_MOST);
  expect((await again.ask({ is: 'forget-read' })).figure.posts).toBe(1);
});

test('all posts are walked once, in parts', async () => {
  const posts = Array.from({ length: 450 }, (_, at) => makeKeptPost({ id: `${at}` }));
  await put(posts);
  const ids: string[] = [];
  for (let from: number | null = 0; from !== null;) {
    const { walked }: Answer = await shelf.ask({ is: 'walk', from });
    ids.push(...(walked?.posts.map(({ id }) => id) ?? []));
    from = walked?.next ?? null;
  }
  expect(ids).toEqual(posts.map(({ id }) => id));
});

describe('folders of bookmarks', () => {
  const folders = [{ id: 'f1', name: 'Soups', emoji: null, emojiUrl: null }];
  const inSoups = async (typed = 'in:soups'): Promise<string[]> =>
    (await shelf.ask({ is: 'find', typed, limit: 9, readMost: null, folders })).found?.posts.map(
      ({ id }) => id,
    ) ?? [];

  test('a bookmark is found by its folder, also in a finished segment and after a restart', async () => {
    const many = Array.from({ length: SEGMENT }, (_, at) => makeKeptPost({ id: `${at}` }));
    await put([makeKeptPost({ id: 'a', folder: 'f1' }), ...many]);
    await put([makeKeptPost({ id: 'b', folder: 'f1', createdAt: 0 })]);
    expect(await inSoups()).toEqual(['a', 'b']);
    shelf = new IndexedShelf(store);
    expect(await inSoups()).toEqual(['a', 'b']);
  });

  test('it stays there when nothing is said of it, moves, and is in none when it is no bookmark any more', async () => {
    await put([makeKeptPost({ id: 'a', folder: 'f1', places: ['bookmarks', 'favourites'] })]);
    await put([makeKeptPost({ id: 'a', text: 'edited' })]);
    expect(await inSoups()).toEqual(['a']);
    await put([makeKeptPost({ id: 'a', folder: 'f2' })]);
    expect(await inSoups()).toEqual([]);
    expect(await inSoups('-in:soups')).toEqual(['a']);
    await put([makeKeptPost({ id: 'a', folder: 'f1' })]);
    await put([makeKeptPost({ id: 'a', places: ['favourites'] })], 'exact');
    await put([makeKeptPost({ id: 'a' })]);
    expect(await inSoups()).toEqual([]);
    expect((await shelf.ask({ is: 'one', id: 'a' })).one?.folder).toBeUndefined();
  });

  test('what a way through a list did not come by is told', async () => {
    await put([
      makeKeptPost({ id: 'a' }),
      makeKeptPost({ id: 'b' }),
      makeKeptPost({ id: 'c', places: ['mine'] }),
    ]);
    await shelf.ask({ is: 'see', ids: ['b'], first: true });
    await shelf.ask({ is: 'see', ids: ['a'], first: true });
    expect((await shelf.ask({ is: 'unseen', source: 'bookmarks' })).doubtful).toEqual(['b']);
    await shelf.ask({ is: 'see', ids: ['b'], first: false });
    expect((await shelf.ask({ is: 'unseen', source: 'bookmarks' })).doubtful).toEqual([]);
  });
});
