import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { RealmProvider } from '@/data/react/realm-context';
import { createFakeRealm, type FakeRealm } from '../../../../test/fake-realm';
import { latePiece } from './late-piece';

afterEach(cleanup);

const Strip = ({ name }: { name: string }): ReactElement => <p>{name} is here</p>;

/** A piece whose code does not come the first `times`. */
function show(times: number): { attempts: () => number; realm: FakeRealm } {
  let attempts = 0;
  const Piece = latePiece(
    async () => {
      attempts += 1;
      if (attempts <= times) throw new TypeError('Failed to fetch dynamically imported module');
      return Strip;
    },
    <p>room</p>,
  );
  const realm = createFakeRealm();
  render(
    <RealmProvider value={realm}>
      <Piece name="Files" />
    </RealmProvider>,
  );
  return { attempts: () => attempts, realm };
}

const again = async (): Promise<void> =>
  void fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));

test('a piece keeps its room until it is there', async () => {
  show(0);
  expect(screen.getByText('room')).toBeTruthy();
  await screen.findByText('Files is here');
  expect(screen.queryByText('room')).toBeNull();
});

test('one that does not come says so at its place, and comes when it is asked again', async () => {
  show(1);
  expect((await screen.findByRole('alert')).textContent).toContain(
    'This part of the page could not be loaded',
  );
  await again();
  await screen.findByText('Files is here');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('one that did not come does so by itself when the server is back', async () => {
  const { realm } = show(1);
  await screen.findByRole('alert');
  act(() => realm.cells.reach.set('lost'));
  act(() => realm.cells.reach.set('here'));
  await screen.findByText('Files is here');
});

test('one that does not come a second time is had by a reload: browsers may keep a file as failed', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
  const { attempts } = show(9);
  await again();
  await vi.waitFor(() => expect(attempts()).toBe(2));
  expect(reload).not.toHaveBeenCalled();
  await again();
  expect(reload).toHaveBeenCalledOnce();
  reload.mockRestore();
});
