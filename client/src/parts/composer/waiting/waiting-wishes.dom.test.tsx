import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ApiError } from '@/domain/api-error';
import type { WaitingWish } from '@/data/wishes/wish';
import { createFakeRealm, type FakeRealm } from '../../../../test/fake-realm';
import { makePoll, makeStatus } from '../../../../test/make';
import { show } from '../../../../test/show';
import { WishRows } from './waiting-wishes';

afterEach(cleanup);

const waits = (given: Partial<WaitingWish>): WaitingWish => ({
  key: 'favourite 7',
  wish: { is: 'favourite', id: '7', on: true, who: 'lin' },
  sending: false,
  error: new ApiError('offline'),
  refused: false,
  ...given,
});

const TIDES = makePoll({
  id: 'p1',
  options: ['Ebb', 'Flood'].map((title) => ({ title, votesCount: 0 })),
});

function showWishes(...wishes: readonly WaitingWish[]): FakeRealm {
  const realm = createFakeRealm({ statuses: [makeStatus({ id: '7', text: 'Which tide?', poll: TIDES })] });
  realm.cells.wishes.set(wishes);
  show(
    <ul>
      <WishRows />
    </ul>,
    { realm },
  );
  return realm;
}

const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));

it('a wish says what was pressed, where, and why it waits; it is taken back, and then gone (V3)', () => {
  const realm = showWishes(waits({}));
  const row = screen.getByRole('listitem');
  expect(within(row).getByRole('heading', { name: 'Favorite' })).toBeTruthy();
  expect(within(row).getByRole('link', { name: '@lin' })).toBeTruthy();
  expect(row.textContent).toContain('Which tide?');
  expect(within(row).getByRole('status').textContent).toContain('No connection to the server');
  press('Take back');
  expect(realm.calls).toContainEqual(['takeBackWish', 'favourite 7']);
  // Its button is gone with it: keys go on from here.
  expect(document.activeElement).toBe(row);
  act(() => realm.cells.wishes.set([]));
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('a vote names what was chosen', () => {
  const wish = { is: 'vote', id: '7', on: true, who: 'lin', details: { choices: [1] } } as const;
  showWishes(waits({ key: 'vote 7', wish }));
  expect(screen.getByRole('heading', { name: 'Vote' })).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toContain('Flood · Which tide?');
});

it('what the server refused says so in its words, is tried again or let go (V6)', () => {
  const realm = showWishes(waits({ refused: true, error: new ApiError('invalid', { message: 'Not you.' }) }));
  expect(screen.getByRole('status').textContent).toContain(
    'The server refused what you did without a connection',
  );
  expect(screen.getByRole('status').textContent).toContain('Not you.');
  press('Try again');
  press('Let go');
  expect(realm.calls).toContainEqual(['wishAgain', 'favourite 7']);
  expect(realm.calls).toContainEqual(['takeBackWish', 'favourite 7']);
});

it('what is on its way has no buttons', () => {
  showWishes(waits({ sending: true, error: null }));
  expect(screen.getByRole('listitem').getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByRole('button')).toBeNull();
});
