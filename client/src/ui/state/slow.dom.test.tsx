import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../button/button';
import { LoadMore } from './load-more';
import { SkeletonPosts } from './skeleton';
import { SlowWords } from './slow';
import { LoadingArea, LoadingLine } from './spinner';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const words = { more: 'More', loading: 'Loading', retry: 'Again', ended: 'End' };

test('a busy button says beside it in words that it takes long, and is not named by them', async () => {
  vi.useFakeTimers();
  const page = (busy: boolean) => (
    <SlowWords.Provider value="Slow today">
      <Button busy={busy}>Save</Button>
    </SlowWords.Provider>
  );
  const { rerender } = render(page(true));
  act(() => void vi.advanceTimersByTime(9000));
  expect(screen.queryByText('Slow today')).toBeNull();
  act(() => void vi.advanceTimersByTime(1500));
  vi.useRealTimers();
  expect((await screen.findByText('Slow today')).closest('[aria-live="polite"]')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
  rerender(page(false));
  expect(screen.queryByText('Slow today')).toBeNull();
});

test.each([
  ['an area', () => <LoadingArea label="Loading" />],
  [
    'a line',
    () => (
      <p role="status">
        <LoadingLine label="Loading" />
      </p>
    ),
  ],
  ['posts', () => <SkeletonPosts label="Loading" />],
  ['the foot of a list', () => <LoadMore is="loading" words={words} why={null} onMore={() => {}} />],
])('%s that loads for more than ten seconds says so in words', (_, Waiting) => {
  vi.useFakeTimers();
  render(
    <SlowWords.Provider value="Slow today">
      <Waiting />
    </SlowWords.Provider>,
  );
  act(() => void vi.advanceTimersByTime(9000));
  expect(screen.queryByText('Slow today')).toBeNull();
  act(() => void vi.advanceTimersByTime(1500));
  expect(screen.getByText('Slow today').closest('[role="status"]')).not.toBeNull();
});
