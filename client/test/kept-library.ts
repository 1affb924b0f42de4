import type { Page } from '@/api/pagination';
import type { StatusBundle } from '@/api/decode/status';
import { createCore, type Core } from '@/data/core';
import { createLibrary } from '@/data/library/create-library';
import { choicesOf } from '@/data/library/database-of';
import type { Library, Source } from '@/data/library/library';
import { IndexedShelf } from '@/data/library/worker/shelf';
import type { Remote } from '@/data/remote/remote';
import { fakePlatform, type FakePlatform } from '@/data/testing/fake-platform';
import { fakeRemote, type FakeRemote } from '@/data/testing/fake-remote';
import { fakeServer } from '@/data/testing/fake-server';
import { account, bundle } from '@/data/testing/make';
import { MemoryPostStore } from '@/data/testing/memory-post-store';
import type { KeptPost } from '@/domain/library/kept-post';

const KEY = 'https://tidepool.example|me';
const AUTHOR = { id: 'me', acct: 'me' };
const DONE = { maxId: null, done: true };

/** What a test gives; everything is optional. */
export interface KeptLibraryFacts {
  /** It is on since long and has these. */
  posts?: readonly KeptPost[];
  /** Kept with `posts`. */
  choices?: object;
  /** What the server answers for each list, a page without more; else an empty one. */
  lists?: Partial<Record<Source, () => readonly StatusBundle[] | Promise<readonly StatusBundle[]>>>;
  answers?: Partial<Remote>;
  /** What the browser says when all is to be deleted. */
  remove?: () => Promise<boolean>;
  /** Shared by tabs. */
  platform?: FakePlatform;
}

/** A library whose rules, index and filling are the real ones: only the browser's store and the server are not. */
export interface KeptLibrary {
  library: Library;
  core: Core;
  platform: FakePlatform;
  remote: FakeRemote;
  store: MemoryPostStore;
  /** Where its choices are kept. */
  choices: string;
  stop: () => void;
}

const sourceOf = (key: string): Source => (key === 'bookmarks' || key === 'favourites' ? key : 'mine');

/** A post of the reader. */
export const ownPost = (id: string, text: string, more: object = {}): StatusBundle =>
  bundle(id, { account: AUTHOR, content: `<p>${text}</p>`, ...more });

export async function keptLibrary(facts: KeptLibraryFacts = {}): Promise<KeptLibrary> {
  const { posts, lists = {}, platform = fakePlatform(), remove = async () => true } = facts;
  let store = new MemoryPostStore();
  const remote = fakeRemote({
    async timeline(key): Promise<Page<StatusBundle>> {
      return { items: [...((await lists[sourceOf(key)]?.()) ?? [])], older: null, newer: null };
    },
    ...facts.answers,
  });
  if (posts) {
    await new IndexedShelf(store).ask({ is: 'put', posts, how: 'add' });
    const progress = { mine: DONE, bookmarks: DONE, favourites: DONE };
    const sweep = { at: platform.now(), source: null, maxId: null };
    platform.storage.set(choicesOf(KEY), JSON.stringify({ progress, sweep, ...facts.choices }));
  }
  const core = createCore({ key: KEY, account: account('me'), server: fakeServer(), remote, platform });
  const { library, stop } = createLibrary(core, {
    shelf: () => new IndexedShelf(store),
    async remove() {
      const gone = await remove();
      if (gone) store = new MemoryPostStore();
      return gone;
    },
  });
  if (!library) throw new Error('nobody is signed in');
  // What is new is looked for once; then all is here.
  if (posts) await platform.clock.advance(10_000);
  return {
    library,
    core,
    platform,
    remote,
    get store() {
      return store;
    },
    choices: choicesOf(KEY),
    stop,
  };
}
