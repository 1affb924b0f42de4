import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createFakeRealm } from '../../../../test/fake-realm';
import { makeAccount, makeStatus } from '../../../../test/make';
import { show } from '../../../../test/show';
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

it('is called by whom it answers, for several may stand on a page', () => {
  const people = ['ada', 'lin'].map((id) => makeAccount({ id, acct: id, displayName: id.toUpperCase() }));
  const realm = createFakeRealm({
    me: makeAccount({ id: 'me' }),
    accounts: people,
    statuses: people.map(({ id }) => makeStatus({ id: `of ${id}`, accountId: id })),
  });
  const form = (statusId: string, quotes = false): ReactElement => (
    <ReplyForm key={`${statusId} ${quotes}`} statusId={statusId} quotes={quotes} onDone={() => {}} />
  );
  show(<>{[form('of ada'), form('of lin'), form('of lin', true), form('unknown')]}</>, { realm });
  const names = screen.getAllByRole('form').map((element) => element.getAttribute('aria-label'));
  expect(names).toEqual(['Reply to ADA', 'Reply to LIN', 'Quote LIN', 'Reply']);
});

it('says that the reply is posted, though its form is gone', async () => {
  const ada = makeAccount({ id: 'ada', acct: 'ada' });
  const realm = createFakeRealm({
    me: ada,
    accounts: [ada],
    statuses: [makeStatus({ id: 's1', accountId: 'ada' })],
  });
  function Place(): ReactElement | null {
    const [open, setOpen] = useState(true);
    return open ? <ReplyForm statusId="s1" onDone={() => setOpen(false)} /> : null;
  }
  show(<Place />, { realm });
  fireEvent.change(screen.getByRole('textbox', { name: 'Post text' }), { target: { value: 'So it is.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Post' }));
  expect((await screen.findByText('Posted')).getAttribute('role')).toBe('status');
  expect(screen.queryByRole('form')).toBeNull();
});
