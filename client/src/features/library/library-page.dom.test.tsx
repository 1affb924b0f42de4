import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { pageName } from '@/data/screens/page-name';
import { FakeBrowser, fakePlatform } from '@/data/testing/fake-platform';
import { ApiError } from '@/domain/api-error';
import { fakeFolders, makeFolder } from '../../../test/fake-folders';
import { createFakeRealm } from '../../../test/fake-realm';
import { keptLibrary, ownPost, type KeptLibrary } from '../../../test/kept-library';
import { makeKeptPost } from '../../../test/make-kept-post';
import { show } from '../../../test/show';
import { libraryTime, pass, showLibrary } from '../../../test/show-library';
import { LibraryPage } from './library-page';

const POSTS = [
  makeKeptPost({ id: '1', text: 'a heron', places: ['mine'] }),
  makeKeptPost({ id: '2', text: 'two herons', createdAt: 0 }),
];

libraryTime();

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const press = (name: string | RegExp): void => void fireEvent.click(button(name));
const told = (): string | null | undefined =>
  within(screen.getByRole('region', { name: 'What is kept' })).getAllByRole('status')[0]?.textContent;
const rows = (): readonly (string | null)[] =>
  screen.queryAllByRole('article').map(({ textContent }) => textContent);
const openKept = (): void => press(/^\d+ posts?, .* in this browser$/);
const asked = ({ remote }: KeptLibrary): readonly string[] => remote.calls.timeline.map(([key]) => key);

describe('switched on', () => {
  test('before the press it says what will be kept, and nothing is asked for or kept; then all lists come, which is told', async () => {
    const lists = {
      mine: () => [ownPost('1', 'a heron')],
      bookmarks: () => [ownPost('2', 'a bookmark', { bookmarked: true })],
    };
    const { kept, unmount } = await showLibrary({ lists });
    await pass(kept, 60_000);
    expect(pageName.get()).toBe('My library');
    screen.getByText(/are copied into this browser, a page at a time/);
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect([asked(kept), kept.platform.storage.get(kept.choices)]).toEqual([[], null]);

    press('Turn on my library');
    await pass(kept);
    expect(told()).toBe('Fetching your posts');
    expect(button('1 post, 300 byte in this browser').getAttribute('aria-expanded')).toBe('true');
    screen.getByText('1 of about 12');
    const meter = screen.getByRole('progressbar', { name: 'Fetching your posts' });
    expect([meter.getAttribute('value'), meter.getAttribute('max')]).toEqual(['1', '12']);
    await pass(kept, 1_500);
    expect(told()).toBe('Fetching your bookmarks');
    expect(screen.queryByRole('progressbar')).toBeNull();
    await pass(kept, 5_000);
    expect(told()).toBe('All is here. New posts are added by themselves.');
    expect(asked(kept).slice(0, 3)).toEqual(['replies:me', 'bookmarks', 'favourites']);
    button(/^2 posts, .* in this browser$/);
    expect(rows()).toHaveLength(2);
    unmount();
    expect(pageName.get()).toBe('');
  });

  test('of which all is here, its keeping is folded and its posts stand there, newest first', async () => {
    await showLibrary({ posts: POSTS });
    expect(button(/^2 posts/).getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
    expect(rows()).toEqual([expect.stringContaining('a heron'), expect.stringContaining('two herons')]);
  });

  test('that what is read is kept too is chosen by a switch that says how much', async () => {
    const { kept } = await showLibrary({ posts: POSTS });
    openKept();
    const toggle = screen.getByRole<HTMLInputElement>('switch', { name: 'Also keep what I read' });
    const hint = document.getElementById(toggle.getAttribute('aria-describedby') ?? '');
    expect([toggle.checked, hint?.textContent]).toEqual([
      false,
      'The last 5,000 posts that were before your eyes for a moment.',
    ]);
    expect(screen.queryByRole('button', { name: 'Read' })).toBeNull();
    fireEvent.click(toggle);
    await pass(kept);
    expect(toggle.checked).toBe(true);
    button('Read');
    expect(kept.library.state.get().reading).toBe(true);
  });

  test('folders that were made elsewhere are asked for, and lead to their dialog', async () => {
    const folders = fakeFolders([makeFolder('f1', 'Soups')]);
    const { kept, commands } = await showLibrary({ posts: POSTS }, { folders });
    await pass(kept);
    expect(folders.list.get()).toHaveLength(1);
    openKept();
    press('Folders of bookmarks');
    expect(commands.postDialog.get()).toEqual({ is: 'folders' });
  });
});

describe('being filled', () => {
  test('it says until when it waits and why, pauses, and goes on at a press', async () => {
    let mine = (): Promise<[]> => Promise.reject(new ApiError('server', { status: 503 }));
    const { kept } = await showLibrary({ lists: { mine: () => mine() } });
    press('Turn on my library');
    await pass(kept);
    expect(told()).toMatch(/^Waiting until .*: The server/);
    press('Pause');
    expect(told()).toBe('Paused');
    const tries = asked(kept).length;
    await pass(kept, 600_000);
    expect(asked(kept)).toHaveLength(tries);
    mine = async () => [];
    press('Go on');
    await pass(kept, 10_000);
    expect(told()).toMatch(/^All is here/);
    screen.getByText('Nothing is here yet');
    screen.getByText('What you write, bookmark or favorite will be found here.');
  });

  test('a request that hangs can be paused; what it brings later is not kept', async () => {
    let answer: (posts: [ReturnType<typeof ownPost>]) => void = () => undefined;
    const hangs = new Promise<[ReturnType<typeof ownPost>]>((resolve) => (answer = resolve));
    const { kept } = await showLibrary({ lists: { mine: () => hangs } });
    press('Turn on my library');
    await pass(kept, 60_000);
    expect(told()).toBe('Fetching your posts');
    screen.getByText('Your library is still being filled: it may come yet.');
    press('Pause');
    answer([ownPost('1', 'late')]);
    await pass(kept, 10_000);
    expect([told(), rows()]).toEqual(['Paused', []]);
    press('Go on');
    await pass(kept, 10_000);
    expect(rows()).toEqual([expect.stringContaining('late')]);
  });

  test('a list that the server refuses is named, and the others come', async () => {
    const { kept } = await showLibrary({
      lists: {
        mine: () => [ownPost('1', 'a heron')],
        bookmarks: () => Promise.reject(new ApiError('forbidden', { status: 403 })),
      },
    });
    press('Turn on my library');
    await pass(kept, 10_000);
    screen.getByText('The server does not give your bookmarks.');
    expect([told(), rows()]).toEqual([
      expect.stringMatching(/^All is here/),
      [expect.stringContaining('heron')],
    ]);
  });

  test('without room it stops, says so, and goes on at a press once there is room', async () => {
    const { kept } = await showLibrary({ lists: { mine: () => [ownPost('1', 'a heron')] } });
    kept.store.answer = 'full';
    press('Turn on my library');
    await pass(kept, 10_000);
    expect(told()).toMatch(/^There is no more room in this browser/);
    kept.store.answer = 'yes';
    press('Go on');
    await pass(kept, 10_000);
    expect(rows()).toEqual([expect.stringContaining('heron')]);
  });

  test('in a browser that keeps nothing it says so, and there is nothing to search', async () => {
    const { kept } = await showLibrary();
    kept.store.answer = 'refused';
    press('Turn on my library');
    await pass(kept, 10_000);
    expect(told()).toMatch(/^This browser keeps nothing for this page/);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  test('by another tab it says so, and is not paused here', async () => {
    const browser = new FakeBrowser();
    browser.tab().lead('skein:library:https://tidepool.example|me', () => undefined);
    await showLibrary({ posts: POSTS, platform: fakePlatform({ browser }) });
    expect(told()).toBe('Another tab fills it.');
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
    expect(rows()).toHaveLength(2);
  });

  test('checked again, it lets go what was taken back elsewhere', async () => {
    const { kept } = await showLibrary({
      posts: POSTS,
      lists: { mine: () => [ownPost('1', 'a heron')] },
      answers: { status: () => Promise.reject(new ApiError('not-found', { status: 404 })) },
    });
    openKept();
    press('Check all again');
    await pass(kept, 5_000);
    expect(told()).toBe('Looking for what was taken back elsewhere');
    await pass(kept, 60_000);
    expect(told()).toMatch(/^All is here/);
    expect(rows()).toEqual([expect.stringContaining('a heron')]);
  });
});

describe('deleted', () => {
  const question = (): HTMLElement =>
    screen.getByRole('alertdialog', { name: 'Delete your library from this browser?' });
  const answer = async (kept: KeptLibrary, name: string): Promise<void> => {
    press('Delete my library');
    await act(() => vi.dynamicImportSettled());
    // The way out at the top is called as the button is.
    const ways = within(question()).getAllByRole('button', { name });
    fireEvent.click(ways.at(-1) ?? question());
    await pass(kept, 1_000);
  };
  const said = (words: string): void => void screen.getByText(words);

  test('only when the question is answered so; then it is off, nothing is left, and it is said', async () => {
    const { kept } = await showLibrary({ posts: POSTS });
    openKept();
    await answer(kept, 'Cancel');
    expect(rows()).toHaveLength(2);
    await answer(kept, 'Delete my library');
    button('Turn on my library');
    said('Your library is deleted');
    expect(document.activeElement?.id).toBe('main');
    expect([kept.store.posts.size, kept.platform.storage.get(kept.choices)]).toEqual([0, null]);
  });

  test('by a browser that does not do it, that is said', async () => {
    const { kept } = await showLibrary({ posts: POSTS, remove: async () => false });
    openKept();
    await answer(kept, 'Delete my library');
    said('This browser did not delete your library. Close other tabs of this page and try again.');
  });

  test('in another tab, as at its sign-out, it is off here too', async () => {
    const { kept } = await showLibrary({ posts: POSTS });
    kept.platform.storage.remove(kept.choices);
    act(() => kept.platform.storageChanged(kept.choices));
    button('Turn on my library');
    expect(screen.queryByRole('searchbox')).toBeNull();
    await pass(kept, 1_000_000);
    expect(kept.platform.clock.waiting).toBe(0);
  });
});

describe('not there', () => {
  test('its code did not come: it says so, and comes at another try', async () => {
    const { library, platform, stop } = await keptLibrary({ posts: POSTS });
    const realm = createFakeRealm({ library, preferences: { virtualScrolling: false } });
    const { load } = realm.late.library;
    let fails = true;
    realm.late.library.load = () => (fails ? Promise.reject(new ApiError('offline')) : load());
    show(<LibraryPage query="" />, { realm });
    const wait = (): Promise<void> => act(() => platform.clock.advance(0));
    await wait();
    screen.getByText('The library could not be opened');
    fails = false;
    press('Try again');
    await wait();
    await wait();
    expect(rows()).toHaveLength(2);
    stop();
  });

  test('a visitor has none, and is told that members have', async () => {
    vi.useRealTimers();
    show(<LibraryPage query="" />, { realm: createFakeRealm({ folders: fakeFolders([]) }) });
    await screen.findByText('The server shows this only to people who are logged in.');
  });
});
