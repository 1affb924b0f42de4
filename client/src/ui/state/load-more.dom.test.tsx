import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LoadMore } from './load-more';

afterEach(cleanup);

const words = { more: 'More', loading: 'Loading', retry: 'Again', ended: 'No more' };
const foot = (is: 'idle' | 'loading' | 'failed' | 'ended') => (
  <main>
    <LoadMore is={is} words={words} why={<p>It failed.</p>} onMore={() => {}} />
  </main>
);

test('who loads more by keyboard keeps the place below the list, whatever comes', () => {
  const { rerender } = render(foot('idle'));
  screen.getByRole('button', { name: 'More' }).focus();
  for (const is of ['loading', 'failed', 'loading', 'ended'] as const) {
    rerender(foot(is));
    expect(document.activeElement?.closest('main > *'), is).toBe(screen.getByRole('main').firstElementChild);
  }
});

test('another press after a failure keeps it, too', () => {
  const { rerender } = render(foot('failed'));
  screen.getByRole('button', { name: 'Again' }).focus();
  rerender(foot('loading'));
  expect(document.activeElement).toBe(screen.getByRole('status'));
});
