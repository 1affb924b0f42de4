import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import '@/i18n/messages/en/late/people';
import { ApiError } from '@/domain/api-error';
import { createFakeRealm } from '../../../../test/fake-realm';
import { makeAccount } from '../../../../test/make';
import { show } from '../../../../test/show';
import { ListsDialog } from './lists-dialog';

afterEach(cleanup);

test('a tick that the server does not take goes back, and where the sign-in has ended there is a way to the next', async () => {
  const kilns = { id: 'l1', title: 'Kilns', exclusive: false, repliesPolicy: null };
  const realm = createFakeRealm({
    screens: {
      lists: {
        all: async () => [kilns],
        holding: async () => [],
        setMembers: () => Promise.reject(new ApiError('unauthorized')),
      },
    },
  });
  show(<ListsDialog account={makeAccount({ id: '2' })} onClose={() => undefined} />, { realm });
  const box = await screen.findByRole('checkbox', { name: 'Kilns' });
  fireEvent.click(box);
  expect((await screen.findByRole('alert')).textContent).toContain('The list could not be changed.');
  expect(box).toHaveProperty('checked', false);
  expect(screen.getByRole('link', { name: 'Log in again' }).getAttribute('href')).toBe('/login');
});
