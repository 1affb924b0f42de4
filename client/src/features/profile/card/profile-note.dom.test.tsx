import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import '@/i18n/messages/en/late/profile';
import { ApiError } from '@/domain/api-error';
import { createFakeRealm } from '../../../../test/fake-realm';
import { show } from '../../../../test/show';
import { ProfileNote } from './profile-note';

afterEach(cleanup);

it('leads to the sign-in where the server does not accept it any more, and keeps the words', async () => {
  const people = {
    unsavedNote: () => null,
    keepNote: () => {},
    saveNote: () => Promise.reject(new ApiError('unauthorized', { status: 401 })),
  };
  show(<ProfileNote people={people} id="7" saved="" />, { realm: createFakeRealm() });
  const field = screen.getByRole('textbox');
  fireEvent.change(field, { target: { value: 'knows the tides' } });
  fireEvent.blur(field);
  const link = await screen.findByRole('link', { name: 'Log in again' });
  expect(link.getAttribute('href')).toBe('/login');
  expect(field).toHaveProperty('value', 'knows the tides');
});
