import '@/i18n/messages/en/late/door';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Door } from '@/data/session/door';
import { ApiError } from '@/domain/api-error';
import type { Captcha } from '@/domain/account/registration';
import { createFakeRealm } from '../../../test/fake-realm';
import { makeServer } from '../../../test/make';
import { createFakeSessions } from '../../../test/fake-sessions';
import { show } from '../../../test/show';
import { RegistrationPage } from './registration-page';

afterEach(cleanup);

const describedBy = (box: HTMLElement): string =>
  (box.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

/** What the sentences of the page say that there is to read and to accept. */
async function named(rules: readonly string[], terms: string | null): Promise<readonly string[]> {
  const instance = { rules: async () => rules, terms: async () => terms };
  show(<RegistrationPage token={null} />, { realm: createFakeRealm({ instance }) });
  await screen.findByText(rules[0] ?? (terms === null ? /has published no rules/ : 'Be good.'));
  return screen.queryAllByRole('button', { name: /rules|terms/ }).map((button) => button.textContent ?? '');
}

test('names what there is to read first, and accepts nothing where there is nothing', async () => {
  expect(await named(['No lamp oil.'], '<p>Be good.</p>')).toEqual(
    Array(2).fill('rules and terms of service'),
  );
  cleanup();
  expect(await named(['No lamp oil.'], null)).toEqual(['rules', 'rules']);
  cleanup();
  expect(await named([], '<p>Be good.</p>')).toEqual(['terms of service', 'terms of service']);
  cleanup();
  expect(await named([], null)).toEqual([]);
  expect(screen.queryByText(/first\.|you accept/)).toBeNull();
});

test('asks for no letters before the server has said that it wants some', async () => {
  let answer: (captcha: Captcha) => void = () => {};
  const asked = new Promise<Captcha>((resolve) => {
    answer = resolve;
  });
  const door = { captcha: () => asked };
  const sessions = createFakeSessions(createFakeRealm(), 'signed-in', door);
  show(<RegistrationPage token={null} />, { sessions });
  expect(screen.getByRole('textbox', { name: 'Username' })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Captcha' })).toBeNull();
  answer({ type: 'native', url: 'data:image/png;base64,AAAA', token: 't', answerData: 'a' });
  expect(await screen.findByRole('textbox', { name: 'Captcha' })).toBeTruthy();
});

test('writes about oneself the way the first letter says, and the placeholder the way of the page', () => {
  show(<RegistrationPage token={null} />, { realm: createFakeRealm() });
  const bio = screen.getByRole('textbox', { name: /^Bio/ });
  expect(bio.getAttribute('dir')).toBeNull();
  fireEvent.change(bio, { target: { value: 'مرحبا' } });
  expect(bio.getAttribute('dir')).toBe('auto');
});

test('asks for the date of birth where the server has an age, and says beside it what the server says of it', async () => {
  const refused = {
    is: 'refused' as const,
    problems: [{ field: 'date_of_birth', words: 'is below the age limit' }],
    error: new ApiError('invalid'),
  };
  const register = vi.fn<Door['register']>(async () => refused);
  const realm = createFakeRealm({ server: makeServer({ name: 'Tidepool', minAge: 16 }) });
  const sessions = createFakeSessions(realm, 'signed-in', { register });
  show(<RegistrationPage token={null} />, { realm, sessions });
  const box = screen.getByLabelText('Date of birth');
  expect(screen.getByText('To join Tidepool you must be at least 16 years old.')).toBeTruthy();
  for (const [label, value] of [
    ['Username', 'eve'],
    ['Full name', 'Eve'],
    [/^Email/, 'eve@home.example'],
    ['Password', 'secret'],
    ['Confirm password', 'secret'],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
  expect(register).not.toHaveBeenCalled();
  expect(describedBy(box)).toContain('Cannot be left blank');
  fireEvent.change(box, { target: { value: '2019-02-28' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
  await waitFor(() => expect(describedBy(box)).toContain('Date of birth is below the age limit'));
  expect(register.mock.calls[0]?.[0].fields.birthday).toBe('2019-02-28');
  cleanup();
  show(<RegistrationPage token={null} />, { realm: createFakeRealm() });
  expect(screen.queryByLabelText('Date of birth')).toBeNull();
});
