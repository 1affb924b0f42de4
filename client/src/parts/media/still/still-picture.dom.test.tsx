import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { StillPicture } from './still-picture';

vi.mock('./find-moving', () => ({ findMoving: async () => 'GIF' }));
afterEach(cleanup);

test('a moving file that does not come leaves the first frame where it is', async () => {
  const { container } = render(
    <a href="/a">
      <StillPicture src="/a.png" moving="/a.gif" onLoad={() => {}} onError={() => {}} />
    </a>,
  );
  await screen.findByText('GIF');
  fireEvent.pointerEnter(screen.getByRole('link'));
  const moving = await waitFor(() => {
    const found = container.querySelector('span > img');
    if (!found) throw new Error('it does not move yet');
    return found;
  });
  expect(container.querySelector('canvas')?.hidden).toBe(true);
  fireEvent.error(moving);
  expect(container.querySelector('span > img')).toBeNull();
  expect(container.querySelector('canvas')?.hidden).toBe(false);
});
