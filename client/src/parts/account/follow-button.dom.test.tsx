import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createCommands } from '@/parts/commands/commands';
import { createFakeRealm, type FakeRealm } from '../../../test/fake-realm';
import { makeAccount, makeRelationship } from '../../../test/make';
import { show } from '../../../test/show';
import type { Account } from '@/domain/account/account';
import type { Relationship } from '@/domain/account/relationship';
import { FollowButton } from './follow-button';

afterEach(cleanup);

const commands = createCommands();

function open(relation: Partial<Relationship>, facts: Partial<Account> = {}): FakeRealm {
  const lin = makeAccount({ id: 'lin', acct: 'lin', displayName: 'Lin', ...facts });
  const realm = createFakeRealm({
    me: makeAccount({ id: 'ada', acct: 'ada' }),
    accounts: [lin],
    relationships: [makeRelationship({ id: 'lin', ...relation })],
  });
  show(<FollowButton account={lin} />, { realm, commands });
  return realm;
}
const follows = ({ calls }: FakeRealm): readonly unknown[] => calls.filter(([name]) => name === 'follow');

test('who is left by a press can be followed again at once', async () => {
  const realm = open({ following: true });
  fireEvent.click(screen.getByRole('button', { name: 'Following: Lin' }));
  await waitFor(() => expect(follows(realm)).toEqual([['follow', 'lin', false]]));
  const [notice] = realm.notices.list.get();
  expect(notice?.messageKey).toBe('people.unfollowed');
  if (notice?.undo?.is === 'run') notice.undo.run();
  expect(follows(realm)).toEqual([
    ['follow', 'lin', false],
    ['follow', 'lin', true],
  ]);
});

test('somebody who is blocked can be unblocked in the place of Follow', async () => {
  const realm = open({ blocking: true });
  expect(screen.queryByRole('button', { name: /^Follow/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Unblock: Lin' }));
  await waitFor(() => expect(realm.calls).toContainEqual(['block', 'lin', false]));
  expect(follows(realm)).toEqual([]);
});

test('who would have to be asked again is left only after a question', async () => {
  const realm = open({ following: true }, { locked: true });
  for (const answer of [false, true]) {
    fireEvent.click(screen.getByRole('button', { name: 'Following: Lin' }));
    await waitFor(() => expect(commands.confirming.get()?.question.title).toMatch(/^Unfollow /));
    expect(commands.confirming.get()?.question.body).toMatch(/they have to agree/);
    expect(follows(realm)).toEqual([]);
    await act(async () => commands.confirming.get()?.answer(answer));
  }
  await waitFor(() => expect(follows(realm)).toEqual([['follow', 'lin', false]]));
});
