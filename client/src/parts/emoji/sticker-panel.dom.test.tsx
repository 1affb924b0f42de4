import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SlowWords } from '@/ui/state/slow';
import { fakeWritingHelp } from '../../../test/fake-details';
import { createFakeRealm } from '../../../test/fake-realm';
import { show } from '../../../test/show';
import { StickerPanel } from './sticker-panel';
import '@/i18n/messages/en/late/reacting';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a sticker that does not come for ten seconds is said to take long', async () => {
  const writingHelp = async () => fakeWritingHelp({ stickerFile: () => new Promise(() => undefined) });
  const packs = [{ title: 'Tides', icon: '/t.png', stickers: [{ name: 'ebb', path: '/ebb.png' }] }];
  show(
    <SlowWords.Provider value="Slow today">
      <StickerPanel packs={packs} onPick={() => undefined} />
    </SlowWords.Provider>,
    { realm: createFakeRealm({ details: { writingHelp } }) },
  );
  fireEvent.click(screen.getByRole('button', { name: 'ebb' }));
  await act(() => vi.advanceTimersByTimeAsync(10_500));
  expect(screen.getByRole('status').textContent).toBe('Slow today');
});
