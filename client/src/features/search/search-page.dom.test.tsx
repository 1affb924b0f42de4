import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { keepFocusAfterPress } from '@/app/focus-after-press';
import type { SearchDesk } from '@/data/pages/pages';
import { ApiError } from '@/domain/api-error';
import { createFakeRealm } from '../../../test/fake-realm';
import { show } from '../../../test/show';
import { SearchPage } from './search-page';

afterEach(cleanup);

function open(query: string, search: Partial<SearchDesk>): void {
  show(
    <main id="main" tabIndex={-1}>
      <SearchPage query={query} />
    </main>,
    { realm: createFakeRealm({ pages: { search } }) },
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
