import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { keepFocusAfterPress } from '@/app/focus/focus-after-press';
import type { Search } from '@/data/screens/screens';
import { ApiError } from '@/domain/api-error';
import { createFakeRealm } from '../../../test/fake-realm';
import { makeAccount, makeStatus } from '../../../test/make';
import { show } from '../../../test/show';
import { SearchPage } from './search-page';

afterEach(cleanup);

function open(query: string, search: Partial<Search>): void {
  show(
    <main id="main" tabIndex={-1}>
      <SearchPage query={query} />
    </main>,
    { realm: createFakeRealm({ screens: { search } }) },
  );
}

/** Presses as a keyboard does: the button has the focus. */
async function press(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  button.focus();
  fireEvent.click(button);
}

test('who forgets past searches one by one, then all, is never thrown to the top of the page', async () => {
  let queries = ['moss', 'tide', 'crab'];
  open('', {
    history: {
      list: () => queries,
      add: () => {},
      remove: (query) => {
        queries = queries.filter((kept) => kept !== query);
      },
      clear: () => {
        queries = [];
      },
    },
  });
  const focused = (): string | null | undefined => document.activeElement?.getAttribute('title');
  await press('Forget crab');
  expect(focused()).toBe('Forget tide');
  await press('Forget moss');
  expect(focused()).toBe('Forget tide');
  await press('Clear all');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('who tries a failed search again keeps a place on the page', async () => {
  open('moss', { find: () => Promise.reject(new ApiError('server', { status: 500 })) });
  const end = keepFocusAfterPress();
  await press('Try again');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  end();
});

test('who comes back to all that there is sees that it is all', async () => {
  const page = (from: number, count: number) => ({
    statuses: [],
    accounts: [],
    hashtags: Array.from({ length: count }, (_, at) => ({
      name: `tag${from + at}`,
      people: null,
      uses: null,
    })),
  });
  const search = { find: async () => page(0, 20), more: async () => page(20, 5) };
  open('tag', search);
  await press('Load more');
  await screen.findByText('No more results');
  cleanup();
  open('tag', search);
  await screen.findByText('#tag24');
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('a post that is deleted meanwhile leaves the results (SRCH-01)', async () => {
  const more = vi.fn(async () => ({ statuses: [], accounts: [], hashtags: [] }));
  const ids = Array.from({ length: 20 }, (_, at) => `s${at}`);
  const realm = createFakeRealm({
    accounts: [makeAccount({ id: '1' })],
    statuses: ids.map((id) => makeStatus({ id })),
    preferences: { virtualScrolling: false },
    screens: { search: { find: async () => ({ statuses: ids, accounts: [], hashtags: [] }), more } },
  });
  const page = (): void => void show(<SearchPage query="moss" />, { realm });
  page();
  await screen.findByRole('tab', { name: 'Posts (20)' });
  act(() => realm.cells.status('s3').set(undefined));
  await screen.findByRole('tab', { name: 'Posts (19)' });
  expect(screen.getAllByRole('article')).toHaveLength(19);
  // The server counts without it.
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await screen.findByText('No more results');
  expect(more).toHaveBeenCalledWith('moss', 'statuses', 19);
  // Whoever comes back finds the rest, and reads that there are no more.
  cleanup();
  page();
  await screen.findByRole('tab', { name: 'Posts (19)' });
  screen.getByText('No more results');
  act(() => ids.forEach((id) => realm.cells.status(id).set(undefined)));
  await screen.findByRole('tab', { name: 'Posts' });
  screen.getByText('No posts found');
});

test('without network the next page is on its way, and comes by itself with it (SYS-02)', async () => {
  const tag = (at: number) => ({ name: `tag${at}`, people: null, uses: null });
  const page = (from: number, count: number) => ({
    statuses: [],
    accounts: [],
    hashtags: Array.from({ length: count }, (_, at) => tag(from + at)),
  });
  let isThere = false;
  const more = async () => {
    if (!isThere) throw new ApiError('offline');
    return page(20, 5);
  };
  const realm = createFakeRealm({ screens: { search: { find: async () => page(0, 20), more } } });
  show(<SearchPage query="tag" />, { realm });
  act(() => realm.cells.reach.set('lost'));
  await press('Load more');
  await screen.findByText(/It comes by itself once there is one/);
  expect(screen.queryByRole('alert')).toBeNull();
  isThere = true;
  act(() => realm.cells.reach.set('here'));
  await screen.findByText('#tag24');
});
