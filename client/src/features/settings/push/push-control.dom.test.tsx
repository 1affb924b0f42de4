import '@/i18n/messages/en/late/preferences';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Push, PushState } from '@/data/push/push';
import { ApiError } from '@/domain/api-error';
import { ALL_PUSHED } from '@/domain/notification/push-alerts';
import { cell } from '../../../../test/cell';
import { createFakeRealm } from '../../../../test/fake-realm';
import { makeAccount } from '../../../../test/make';
import { show } from '../../../../test/show';
import { PushControl } from './push-control';

afterEach(cleanup);

const ON = { is: 'on', alerts: ALL_PUSHED, hidesAll: false } as const;

/** The setting where push stands so; what it is asked for is noted. */
function showPush(before: PushState, answers: Partial<Push> = {}) {
  const calls: unknown[][] = [];
  const state = cell<PushState | null>(before);
  const push: Push = {
    state,
    turnOn: async (choice) => {
      calls.push(['turnOn', choice]);
      state.set({ is: 'on', ...choice });
    },
    turnOff: async () => {
      calls.push(['turnOff']);
      state.set({ is: 'off' });
    },
    renew: async () => undefined,
    ...answers,
  };
  const fake = createFakeRealm({ me: makeAccount({ id: '1' }) });
  const late = { ...fake.late, push: { get: () => push, load: async () => push } };
  show(<PushControl />, { realm: { ...fake, late } });
  return { calls, state };
}

const button = (name: string): Promise<HTMLElement> => screen.findByRole('button', { name });

describe('push notifications (PUSH-01)', () => {
  test.each([
    ['browser', /^This browser has no push for this page/, false],
    ['no-key', /^This server does without push/, false],
    ['denied', /^You have refused notifications/, false],
    ['no-service', /^The push service of this browser cannot be reached/, true],
  ] as const)('say why where they cannot be: %s', async (why, words, mayTry) => {
    showPush({ is: 'impossible', why });
    await waitFor(() => expect(document.getElementById('push-state')?.textContent).toMatch(words));
    expect(screen.queryByRole('button', { name: 'Turn on' }) !== null).toBe(mayTry);
    expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull();
  });

  test('explain themselves beside the press that asks for them, and are on after it', async () => {
    const { calls } = showPush({ is: 'off' });
    const turnOn = await button('Turn on');
    const why = document.getElementById(turnOn.getAttribute('aria-describedby') ?? '');
    expect(why?.textContent).toContain('It will ask whether you allow');
    fireEvent.click(turnOn);
    await screen.findByText(/This browser tells you of news/);
    expect(calls).toEqual([['turnOn', { alerts: ALL_PUSHED, hidesAll: false }]]);
    fireEvent.click(await button('Turn off'));
    await button('Turn on');
    expect(calls.at(-1)).toEqual(['turnOff']);
  });

  test('of a kind are chosen while they are on, and may say nothing of what was written', async () => {
    const { calls } = showPush(ON);
    const kinds = await screen.findByRole('group', { name: 'What you are told of' });
    fireEvent.click(within(kinds).getByRole('checkbox', { name: 'Polls that ended' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]).toMatchObject(['turnOn', { alerts: { ...ALL_PUSHED, poll: false }, hidesAll: false }]);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Never show what was written' }));
    await waitFor(() => expect(calls.at(-1)).toMatchObject(['turnOn', { hidesAll: true }]));
  });

  test('stay as they are where the server could not be told, which is said', async () => {
    const refuse = async (): Promise<never> => {
      throw new ApiError('offline');
    };
    const { state } = showPush(ON, { turnOff: refuse });
    fireEvent.click(await button('Turn off'));
    expect((await screen.findByRole('alert')).textContent).toContain('No connection to the server');
    expect(screen.getByText(/This browser tells you of news/)).toBeTruthy();
    act(() => state.set({ is: 'off' }));
    expect(await button('Turn on')).toBeTruthy();
  });
});
