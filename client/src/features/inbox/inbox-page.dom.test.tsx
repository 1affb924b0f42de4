import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError } from '@/domain/api-error';
import { createFakeRealm } from '../../../test/fake-realm';
import { makeAccount, makeStatus } from '../../../test/make';
import { show } from '../../../test/show';
import { InboxPage } from './inbox-page';

afterEach(cleanup);

const conversation = (id: string) => ({ id, accountIds: ['2'], lastStatusId: id, unread: false });

test('conversations are a feed, whose rows take the focus one after the other', async () => {
  const realm = createFakeRealm({
    me: makeAccount({ id: '1' }),
    accounts: [makeAccount({ id: '2', displayName: 'Ann' })],
    statuses: ['a', 'b'].map((id) => makeStatus({ id, accountId: '2' })),
    screens: {
      directConversations: {
        conversations: async () => ({ items: [conversation('a'), conversation('b')], next: null }),
      },
    },
  });
  show(<InboxPage />, { realm });
  const feed = await screen.findByRole('feed', { name: 'Direct messages' });
  const rows = screen.getAllByRole('article');
  expect(rows.map((row) => [row.getAttribute('aria-posinset'), row.getAttribute('aria-setsize')])).toEqual([
    ['1', '2'],
    ['2', '2'],
  ]);
  rows[0]?.focus();
  fireEvent.keyDown(rows[0] ?? feed, { key: 'PageDown' });
  expect(document.activeElement).toBe(rows[1]);
  // The names by which the way back finds what was opened.
  expect(rows.map((row) => row.closest<HTMLElement>('[data-row]')?.dataset['row'])).toEqual(['a', 'b']);
});

test('a conversation with nobody else is with oneself', async () => {
  const alone = { ...conversation('a'), accountIds: [] };
  const realm = createFakeRealm({
    me: makeAccount({ id: '1', displayName: 'Ada' }),
    screens: { directConversations: { conversations: async () => ({ items: [alone], next: null }) } },
  });
  show(<InboxPage />, { realm });
  expect(await screen.findByRole('article', { name: 'Conversation with Ada' })).toBeTruthy();
});

test('who removes a conversation goes on with the one below', async () => {
  const inbox = {
    conversations: async () => ({ items: ['a', 'b', 'c'].map(conversation), next: null }),
    remove: async () => {},
  };
  const realm = createFakeRealm({
    me: makeAccount({ id: '1' }),
    accounts: [makeAccount({ id: '2', displayName: 'Ann' })],
    statuses: ['a', 'b', 'c'].map((id) => makeStatus({ id, accountId: '2' })),
    screens: { directConversations: inbox },
  });
  show(<InboxPage />, { realm });
  const rows = await screen.findAllByRole('article');
  const button = screen.getAllByRole('button', { name: /Ann/ })[1];
  if (!button) throw new Error('there is no button');
  button.focus();
  fireEvent.click(button);
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Remove from the list' }));
  await waitFor(() => expect(screen.getAllByRole('article').length).toBe(2));
  expect(document.activeElement).toBe(rows[2]);
});

test('without network the next conversations are on their way, and come by themselves with it (SYS-02)', async () => {
  let isThere = false;
  const conversations = async (after: unknown) => {
    if (after === null) return { items: [conversation('a')], next: { maxId: 'a' } };
    if (!isThere) throw new ApiError('offline');
    return { items: [conversation('b')], next: null };
  };
  const realm = createFakeRealm({
    me: makeAccount({ id: '1' }),
    accounts: [makeAccount({ id: '2', displayName: 'Ann' })],
    statuses: ['a', 'b'].map((id) => makeStatus({ id, accountId: '2' })),
    screens: { directConversations: { conversations } },
  });
  show(<InboxPage />, { realm });
  await screen.findByRole('article');
  act(() => realm.cells.reach.set('lost'));
  fireEvent.click(await screen.findByRole('button', { name: /more|again/i }));
  await screen.findByText(/It comes by itself once there is one/);
  expect(screen.queryByRole('alert')).toBeNull();
  isThere = true;
  act(() => realm.cells.reach.set('here'));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
});

test('an unread conversation says so, and opening its last post reads it', async () => {
  const realm = createFakeRealm({
    me: makeAccount({ id: '1' }),
    accounts: [makeAccount({ id: '2', displayName: 'Ann' })],
    statuses: [makeStatus({ id: 'a', accountId: '2', text: 'The green gate, at nine' })],
    screens: {
      directConversations: {
        conversations: async () => ({ items: [{ ...conversation('a'), unread: true }], next: null }),
      },
    },
  });
  show(<InboxPage />, { realm });
  await screen.findByText(/Unread/);
  const link = within(screen.getByRole('article')).getByRole('link');
  expect(link.getAttribute('href')).toBe('/notice/a');
  fireEvent.click(link);
  await waitFor(() => expect(realm.calls).toContainEqual(['readDirectConversation', 'a']));
  expect(screen.queryByText(/Unread/)).toBeNull();
});
