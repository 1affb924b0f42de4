import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { RealmProvider } from '@/data/react/realm-context';
import { testRealm } from '@/data/testing/test-realm';
import { latePiece } from './late-piece';

afterEach(cleanup);

const Strip = ({ name }: { name: string }): ReactElement => <p>{name} is here</p>;

/** A piece whose code does not come the first `times`. */
function show(times: number): { attempts: () => number } {
  let attempts = 0;
  const Piece = latePiece(
    async () => {
      attempts += 1;
      if (attempts <= times) throw new TypeError('Failed to fetch dynamically imported module');
      return Strip;
    },
    <p>room</p>,
  );
  render(
    <RealmProvider value={testRealm().realm}>
      <Piece name="Files" />
    </RealmProvider>,
  );
  return { attempts: () => attempts };
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
