import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeWayBack } from '@/data/session/way-back';
import { ApiError } from '@/domain/api-error';
import type { TimelineView } from '@/data/timelines/timelines';
import { createFakeRealm, type FakeRealm } from '../../../test/fake-realm';
import { makeAccount, makeServer, makeStatus } from '../../../test/make';
import { show } from '../../../test/show';
import { TimelineScreen } from './timeline-screen';

const advance = (milliseconds: number): void =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function home(view: Partial<TimelineView>, me: string | null = '1'): FakeRealm {
  const realm = createFakeRealm({
    me: me === null ? null : makeAccount({ id: me }),
    accounts: [makeAccount({ id: '2' })],
    statuses: ['a', 'b', 'c'].map((id) => makeStatus({ id, accountId: '2' })),
    timelines: { home: view },
    preferences: { virtualScrolling: false },
  });
  show(<TimelineScreen timelineKey="home" title="Home" />, { realm });
  return realm;
}

const failure = { is: 'failed', error: new ApiError('server', { status: 503 }) } as const;

test('the timeline is opened while it is shown and closed after', () => {
  const realm = home({ ids: ['a'] });
  expect(realm.calls).toContainEqual(['open', 'home']);
  cleanup();
  expect(realm.calls).toContainEqual(['close', 'home']);
});

test('it is a feed whose articles know their place', () => {
  home({ ids: ['a', 'b', 'c'] });
  expect(screen.getByRole('feed', { name: 'Home timeline' })).toBeTruthy();
  const articles = screen.getAllByRole('article');
  expect(articles.map((article) => article.getAttribute('aria-posinset'))).toEqual(['1', '2', '3']);
  expect(articles[0]?.getAttribute('aria-setsize')).toBe('3');
});

test('"Show new" shows the queue, goes to the top and leaves the focus in the feed', () => {
  const realm = home({ ids: ['a'], queued: 7 });
  fireEvent.click(screen.getByRole('button', { name: 'Show new (7)' }));
  expect(realm.calls).toContainEqual(['showNew', 'home']);
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0 });
  expect(document.activeElement?.getAttribute('role')).toBe('feed');
});

test('after a gap the button reads "Reload"', () => {
  home({ ids: ['a'], mustReload: true });
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
});

/** A home with a gap between 4 and 1, which 3 and 2 fill. */
async function fillGap(name: string): Promise<void> {
  const realm = createFakeRealm({
    me: makeAccount({ id: '1' }),
    accounts: [makeAccount({ id: '2' })],
    statuses: ['4', '3', '2', '1'].map((id) => makeStatus({ id, accountId: '2' })),
    timelines: { home: { ids: ['4', '1'], gaps: new Map([['1', { above: '4', since: '1' }]]) } },
    preferences: { virtualScrolling: false },
  });
  const view = realm.cells.timeline('home');
  realm.timelines.fillGap = async () => {
    view.set({ ...view.get(), ids: ['4', '3', '2', '1'], gaps: new Map() });
    return null;
  };
  show(<TimelineScreen timelineKey="home" title="Home" />, { realm });
  const button = await screen.findByRole('button', { name });
  button.focus();
  fireEvent.click(button);
}

const focusedPost = (): string | null => document.activeElement?.getAttribute('data-status-id') ?? null;

test('a gap that is filled from above leaves the focus on the first post that came', async () => {
  await fillGap('Load on from above');
  await waitFor(() => expect(focusedPost()).toBe('3'));
});

test('a gap that is filled from below leaves the focus on the post above what was read', async () => {
  await fillGap('Load on from below');
  await waitFor(() => expect(focusedPost()).toBe('2'));
});

test('clicks are blocked for a second after showing new posts', () => {
  vi.useFakeTimers();
  home({ ids: ['a'], queued: 1 });
  fireEvent.click(screen.getByRole('button', { name: 'Show new (1)' }));
  expect(document.querySelector('[data-blocked]')).not.toBeNull();
  advance(1000);
  expect(document.querySelector('[data-blocked]')).toBeNull();
  vi.useRealTimers();
});

test('a post that several people repeated is one card that names them', async () => {
  const realm = createFakeRealm({
    me: makeAccount({ id: '1' }),
    accounts: ['2', '3', '4', '5'].map((id) => makeAccount({ id, displayName: `Person ${id}` })),
    statuses: [
      makeStatus({ id: 'a', accountId: '2' }),
      makeStatus({ id: 'r', accountId: '3', reblogId: 'a' }),
    ],
    timelines: { home: { ids: ['r'], also: new Map([['a', ['4', '5', '4']]]) } },
    preferences: { virtualScrolling: false },
  });
  show(<TimelineScreen timelineKey="home" title="Home" />, { realm });
  expect(
    await screen.findAllByText(
      (_, element) => element?.textContent === 'Person 3, Person 4 and 1 other repeated',
    ),
  ).toBeTruthy();
});

test('a line stands below what was unread, and nothing when nothing is above', async () => {
  home({ ids: ['a', 'b'], readUpTo: 'b' });
  expect(await screen.findByText('New above this line')).toBeTruthy();
  cleanup();
  home({ ids: ['a', 'b'], readUpTo: 'a' });
  expect(screen.queryByText('New above this line')).toBeNull();
});

test('a gap is filled from either end', async () => {
  const gap = { above: 'a', since: 'b' };
  const realm = home({ ids: ['a', 'b'], gaps: new Map([['b', gap]]) });
  fireEvent.click(await screen.findByRole('button', { name: 'Load on from above' }));
  await act(async () => {});
  fireEvent.click(screen.getByRole('button', { name: 'Load on from below' }));
  await act(async () => {});
  expect(realm.calls).toContainEqual(['fillGap', 'home', gap, 'above']);
  expect(realm.calls).toContainEqual(['fillGap', 'home', gap, 'below']);
});

test('the quick filters are those of this timeline', async () => {
  const realm = home({ ids: ['a'] });
  fireEvent.click(screen.getByRole('button', { name: 'Quick settings' }));
  fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Hide repeats' }));
  expect(realm.calls).toContainEqual(['setFilter', 'home', { onlyMedia: false, hideRepeats: true }]);
});

test('a tag is followed and left in its header', async () => {
  const realm = createFakeRealm({ me: makeAccount({ id: '1' }), followsTag: false });
  show(<TimelineScreen timelineKey="tag:tides" title="#tides" />, { realm });
  fireEvent.click(await screen.findByRole('button', { name: 'Follow #tides' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Unfollow #tides' }));
  await screen.findByRole('button', { name: 'Follow #tides' });
  expect(realm.calls.filter(([call]) => call === 'followTag')).toEqual([
    ['followTag', 'tides', true],
    ['followTag', 'tides', false],
  ]);
});

test('visitors are not offered to follow a tag', async () => {
  show(<TimelineScreen timelineKey="tag:tides" title="#tides" />, {
    realm: createFakeRealm({ me: null, followsTag: false }),
  });
  await act(async () => {});
  expect(screen.queryByRole('button', { name: /Follow/ })).toBeNull();
});

test('a list is headed by its name and leads to where it is edited; what follows is not called so', async () => {
  const { unmount } = show(<TimelineScreen timelineKey="list:7" title="List" />, {
    realm: createFakeRealm({ me: makeAccount({ id: '1' }) }),
  });
  const link = await screen.findByRole('link', { name: 'List 7, edit list' });
  expect(link.getAttribute('href')).toBe('/lists/7/edit');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('List 7');
  unmount();
  home({ ids: [] });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Home');
});

test('older posts that failed are tried again by themselves, later each time, and when the server is back', async () => {
  const realm = home({ ids: ['a'] });
  // The code of failures is here.
  await import('@/parts/status/list/older-failed');
  // And the trouble of tests before it is long over.
  vi.useFakeTimers({ now: Date.now() + 3_600_000 });
  const view = realm.cells.timeline('home');
  act(() => view.set({ ...view.get(), older: failure }));
  await act(async () => {});
  realm.calls.length = 0;
  const asked = (): number => realm.calls.filter(([call]) => call === 'loadOlder').length;
  advance(5000);
  expect(asked()).toBe(1);
  act(() => view.set({ ...view.get(), older: { ...failure, error: new ApiError('offline') } }));
  advance(6000);
  expect(asked()).toBe(1);
  act(() => realm.cells.reach.set('lost'));
  act(() => realm.cells.reach.set('here'));
  expect(asked()).toBe(2);
  advance(5000);
  expect(asked()).toBe(3);
  vi.useRealTimers();
});

test('arriving posts are told in bulk', () => {
  vi.useFakeTimers();
  const realm = home({ ids: ['a'] });
  const timeline = realm.cells.timeline('home');
  act(() => timeline.set({ ...timeline.get(), queued: 1 }));
  advance(2000);
  act(() => timeline.set({ ...timeline.get(), queued: 3 }));
  expect(screen.queryByText('1 new post')).toBeNull();
  advance(5000);
  expect(screen.getByText('3 new posts')).toBeTruthy();
  vi.useRealTimers();
});

test('an empty timeline says so, a loading one does not', () => {
  home({ ids: [] });
  expect(screen.getByText('No statuses')).toBeTruthy();
  cleanup();
  home({ ids: [], loaded: false });
  expect(screen.queryByText('No statuses')).toBeNull();
  expect(screen.getByText('Loading posts')).toBeTruthy();
});

test('a page whose sign-in was refused leads to another one, and back from it', async () => {
  home({ ids: [], newer: { is: 'failed', error: new ApiError('unauthorized', { status: 401 }) } });
  const link = await screen.findByRole('link', { name: 'Log in again' });
  expect(screen.getByRole('button', { name: 'Try again' })).not.toBeNull();
  window.history.replaceState(null, '', '/tag/tide?x=1');
  fireEvent.click(link);
  expect(takeWayBack()).toBe('/tag/tide?x=1');
  expect(takeWayBack()).toBeNull();
});

test('a timeline that failed says why and can be tried again', () => {
  const realm = home({ ids: [], newer: failure });
  expect(screen.getByRole('alert').textContent).toContain('The server has a problem');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(realm.calls).toContainEqual(['loadNewer', 'home']);
});

test('a timeline that the server keeps for members leads a visitor to the sign-in, and back', async () => {
  home({ ids: [], newer: { is: 'failed', error: new ApiError('login-needed', { status: 401 }) } }, null);
  const link = await screen.findByRole('link', { name: 'Log in' });
  expect(link.getAttribute('href')).toBe('/login');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  window.history.replaceState(null, '', '/main/bubble');
  fireEvent.click(link);
  expect(takeWayBack()).toBe('/main/bubble');
});

test('a server without a bubble says so, and is not asked for one', async () => {
  const realm = createFakeRealm({
    me: makeAccount({ id: '1' }),
    server: makeServer({ can: { bubbleTimeline: false } }),
  });
  show(<TimelineScreen timelineKey="bubble" title="Bubble" />, { realm });
  expect(await screen.findByText('This server has no bubble')).toBeTruthy();
  expect(realm.calls.filter(([name]) => name === 'open')).toEqual([]);
});

test('a failure keeps what is shown', () => {
  home({ ids: ['a'], newer: failure });
  expect(screen.getByText('Text of a')).toBeTruthy();
});

test('the end, the failure and the button below the last post', async () => {
  home({ ids: ['a'], reachedEnd: true });
  expect(screen.getByText('No more statuses')).toBeTruthy();
  cleanup();
  const realm = home({ ids: ['a'], older: failure });
  expect((await screen.findByRole('alert')).textContent).toContain('Older posts could not be loaded');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(realm.calls).toContainEqual(['loadOlder', 'home']);
});

test('near the end older posts are asked for, once a second at most', () => {
  vi.useFakeTimers();
  const realm = home({ ids: ['a'] });
  const asked = (): number => realm.calls.filter(([call]) => call === 'loadOlder').length;
  advance(150);
  expect(asked()).toBe(1);
  fireEvent.scroll(window);
  advance(500);
  expect(asked()).toBe(1);
  advance(600);
  expect(asked()).toBe(2);
  vi.useRealTimers();
});

test('the refresh button asks, and tells when nothing came', async () => {
  const realm = home({ ids: ['a'] });
  fireEvent.click(screen.getByRole('button', { name: 'Load new posts' }));
  expect(realm.calls).toContainEqual(['loadNewer', 'home']);
  expect(await screen.findByText('Up to date')).toBeTruthy();
});

test('what the refresh button brings is shown to a reader at the top', async () => {
  const realm = home({ ids: ['a'], queued: 2 });
  fireEvent.click(screen.getByRole('button', { name: 'Load new posts' }));
  await waitFor(() => expect(realm.calls).toContainEqual(['showNew', 'home']));
});

test('Page Down and Page Up lead from post to post', () => {
  home({ ids: ['a', 'b', 'c'] });
  const [first, second] = screen.getAllByRole('article');
  first?.focus();
  fireEvent.keyDown(first ?? document.body, { key: 'PageDown' });
  expect(document.activeElement).toBe(second);
  fireEvent.keyDown(second ?? document.body, { key: 'PageUp' });
  expect(document.activeElement).toBe(first);
});

test('the title opens the menu of timelines that this reader may see', async () => {
  home({ ids: ['a'] }, null);
  fireEvent.click(screen.getByRole('button', { name: 'Home' }));
  const items = (await screen.findAllByRole('menuitemradio')).map((item) => item.textContent);
  expect(items).toEqual(['Local', 'Bubble', 'Known network']);
});

test('quick settings change what is read', async () => {
  const realm = home({ ids: ['a'] });
  fireEvent.click(screen.getByRole('button', { name: 'Quick settings' }));
  fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Hide media' }));
  expect(realm.settings.get('hideAttachments')).toBe(true);
  expect(realm.settings.get('hideAttachmentsInConv')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Quick settings' }));
  fireEvent.click(await screen.findByRole('menuitemradio', { name: 'Only replies to me' }));
  expect(realm.settings.get('replyVisibility')).toBe('self');
});
