import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ProfileState } from '@/data/settings/profiles/settings-profiles';
import { ApiError } from '@/domain/api-error';
import { cell } from '../../../test/cell';
import { fakeSettingsProfiles } from '../../../test/fake-details';
import { createFakeRealm } from '../../../test/fake-realm';
import { REFUSALS, refusal } from '../../../test/refusals';
import { show } from '../../../test/show';
import { NotKept, Saved } from './kept-state';
import '@/i18n/messages/en/late/settings';

afterEach(cleanup);

/** What the foot of the window says while the server's answer changes. */
function open() {
  const state = cell<ProfileState>({ is: 'kept' });
  const calls: string[] = [];
  const settingsProfiles = fakeSettingsProfiles({ state, again: async () => void calls.push('again') });
  const realm = createFakeRealm({ details: { settingsProfiles } });
  show(
    <>
      <Saved />
      <NotKept />
    </>,
    { realm },
  );
  return { calls, become: (next: ProfileState) => act(() => state.set(next)) };
}

test('a change says that it is saved once the server has it', async () => {
  const { become } = open();
  await screen.findByRole('status');
  become({ is: 'saving' });
  expect(await screen.findByText('Saving…')).toBeTruthy();
  expect(screen.queryByText('Saved on your server')).toBe(null);
  become({ is: 'kept' });
  expect(await screen.findByText('Saved on your server')).toBeTruthy();
});

test('what the server cannot be told yet says so with the reason, and is sent on demand', async () => {
  const { become, calls } = open();
  await screen.findByRole('status');
  become({ is: 'waiting', error: new ApiError('rate-limited', { status: 429 }) });
  const alert = await screen.findByText(/your server does not have it yet/);
  expect(alert).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(calls).toEqual(['again']);
  become({ is: 'kept' });
  expect(screen.queryByText(/your server does not have it yet/)).toBe(null);
});

test('what it refused is told with the reason, whatever it is, and is not offered once more', async () => {
  const { become } = open();
  await screen.findByRole('status');
  for (const [kind, words] of REFUSALS) {
    become({ is: 'refused', error: refusal(kind) });
    expect((await screen.findByRole('alert')).textContent, kind).toContain(words);
    expect(screen.queryByRole('button', { name: 'Try again' }), kind).toBe(null);
  }
});
