import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Poll } from '@/domain/status/poll';
import { createFakeRealm } from '../../../test/fake-realm';
import { makeAccount, makePoll } from '../../../test/make';
import { show } from '../../../test/show';
import { LivePoll } from './live-poll';

afterEach(cleanup);

const OPEN = makePoll({
  id: '9',
  options: [
    { title: 'Early', votesCount: 0 },
    { title: 'Late', votesCount: 0 },
  ],
});

test('who voted by keyboard goes on from the results', async () => {
  let answer = (): void => {};
  const details = { vote: () => new Promise<void>((resolve) => (answer = resolve)) };
  function Watched(): ReactElement {
    const [poll, setPoll] = useState(OPEN);
    return (
      <>
        <LivePoll poll={poll} statusId="7" />
        <button onClick={() => setPoll({ ...OPEN, voted: true, ownVotes: [1] })}>Told</button>
      </>
    );
  }
  show(<Watched />, { realm: createFakeRealm({ me: makeAccount({ id: '1' }), details }) });
  const late = screen.getByRole('radio', { name: 'Late' });
  late.focus();
  fireEvent.click(late);
  fireEvent.submit(late);
  expect(document.activeElement).toBe(late);
  fireEvent.click(screen.getByText('Told'));
  await act(async () => answer());
  expect(screen.queryByRole('radio')).toBeNull();
  expect(document.activeElement?.contains(screen.getByText('Late'))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test('a poll that hides its numbers until the end says so, and shows none', () => {
  const options = OPEN.options.map(({ title }) => ({ title, votesCount: null }));
  const poll = { ...OPEN, voted: true, ownVotes: [0], options };
  show(<LivePoll poll={poll} statusId="7" />, { realm: createFakeRealm({ me: makeAccount({ id: '1' }) }) });
  expect(screen.getByText('The results are shown when the poll has ended')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/%|0 votes/);
});

const results = (facts: Partial<Poll>, ...votes: number[]): string => {
  const options = votes.map((votesCount, at) => ({ title: `Option ${at + 1}`, votesCount }));
  const poll = { ...OPEN, voted: true, options, ...facts };
  show(<LivePoll poll={poll} statusId="7" />, { realm: createFakeRealm({ me: makeAccount({ id: '1' }) }) });
  const text = screen.getByRole('list').textContent ?? '';
  cleanup();
  return text;
};

test('numbers that cannot be true are shown as they are counted, not as parts of a hundred', () => {
  const told = 'Option 11 voteOption 215 votes';
  expect(results({ votesCount: 14 }, 1, 15)).toBe(told);
  expect(results({ votesCount: 15 }, 1, 15)).toBe(told);
  expect(results({ votesCount: 16, votersCount: 12, multiple: true }, 1, 15)).toBe(told);
  expect(results({ votesCount: 16 }, 1, 15)).toBe('Option 16%Option 294%');
  expect(results({ votesCount: 16, votersCount: 15, multiple: true }, 1, 15)).toBe('Option 17%Option 2100%');
});
