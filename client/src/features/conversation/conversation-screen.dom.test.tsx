import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError } from '@/domain/api-error';
import type { ConversationView } from '@/data/conversations/conversations';
import { createFakeRealm, type FakeRealm } from '../../../test/fake-realm';
import { makeAccount, makeServer, makeStatus } from '../../../test/make';
import { show } from '../../../test/show';
import { historyEntry } from '@/lib/history/history-entry';
import { keptPlaces } from '@/lib/history/kept-places';
import { ConversationScreen } from './conversation-screen';

afterEach(cleanup);

function thread(view: Partial<ConversationView>): FakeRealm {
  const realm = createFakeRealm({
    me: makeAccount({ id: '1' }),
    accounts: [makeAccount({ id: '2' })],
    statuses: ['a', 'b', 'c'].map((id) => makeStatus({ id, accountId: '2', threadMuted: id === 'c' })),
    conversations: { b: view },
    preferences: { virtualScrolling: false },
  });
  show(<ConversationScreen statusId="b" />, { realm });
  return realm;
}

test('a reader who comes back waits for the posts where they were, and no longer than the answer takes', () => {
  const entry = historyEntry();
  const part = { ids: ['a', 'b'], loaded: false, fetch: { is: 'loading' } } as const;
  keptPlaces.set(entry, { rows: [['gone since', 50]], heights: [] });
  const realm = thread(part);
  expect(screen.queryAllByRole('article')).toEqual([]);
  const view = realm.cells.conversation('b');
  act(() => view.set({ ...view.get(), ids: ['a', 'b', 'c'], loaded: true, fetch: { is: 'idle' } }));
  expect(screen.getAllByRole('article')).toHaveLength(3);
  cleanup();
  keptPlaces.set(entry, { rows: [['a', 50]], heights: [] });
  thread(part);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  cleanup();
  keptPlaces.set(entry, { rows: [['gone since', 50]], heights: [] });
  thread({ ...part, fetch: { is: 'failed', error: new ApiError('offline') } });
  expect(screen.getAllByRole('article')).toHaveLength(2);
  keptPlaces.delete(entry);
});

const failure = { is: 'failed', error: new ApiError('offline') } as const;

test('all posts stand in order and the opened one is marked', () => {
  thread({ ids: ['a', 'b', 'c'] });
  const articles = screen.getAllByRole('article');
  expect(articles.map((article) => article.dataset['statusId'])).toEqual(['a', 'b', 'c']);
  expect(articles.map((article) => article.getAttribute('aria-current'))).toEqual([null, 'true', null]);
});

test("the opened post wears its author's colour like any other (ST-07)", () => {
  const realm = createFakeRealm({
    accounts: [makeAccount({ id: '2', acct: 'lin' })],
    statuses: [makeStatus({ id: 'b', accountId: '2' })],
    conversations: { b: { ids: ['b'] } },
    preferences: { virtualScrolling: false, highlight: { lin: { color: '#ff8800', type: 'side' } } },
  });
  show(<ConversationScreen statusId="b" />, { realm });
  const post = screen.getByRole('article');
  expect(post.dataset['highlight']).toBe('side');
  expect(post.style.getPropertyValue('--highlight-colour')).toBe('#ff8800');
});

test('the name of a program has a direction of its own, the dot before it that of the line', () => {
  const realm = createFakeRealm({
    accounts: [makeAccount({ id: '2' })],
    statuses: [makeStatus({ id: 'b', accountId: '2', application: 'Tidewalk' })],
    conversations: { b: { ids: ['b'] } },
    preferences: { virtualScrolling: false },
  });
  show(<ConversationScreen statusId="b" />, { realm });
  expect(screen.getByText('Tidewalk').parentElement?.textContent).toBe('· Tidewalk');
});

test('in a list a post names what answers it by its number, to be read in passing or gone to', () => {
  const realm = createFakeRealm({
    me: makeAccount({ id: '1' }),
    accounts: [makeAccount({ id: '2' })],
    statuses: [
      makeStatus({ id: 'a', accountId: '2' }),
      ...Array.from({ length: 14 }, (_, at) =>
        makeStatus({ id: `b${at + 10}`, accountId: '2', inReplyToId: 'a' }),
      ),
    ],
    conversations: { a: { ids: ['a', ...Array.from({ length: 14 }, (_, at) => `b${at + 10}`)] } },
    preferences: { virtualScrolling: false },
  });
  show(<ConversationScreen statusId="a" />, { realm });
  const link = screen.getByRole('link', { name: '#2' });
  expect(link.getAttribute('href')).toBe('/notice/b10');
  expect(link.dataset['peek']).toBe('status b10');
  expect(screen.queryByRole('link', { name: '#15' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '2 more' }));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: '#14' }));
  expect(screen.getByRole('link', { name: '#15' })).toBeTruthy();
});

test('whatever a tree offers between posts is inside an article, as a feed may hold nothing else', () => {
  const chain = Array.from({ length: 30 }, (_, at) => `c${at + 10}`);
  const realm = createFakeRealm({
    me: makeAccount({ id: '1' }),
    accounts: [makeAccount({ id: '2' })],
    statuses: [
      makeStatus({ id: 'a', accountId: '2' }),
      makeStatus({ id: 'beside', accountId: '2', inReplyToId: 'a' }),
      ...chain.map((id, at) => makeStatus({ id, accountId: '2', inReplyToId: chain[at - 1] ?? 'a' })),
    ],
    conversations: { c11: { ids: ['a', 'beside', ...chain] } },
    preferences: { virtualScrolling: false, conversationDisplay: 'tree' },
  });
  show(<ConversationScreen statusId="c11" />, { realm });
  const feed = screen.getByRole('feed');
  expect(screen.getAllByRole('button', { name: 'Hide replies' }).length).toBeGreaterThan(0);
  expect(screen.getAllByText(/more repl|other repl/).length).toBeGreaterThan(1);
  const outside = [...feed.querySelectorAll('a, button')].filter(
    (each) => !each.closest('article, [role="article"]'),
  );
  expect(outside).toEqual([]);
});

test('a list shows at each post its number and those of its replies, which lead to them (ST-02)', async () => {
  const answers = { a: null, b: 'a', c: 'a', d: 'b' };
  const realm = createFakeRealm({
    me: makeAccount({ id: '1' }),
    accounts: [makeAccount({ id: '2' })],
    statuses: Object.entries(answers).map(([id, inReplyToId]) =>
      makeStatus({ id, accountId: '2', inReplyToId }),
    ),
    conversations: { c: { ids: ['a', 'b', 'c', 'd'] } },
    preferences: { virtualScrolling: false, conversationDisplay: 'linear' },
  });
  show(<ConversationScreen statusId="c" />, { realm });
  await screen.findAllByText(/Replies:/);
  const numbers = screen
    .getAllByRole('article')
    .map((article) =>
      [...article.querySelectorAll('p')]
        .map((line) => line.textContent)
        .find((text) => /^#\d/.test(text ?? '')),
    );
  expect(numbers.map((line) => line?.replaceAll(/\s+/g, ' ').trim())).toEqual([
    '#1 · Replies: #2 #3',
    '#2 · Replies: #4',
    '#3',
    '#4',
  ]);
  expect(screen.getByRole('link', { name: '#4' }).getAttribute('href')).toBe('/notice/d');
});

test('hiding a branch leaves the focus on the post that it hangs on, showing it on its first post', async () => {
  const realm = createFakeRealm({
    me: makeAccount({ id: '1' }),
    accounts: [makeAccount({ id: '2' })],
    statuses: ['a', 'b', 'c'].map((id, at, all) =>
      makeStatus({ id, accountId: '2', inReplyToId: all[at - 1] ?? null }),
    ),
    conversations: { a: { ids: ['a', 'b', 'c'] } },
    preferences: { virtualScrolling: false, conversationDisplay: 'tree' },
  });
  show(<ConversationScreen statusId="a" />, { realm });
  fireEvent.click(screen.getByRole('button', { name: 'Hide replies' }));
  expect(screen.queryByText('Text of c')).toBeNull();
  expect(document.activeElement?.getAttribute('data-status-id')).toBe('b');
  const unfold = screen.getByRole('button', { name: 'Show 1 reply' });
  unfold.focus();
  fireEvent.click(unfold);
  await waitFor(() => expect(document.activeElement?.getAttribute('data-status-id')).toBe('c'));
});

test('the conversation is open while it is shown', () => {
  const realm = thread({ ids: ['b'] });
  cleanup();
  expect(realm.calls).toEqual([
    ['openConversation', 'b'],
    ['closeConversation', 'b'],
  ]);
});

test('the known post is shown at once while the rest is on its way', () => {
  thread({ ids: ['b'], loaded: false, fetch: { is: 'loading' } });
  expect(screen.getByText('Text of b')).toBeTruthy();
  expect(screen.getByText('Loading the conversation')).toBeTruthy();
});

test('a reply that arrives is added', () => {
  const realm = thread({ ids: ['a', 'b'] });
  const view = realm.cells.conversation('b');
  act(() => view.set({ ...view.get(), ids: ['a', 'b', 'c'] }));
  expect(screen.getByText('Text of c')).toBeTruthy();
});

test('a failure keeps the known post and offers another try', () => {
  const realm = thread({ ids: ['b'], fetch: failure });
  expect(screen.getByText('Text of b')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('Replies could not be loaded');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(realm.calls).toContainEqual(['reloadConversation', 'b']);
});

test('a failure with nothing known says so', () => {
  thread({ ids: [], fetch: failure });
  expect(screen.getByRole('alert').textContent).toContain('The conversation could not be loaded');
});

test('a post that is deleted while it is read is no failure', () => {
  const error = new ApiError('not-found', { identifier: 'deleted' });
  thread({ ids: [], fetch: { is: 'failed', error } });
  expect(screen.getByText('This post is deleted').closest('[role="status"]')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

const notThere = { is: 'failed', error: new ApiError('not-found', { status: 404, message: '' }) } as const;

test('a post that is not there says so and leaves the focus where it is', () => {
  const main = document.createElement('main');
  main.id = 'main';
  main.tabIndex = -1;
  document.body.append(main);
  thread({ ids: [], fetch: notThere });
  expect(screen.getByRole('alert').textContent).toContain('There is no such post');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(document.activeElement).toBe(document.body);
  main.remove();
});

test('a visitor of a private server is told to log in instead, for it shows no post to visitors', () => {
  const realm = createFakeRealm({
    server: { ...makeServer(), isPrivate: true },
    conversations: { b: { ids: [], fetch: notThere } },
  });
  show(<ConversationScreen statusId="b" />, { realm });
  expect(screen.getByText('The server shows this only to people who are logged in.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
});

test('a post that was deleted meanwhile says so in its place', () => {
  const realm = thread({ ids: ['a', 'b'] });
  act(() => realm.cells.status('b').set(undefined));
  expect(screen.getByText('This post was deleted.')).toBeTruthy();
});

test('a member may have it translated where the server does that; a visitor may read, hear and print it', async () => {
  const offered = async (
    me: ReturnType<typeof makeAccount> | null,
    translate: boolean,
  ): Promise<(string | null)[]> => {
    const realm = createFakeRealm({
      me,
      accounts: [makeAccount({ id: '2' })],
      statuses: [makeStatus({ id: 'b', accountId: '2' })],
      conversations: { b: { ids: ['b'] } },
      server: makeServer({ can: { translate } }),
    });
    show(<ConversationScreen statusId="b" />, { realm });
    fireEvent.click(screen.getByRole('button', { name: 'More for this conversation' }));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    cleanup();
    return items;
  };
  const all = ['Read as one text', 'Listen', 'Translate conversation', 'Print'];
  const rest = ['Read as one text', 'Listen', 'Print'];
  expect(await offered(makeAccount({ id: '1' }), true)).toEqual(all);
  expect(await offered(makeAccount({ id: '1' }), false)).toEqual(rest);
  expect(await offered(null, true)).toEqual(rest);
});
