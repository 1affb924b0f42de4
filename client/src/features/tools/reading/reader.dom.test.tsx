import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ApiError } from '@/domain/api-error';
import { createCommands } from '@/parts/commands/commands';
import { createFakeRealm, type FakeRealm, type FakeRealmFacts } from '../../../../test/fake-realm';
import { makeAccount, makeStatus } from '../../../../test/make';
import { makeAttachment } from '../../../../test/make-attachment';
import { show } from '../../../../test/show';
import { Tools } from '../tools';

afterEach(cleanup);
beforeEach(() => sessionStorage.clear());

const LOADING = { is: 'loading' } as const;

function read(facts: FakeRealmFacts = {}): FakeRealm {
  const commands = createCommands();
  const realm = createFakeRealm({
    me: makeAccount({ id: '1' }),
    accounts: [makeAccount({ id: '2', displayName: 'Ann' }), makeAccount({ id: '3' })],
    statuses: [
      makeStatus({ id: 'a', accountId: '2', text: 'It begins.' }),
      makeStatus({
        id: 'b',
        accountId: '2',
        text: 'It goes on.',
        inReplyToId: 'a',
        attachments: [makeAttachment({ id: '1', description: 'A crab' })],
      }),
      makeStatus({ id: 'c', accountId: '3', text: 'A word between.', inReplyToId: 'a' }),
      makeStatus({ id: 'd', accountId: '2', text: 'It ends.', spoilerText: 'The end', inReplyToId: 'b' }),
    ],
    conversations: { b: { ids: ['a', 'b', 'c', 'd'] } },
    preferences: { collapseMessageWithSubject: true },
    ...facts,
  });
  show(<Tools path="/notice/b" />, { realm, commands });
  act(() => commands.tools.ask({ is: 'read', statusId: 'b' }));
  return realm;
}

const text = (): HTMLElement => screen.getByRole('dialog', { name: 'Text by Ann' });

test('the posts of one author are one text, with pictures in place and warnings closed', async () => {
  read();
  expect(within(text()).getAllByRole('article')).toHaveLength(3);
  expect(within(text()).getAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(within(text()).queryByText('A word between.')).toBeNull();
  expect(within(text()).getByRole('link', { name: 'A crab' })).toBeTruthy();
  expect(within(text()).queryByText('It ends.')).toBeNull();
  fireEvent.click(within(text()).getByRole('button', { name: 'Show' }));
  expect(within(text()).getByText('It ends.')).toBeTruthy();
});

test('the size of the text is kept in this tab', () => {
  const size = (): string =>
    text().querySelector<HTMLElement>('[style]')?.style.getPropertyValue('--reading-size') ?? '';
  read();
  expect(size()).toBe('1.15');
  fireEvent.click(within(text()).getByRole('button', { name: 'Larger text' }));
  expect(size()).toBe('1.35');
  cleanup();
  read();
  expect(size()).toBe('1.35');
});

test('a conversation that does not come is said below what is known, and asked for again at a press', () => {
  const failed = {
    ids: ['b'],
    loaded: false,
    fetch: { is: 'failed', error: new ApiError('server') },
  } as const;
  const realm = read({ conversations: { b: failed } });
  expect(within(text()).getByText('It goes on.')).toBeTruthy();
  expect(within(text()).getByText(/Replies could not be loaded/)).toBeTruthy();
  fireEvent.click(within(text()).getByRole('button', { name: 'Try again' }));
  expect(realm.calls).toContainEqual(['reloadConversation', 'b']);
  const view = realm.cells.conversation('b');
  act(() => view.set({ ...view.get(), fetch: LOADING }));
  act(() => view.set({ ids: ['a', 'b'], loaded: true, fetch: { is: 'idle' } }));
  expect(within(text()).getByText('It begins.')).toBeTruthy();
  expect(within(text()).queryByText(/could not be loaded/)).toBeNull();
});
