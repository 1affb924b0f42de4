import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createFakeRealm } from '../../../test/fake-realm';
import { makeAccount, makeStatus } from '../../../test/make';
import { show } from '../../../test/show';
import { ThreadHere } from './thread-here';

afterEach(cleanup);

test('the menu of each of its posts folds a conversation that was opened in a list', async () => {
  const realm = createFakeRealm({
    me: makeAccount({ id: '1' }),
    accounts: [makeAccount({ id: '2' })],
    statuses: ['a', 'b', 'c'].map((id) => makeStatus({ id, accountId: '2' })),
    conversations: { b: { ids: ['a', 'b', 'c'] } },
  });
  realm.rowFlags.set('b', 'unfolded', true);
  show(<ThreadHere statusId="b" replyForm={undefined} />, { realm });
  fireEvent.click(screen.getAllByRole('button', { name: 'More' })[2] ?? document.body);
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Collapse conversation' }));
  expect(realm.rowFlags.get('b', 'unfolded').get()).toBe(false);
});
