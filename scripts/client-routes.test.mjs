import { expect, test } from 'vitest';
import { TABS } from '../client/src/features/settings/catalogue.ts';
import { isClientRoute, SETTINGS_TABS } from './proxy/client-routes.mjs';

test('every tab of the settings has an address of the client', () => {
  expect(SETTINGS_TABS.toSorted()).toEqual([...TABS].toSorted());
});

test('pages of the server itself stay where they are', () => {
  expect(
    [
      '/settings',
      '/settings/',
      '/settings/security',
      '/main/public',
      '/main/friends/',
      '/main/library',
      '/main/catch-up',
    ].map(isClientRoute),
  ).toEqual([true, true, true, true, true, true, true]);
  expect(
    ['/settings/preferences', '/settings/user/profile', '/main/ostatus', '/oauth/authorize'].map(
      isClientRoute,
    ),
  ).toEqual([false, false, false, false]);
});
