import '@/i18n/messages/en/late/compose';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ApiError } from '@/domain/api-error';
import { ONLY_WORDS } from '@/data/writing/drafts/draft';
import type { OutboxItem } from '@/data/writing/outbox/outbox-entry';
import { cell } from '../../../../test/cell';
import { createFakeRealm } from '../../../../test/fake-realm';
import { fakePosting } from '../../../../test/fake-posting';
import { makeAccount } from '../../../../test/make';
import { makeOutboxItem } from '../../../../test/make-outbox';
import { show } from '../../../../test/show';
import { createCommands } from '@/parts/commands/commands';
import { SettledWords } from '@/parts/composer/form/settled-words';
import { WaitingPosts } from './waiting-posts';

afterEach(cleanup);

const commands = createCommands();

const item = makeOutboxItem();

it('can be stopped, and what goes leaves the focus in the page', async () => {
  const view = cell<readonly OutboxItem[]>([item]);
  const { outbox } = fakePosting(() => {});
  const realm = createFakeRealm({
    me: makeAccount({ id: 'ada' }),
    posting: { outbox: { ...outbox, view, stop: () => view.set([]) } },
  });
  show(
    <main id="main" tabIndex={-1}>
      <WaitingPosts />
    </main>,
    { realm },
  );
  const stop = await screen.findByRole('button', { name: 'Stop' });
  stop.focus();
  await act(async () => {
    fireEvent.click(stop);
  });
  expect(screen.queryByText('on its way')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

/** Two of three are on the server, and the third waits. */
const half: OutboxItem = {
  ...item,
  entry: {
    ...item.entry,
    attempts: 1,
    content: {
      ...item.entry.content,
      more: ['the second', 'the third'].map((text) => ({ key: text, text, media: [], poll: null })),
    },
    error: { kind: 'server', message: 'It went wrong' },
  },
  done: 2,
  total: 3,
  sending: false,
};

const showHalf = (): readonly (readonly unknown[])[] => {
  const calls: (readonly unknown[])[] = [];
  const { outbox } = fakePosting((...call) => void calls.push(call));
  const view = cell<readonly OutboxItem[]>([half]);
  const realm = createFakeRealm({
    me: makeAccount({ id: 'ada' }),
    posting: { outbox: { ...outbox, view } },
  });
  show(<WaitingPosts />, { realm, commands });
  return calls;
};

it('shows of a chain what is not sent, and how far it is in a line of its own', async () => {
  showHalf();
  expect(await screen.findByText('the third')).toBeTruthy();
  expect(screen.queryByText('on its way')).toBeNull();
  expect(screen.getByText('2 of 3 sent')).toBeTruthy();
});

it('is deleted only after a question', async () => {
  const calls = showHalf();
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(commands.confirming.get()?.question.title).toBe('Delete this unsent post?'));
  await act(async () => commands.confirming.get()?.answer(false));
  expect(calls).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(commands.confirming.get()).not.toBeNull());
  await act(async () => commands.confirming.get()?.answer(true));
  await waitFor(() => expect(calls).toEqual([['removeFromOutbox', 'key']]));
});

it('with a time of its own is tried again, which does not send it at once', async () => {
  const content = { ...item.entry.content, scheduledAt: '2026-11-25T10:00:00.000Z' };
  const scheduled: OutboxItem = { ...item, entry: { ...item.entry, content }, sending: false };
  const { outbox } = fakePosting(() => {});
  const view = cell<readonly OutboxItem[]>([scheduled]);
  show(<WaitingPosts />, { realm: createFakeRealm({ posting: { outbox: { ...outbox, view } } }) });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull();
});

it('is no longer said to wait once it is gone', async () => {
  const view = cell<readonly OutboxItem[]>([{ ...item, sending: false }]);
  const { outbox } = fakePosting(() => {});
  const realm = createFakeRealm({ posting: { outbox: { ...outbox, view } } });
  show(<SettledWords settled={{ is: 'waiting', inDoubt: false, error: new ApiError('offline') }} />, {
    realm,
  });
  expect(await screen.findByText(/^Not sent yet/)).toBeTruthy();
  act(() => view.set([]));
  expect(screen.queryByText(/^Not sent yet/)).toBeNull();
});

/** A post that waits, by what became of its last try. */
const showWaiting = (facts: Partial<OutboxItem>) => {
  const calls: (readonly unknown[])[] = [];
  const { outbox } = fakePosting((...call) => void calls.push(call));
  const view = cell<readonly OutboxItem[]>([{ ...item, sending: false, ...facts }]);
  const takeBack: typeof outbox.takeBack = async (id) => (calls.push(['takeBack', id]), 'status');
  const realm = createFakeRealm({
    me: makeAccount({ id: 'ada' }),
    posting: { outbox: { ...outbox, view, takeBack } },
    drafts: { status: { ...ONLY_WORDS, updatedAt: 1, text: 'on its way' } },
  });
  show(<WaitingPosts />, { realm, commands });
  return calls;
};

it('says why it waits, and is sent when its author says so', async () => {
  const error = { kind: 'server', message: 'It went wrong' } as const;
  const calls = showWaiting({ entry: { ...item.entry, attempts: 1, error } });
  expect(await screen.findByText(/^Not sent yet.*It went wrong/)).toBeTruthy();
  expect(screen.getByText('on its way')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Send now' }));
  await waitFor(() => expect(calls).toEqual([['sendNow', 'key']]));
});

it('leads to the sign-in where the server does not accept the last one any more', async () => {
  showWaiting({ entry: { ...item.entry, attempts: 1, error: { kind: 'unauthorized', message: '' } } });
  const link = await screen.findByRole('link', { name: 'Log in again' });
  expect(link.getAttribute('href')).toBe('/login');
});

it('says that nobody knows whether it was posted where that is so', async () => {
  showWaiting({ inDoubt: true });
  expect(await screen.findByText(/^Nobody knows whether this was posted/)).toBeTruthy();
});

it('goes back into a form for more work', async () => {
  const calls = showWaiting({});
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  await waitFor(() => expect(commands.compose.get().open?.draftKey).toBe('status'));
  expect(calls).toEqual([['takeBack', 'key']]);
});
