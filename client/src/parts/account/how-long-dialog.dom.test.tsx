import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/domain/api-error';
import { show } from '../../../test/show';
import { HowLongDialog } from './how-long-dialog';

afterEach(cleanup);

it('keeps what was chosen when it is refused, says why, and takes it with the next try', async () => {
  const close = vi.fn();
  const answers = [Promise.reject(new ApiError('rate-limited', { status: 429 })), Promise.resolve()];
  const chosen: number[] = [];
  const onChosen = (seconds: number): Promise<void> =>
    answers[chosen.push(seconds) - 1] ?? Promise.reject(new Error('asked too often'));
  show(
    <HowLongDialog
      title="Mute Lin?"
      text="They are not told."
      confirmLabel="Mute"
      initially={86_400}
      onChosen={onChosen}
      onClose={close}
    />,
  );
  const length = screen.getByLabelText('For how long');
  fireEvent.change(length, { target: { value: '259200' } });
  const mute = screen.getByRole('button', { name: 'Mute' });
  fireEvent.click(mute);
  await screen.findByRole('alert');
  expect(close).not.toHaveBeenCalled();
  expect(length).toHaveProperty('value', '259200');
  fireEvent.click(mute);
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(chosen).toEqual([259_200, 259_200]);
});
