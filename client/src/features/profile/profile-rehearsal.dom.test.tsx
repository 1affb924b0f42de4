import { act, cleanup, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeRealm } from '../../../test/fake-realm';
import { makeAccount, makeStatus } from '../../../test/make';
import { show } from '../../../test/show';
import { ProfileRehearsal } from './profile-rehearsal';

const seen = vi.hoisted(() => ({ drawn: vi.fn<(name: string) => void>(), stood: vi.fn<() => void>() }));

vi.mock('./profile', () => ({
  Profile: ({ account }: { account: { id: string } }) => {
    seen.drawn(account.id);
    useEffect(() => seen.stood(), []);
    return <h1>{account.id}</h1>;
  },
}));

beforeEach(() => void vi.stubGlobal('requestIdleCallback', (task: () => void) => task()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const ada = makeAccount({ id: 'ada' });
const lin = makeAccount({ id: 'lin' });
const post = (id: string, accountId: string) => makeStatus({ id, accountId });

describe('the rehearsal of a profile', () => {
  it('draws somebody from the home timeline, and leaves nothing', async () => {
    const realm = createFakeRealm({
      me: ada,
      accounts: [ada, lin],
      statuses: [post('2', 'ada'), post('1', 'lin')],
      timelines: { home: { ids: ['2', '1'] } },
    });
    const { container } = show(<ProfileRehearsal />, { realm });
    const puts = vi.fn<() => void>();
    new MutationObserver(puts).observe(container, { childList: true, subtree: true });
    await waitFor(() => expect(seen.drawn).toHaveBeenCalledWith('lin'));
    const times = seen.drawn.mock.calls.length;
    await act(async () => {});
    expect(seen.drawn).toHaveBeenCalledTimes(times);
    expect(seen.stood).not.toHaveBeenCalled();
    expect(puts).not.toHaveBeenCalled();
    expect(realm.calls).toEqual([]);
  });

  it('is not held where nobody else is known', async () => {
    const realm = createFakeRealm({
      me: ada,
      accounts: [ada],
      statuses: [post('2', 'ada')],
      timelines: { home: { ids: ['2'] } },
    });
    const load = vi.spyOn(realm.late.people, 'load');
    show(<ProfileRehearsal />, { realm });
    await waitFor(() => expect(load).toHaveBeenCalled());
    await act(async () => {});
    expect(seen.drawn).not.toHaveBeenCalled();
  });
});
