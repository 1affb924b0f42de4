import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SlowWords } from '@/ui/state/slow';
import { createFakeRealm } from '../../../test/fake-realm';
import { show } from '../../../test/show';
import { ReactionPeople } from './reaction-people';
import { StatusPeek } from './status-peek';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const never = (): Promise<never> => new Promise(() => {});

test.each([
  ['a post', <StatusPeek key="post" id="7" />],
  ['people', <ReactionPeople key="people" id="7" name="🌊" />],
])('%s that do not come for ten seconds are said to take long', (_, peek) => {
  const realm = createFakeRealm({ details: { knowStatus: never, reactions: never } });
  show(<SlowWords.Provider value="Slow today">{peek}</SlowWords.Provider>, { realm });
  act(() => void vi.advanceTimersByTime(10_500));
  expect(screen.getByText('Slow today').closest('[role="status"]')).not.toBeNull();
});
