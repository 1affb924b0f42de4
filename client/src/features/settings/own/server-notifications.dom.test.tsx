import '@/i18n/messages/en/late/own';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createFakeRealm } from '../../../../test/fake-realm';
import { fakeOwnAccount } from '../../../../test/fake-own-account';
import { show } from '../../../../test/show';
import { ServerNotifications } from './server-notifications';

afterEach(cleanup);

test('what another tab has switched is seen when one comes back', async () => {
  let profile = await fakeOwnAccount().profile();
  const realm = createFakeRealm({
    screens: { ownAccount: async () => fakeOwnAccount({ profile: async () => profile }) },
  });
  show(<ServerNotifications marked={undefined} />, { realm });
  const strangers = await screen.findByRole<HTMLInputElement>('switch', {
    name: /^Nothing from people you do not follow/,
  });
  expect(strangers.checked).toBe(false);
  profile = { ...profile, notifications: { block_from_strangers: true } };
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(strangers.checked).toBe(true));
});
