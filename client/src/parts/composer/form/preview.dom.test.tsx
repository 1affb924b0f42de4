import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NO_EXTRAS } from '@/domain/writing/compose-content';
import { SlowWords } from '@/ui/state/slow';
import { fakeWritingHelp } from '../../../../test/fake-details';
import { createFakeRealm } from '../../../../test/fake-realm';
import { show } from '../../../../test/show';
import { Preview } from './preview';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const CONTENT = {
  ...NO_EXTRAS,
  text: 'Kiln ribs.',
  spoilerText: '',
  sensitive: false,
  visibility: 'public',
  contentType: 'text/plain',
  language: 'en',
} as const;

test('a preview that does not come for ten seconds is said to take long', async () => {
  const writingHelp = async () => fakeWritingHelp({ preview: () => new Promise(() => undefined) });
  show(
    <SlowWords.Provider value="Slow today">
      <Preview content={CONTENT} inReplyToId={null} />
    </SlowWords.Provider>,
    { realm: createFakeRealm({ details: { writingHelp } }) },
  );
  await act(() => vi.advanceTimersByTimeAsync(9000));
  expect(screen.getByRole('status').textContent).toBe('Updating preview');
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByRole('status').textContent).toContain('Slow today');
});
