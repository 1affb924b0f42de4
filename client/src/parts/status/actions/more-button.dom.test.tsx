import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { serveBuildFiles } from '../../../../test/build-files';
import { createFakeRealm } from '../../../../test/fake-realm';
import { makeAccount, makeStatus } from '../../../../test/make';
import { show } from '../../../../test/show';
import { StatusCard } from '@/parts/status/card/status-card';

const ITEMS = '@/parts/moderation/status-items';

beforeAll(() => serveBuildFiles());
afterEach(cleanup);

async function openMenu(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  await screen.findByRole('menuitem', { name: 'Bookmark' });
}

test('the menu has the rows of staff again at the next opening, when their code did not come at first', async () => {
  vi.doMock(ITEMS, () => {
    throw new Error('the file did not come');
  });
  const realm = createFakeRealm({
    me: makeAccount({ id: '1', role: 'moderator' }),
    accounts: [makeAccount({ id: '2', acct: 'bea' })],
    statuses: [makeStatus({ id: '7', accountId: '2' })],
  });
  show(<StatusCard id="7" />, { realm });
  await openMenu();
  expect(screen.queryByRole('menuitem', { name: 'Delete as staff' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  vi.doUnmock(ITEMS);
  await openMenu();
  await screen.findByRole('menuitem', { name: 'Delete as staff' });
});
