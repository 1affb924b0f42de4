import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createFakeRealm } from '../../../test/fake-realm';
import { makeAccount, makeStatus } from '../../../test/make';
import { show } from '../../../test/show';
import { ReplyForm } from './reply-form';

afterEach(cleanup);

it('is brought into view whole, also below a tall post', async () => {
  const brought = vi.spyOn(Element.prototype, 'scrollIntoView');
  const ada = makeAccount({ id: 'ada', acct: 'ada' });
  const realm = createFakeRealm({
    me: ada,
    accounts: [ada],
    statuses: [makeStatus({ id: 's1', accountId: 'ada' })],
  });
  show(<ReplyForm statusId="s1" onDone={() => {}} />, { realm });
  await waitFor(() => expect(brought).toHaveBeenCalledWith({ block: 'nearest' }));
  const [moved] = brought.mock.contexts;
  expect(moved instanceof Element && moved.contains(screen.getByRole('button', { name: 'Post' }))).toBe(true);
});
