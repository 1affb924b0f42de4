import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { QuestionHost } from '@/parts/commands/question-host';
import { createFakeRealm } from '../../../test/fake-realm';
import { makeAccount, makeRelationship } from '../../../test/make';
import { show } from '../../../test/show';
import { WhoToFollow } from './who-to-follow';

afterEach(cleanup);

it('asks before it unfollows, where the preferences say so (FOL-01)', async () => {
  const lin = makeAccount({ id: 'lin', acct: 'lin@far.example', displayName: 'Lin' });
  const realm = createFakeRealm({
    me: makeAccount({ id: 'ada', acct: 'ada' }),
    accounts: [lin],
    relationships: [makeRelationship({ id: 'lin', following: true })],
    preferences: { modalOnUnfollow: true },
    instance: { suggestions: async () => ['lin'] },
  });
  const follows = (): readonly unknown[] => realm.calls.filter(([name]) => name === 'follow');
  show(
    <>
      <WhoToFollow />
      <QuestionHost />
    </>,
    { realm },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Following' }));
  const question = await screen.findByRole('alertdialog', { name: 'Unfollow Lin?' });
  expect(follows()).toEqual([]);
  fireEvent.click(within(question).getByRole('button', { name: 'Unfollow' }));
  await waitFor(() => expect(follows()).toEqual([['follow', 'lin', false]]));
});

it('recommends three people, follows them with a press, and leads to more (NAV-24)', async () => {
  const asked: number[] = [];
  const people = ['lin', 'mod', 'gus'].map((id) => makeAccount({ id, acct: id, displayName: id }));
  const realm = createFakeRealm({
    me: makeAccount({ id: 'ada', acct: 'ada' }),
    accounts: people,
    instance: {
      suggestions: async (count) => {
        asked.push(count);
        return people.map(({ id }) => id);
      },
    },
  });
  show(<WhoToFollow />, { realm });
  const panel = await screen.findByRole('region', { name: 'Who to follow' });
  expect(within(panel).getAllByRole('listitem')).toHaveLength(3);
  expect(asked).toEqual([3]);
  fireEvent.click(within(panel).getByRole('button', { name: 'Follow lin' }));
  expect(realm.calls).toContainEqual(['follow', 'lin', true]);
  await waitFor(() => expect(within(panel).getAllByRole('button', { pressed: true })).toHaveLength(1));
  expect(within(panel).getByRole('link', { name: 'More people to follow' }).getAttribute('href')).toBe(
    '/who-to-follow',
  );
});
