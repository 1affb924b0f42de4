import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createFakeRealm } from '../../../test/fake-realm';
import { makeAccount, makeStatus } from '../../../test/make';
import { show } from '../../../test/show';
import { InboxPage } from './inbox-page';

afterEach(cleanup);

const talk = (id: string) => ({ id, accountIds: ['2'], lastStatusId: id, unread: false });

test('conversations are a feed, whose rows take the focus one after the other', async () => {
  const realm = createFakeRealm({
    me: makeAccount({ id: '1' }),
    accounts: [makeAccount({ id: '2', displayName: 'Ann' })],
    statuses: ['a', 'b'].map((id) => makeStatus({ id, accountId: '2' })),
    pages: { inbox: { talks: async () => ({ items: [talk('a'), talk('b')], next: null }) } },
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
});
