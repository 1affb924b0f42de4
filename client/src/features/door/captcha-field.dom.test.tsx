import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SlowWords } from '@/ui/state/slow';
import { show } from '../../../test/show';
import { CaptchaField } from './captcha-field';
import '@/i18n/messages/en/late/door';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a picture that does not come for ten seconds is said to take long', () => {
  show(
    <SlowWords.Provider value="Slow today">
      <CaptchaField
        state={{ is: 'loading' }}
        value=""
        error={undefined}
        onChange={() => undefined}
        onNew={() => undefined}
      />
    </SlowWords.Provider>,
  );
  act(() => void vi.advanceTimersByTime(10_500));
  expect(screen.getByRole('status').textContent).toContain('Slow today');
});
