import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
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

it('that the server does not take says so, stays, and goes with the next try', async () => {
  const sent: string[] = [];
  let works = false;
  const people = {
    unsavedNote: () => null,
    keepNote: () => {},
    async saveNote(_id: string, text: string) {
      sent.push(text);
      if (!works) throw new ApiError('server', { status: 503 });
    },
  };
  show(<ProfileNote people={people} id="7" saved="" />, { realm: createFakeRealm() });
  const field = screen.getByRole('textbox');
  fireEvent.change(field, { target: { value: 'knows the tides' } });
  fireEvent.blur(field);
  expect((await screen.findByRole('alert')).textContent).toContain('Not saved');
  expect(field).toHaveProperty('value', 'knows the tides');
  works = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(sent).toEqual(['knows the tides', 'knows the tides']);
});

it('that an earlier visit could not save is shown, and saved by this one', async () => {
  const sent: string[] = [];
  const people = {
    unsavedNote: () => 'left behind',
    keepNote: () => {},
    saveNote: async (_id: string, text: string) => void sent.push(text),
  };
  show(<ProfileNote people={people} id="7" saved="of the server" />, { realm: createFakeRealm() });
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'left behind');
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(sent).toEqual(['left behind']);
});

it('is saved once nothing more is typed for a moment, with all that was', async () => {
  vi.useFakeTimers();
  const sent: string[] = [];
  const people = {
    unsavedNote: () => null,
    keepNote: () => {},
    saveNote: async (_id: string, text: string) => void sent.push(text),
  };
  show(<ProfileNote people={people} id="7" saved="" />, { realm: createFakeRealm() });
  for (const value of ['knows', 'knows the tides'])
    fireEvent.change(screen.getByRole('textbox'), { target: { value } });
  expect(sent).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(sent).toEqual(['knows the tides']);
  expect(screen.getByText('Saved')).toBeTruthy();
  vi.useRealTimers();
});
