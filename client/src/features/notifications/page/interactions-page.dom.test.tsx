import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createFakeRealm } from '../../../../test/fake-realm';
import { makeAccount, makeNotification, makeStatus } from '../../../../test/make';
import { show } from '../../../../test/show';
import { InteractionsPage } from './interactions-page';

afterEach(cleanup);

test('interactions are asked for by kind, with older ones below (TL-16)', async () => {
  const asked: (readonly unknown[])[] = [];
  const ids = { mentions: 'm', likes: 'l', follows: 'f', moves: 'x' } as const;
  const realm = createFakeRealm({
    me: makeAccount({ id: '1' }),
    accounts: [makeAccount({ id: '2', displayName: 'Ann' })],
    statuses: [makeStatus({ id: '7' })],
    notifications: [
      makeNotification({ id: 'm', accountId: '2', statusId: '7' }),
      makeNotification({ id: 'l', kind: 'favourite', accountId: '2', statusId: '7' }),
      makeNotification({ id: 'l-older', kind: 'reblog', accountId: '2', statusId: '7' }),
      makeNotification({ id: 'f', kind: 'follow', accountId: '2' }),
    ],
    screens: {
      interactions: async (kind, after) => {
        asked.push([kind, after]);
        if (after !== null) return { items: ['l-older'], next: null };
        return { items: [ids[kind]], next: kind === 'likes' ? { maxId: 'l' } : null };
      },
    },
    preferences: { virtualScrolling: false },
  });
  show(<InteractionsPage />, { realm });
  await screen.findByText(/mentioned you/);
  fireEvent.click(screen.getByRole('tab', { name: 'Favorites and repeats' }));
  await screen.findByText(/favorited your post/);
  fireEvent.click(screen.getByRole('button', { name: 'Load older interactions' }));
  await screen.findByText(/repeated your post/);
  fireEvent.click(screen.getByRole('tab', { name: 'Follows' }));
  await screen.findByText(/followed you/);
  expect(asked).toEqual([
    ['mentions', null],
    ['likes', null],
    ['likes', { maxId: 'l' }],
    ['follows', null],
  ]);
});
