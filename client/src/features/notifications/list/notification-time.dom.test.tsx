import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../../../../test/show';
import { NotificationTime } from './notification-time';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('the time of a notification is refreshed every 240 seconds (NOTIF-08)', () => {
  vi.useFakeTimers();
  const createdAt = Date.now() - 90_000;
  show(
    <NotificationTime
      createdAt={createdAt}
      unseen
      href="/notice/7"
      linkWords="Open the post"
      onOpen={() => {}}
    />,
  );
  const time = (): string | null | undefined => screen.getByRole('link').querySelector('time')?.textContent;
  const begun = time();
  expect(begun).toMatch(/^1\D*m/);
  act(() => void vi.advanceTimersByTime(239_000));
  expect(time()).toBe(begun);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(time()).toMatch(/^5\D*m/);
  act(() => void vi.advanceTimersByTime(240_000));
  expect(time()).toMatch(/^9\D*m/);
});
