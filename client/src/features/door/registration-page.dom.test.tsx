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

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

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

/** Fills in what every server asks for. */
function fillIn(more: Readonly<Record<string, string>> = {}): void {
  const fields = {
    Username: 'wader',
    'Full name': 'The wader',
    Password: 'long enough',
    'Confirm password': 'long enough',
    ...more,
  };
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

const send = (): boolean => fireEvent.click(screen.getByRole('button', { name: 'Create account' }));

test.each([
  ['signed-in', '/main/friends'],
  ['awaiting-approval', '/registration-request-sent'],
  ['awaiting-email', '/awaiting-email-confirmation'],
  ['created', '/login'],
] as const)('ends where it goes on: %s leads to %s (REG-04)', async (is, path) => {
  const realm = createFakeRealm();
  const sessions = createFakeSessions(realm, 'signed-in', { register: async () => ({ is }) });
  const { visited } = show(<RegistrationPage token={null} />, { realm, sessions });
  fillIn();
  send();
  await waitFor(() => expect(visited.at(-1)).toBe(path));
});

test('a refused captcha gives way to the next, is asked for again, and all else stays as it was typed', async () => {
  let asked = 0;
  const captcha = async (): Promise<Captcha> => {
    asked += 1;
    return { type: 'native', url: `data:image/png;base64,${asked}`, token: 't', answerData: 'a' };
  };
  const register = vi.fn<Door['register']>(async () => ({
    is: 'refused',
    problems: [{ field: 'captcha', words: 'Invalid CAPTCHA' }],
    error: new ApiError('invalid'),
  }));
  const realm = createFakeRealm({ server: makeServer({ approvalRequired: true }) });
  const sessions = createFakeSessions(realm, 'signed-in', { captcha, register });
  show(<RegistrationPage token={null} />, { realm, sessions });
  const picture = await screen.findByRole('img', { name: 'Letters to type' });
  const before = picture.getAttribute('src');
  const reason = screen.getByLabelText<HTMLTextAreaElement>('Why do you want to join?');
  const letters = screen.getByLabelText<HTMLInputElement>('Captcha');
  fillIn({ 'Why do you want to join?': 'I count waders.', Captcha: 'wrong' });
  send();
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toContain('Invalid CAPTCHA');
  expect(document.activeElement).toBe(summary);
  await waitFor(() =>
    expect(screen.getByRole('img', { name: 'Letters to type' }).getAttribute('src')).not.toBe(before),
  );
  expect(letters.value).toBe('');
  expect(reason.value).toBe('I count waders.');
  expect(register.mock.calls[0]?.[0].fields).toMatchObject({ reason: 'I count waders.', captcha: 'wrong' });
});

test('asks for an email where it has to be confirmed', async () => {
  const register = vi.fn<Door['register']>(async () => ({ is: 'awaiting-email' }));
  const realm = createFakeRealm({ server: makeServer({ accountActivationRequired: true }) });
  const sessions = createFakeSessions(realm, 'signed-in', { register });
  const { visited } = show(<RegistrationPage token={null} />, { realm, sessions });
  fillIn();
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: '' } });
  send();
  expect((await screen.findByRole('alert')).textContent).toContain('Email: Cannot be left blank');
  expect(register).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'wader@mail.example' } });
  send();
  await waitFor(() => expect(visited.at(-1)).toBe('/awaiting-email-confirmation'));
});

test('an invitation is shown, cannot be changed, and goes with the form (REG-05)', async () => {
  const register = vi.fn<Door['register']>(async () => ({ is: 'signed-in' }));
  const realm = createFakeRealm({ server: makeServer({ registrationOpen: false }) });
  const sessions = createFakeSessions(realm, 'signed-in', { register });
  const { visited } = show(<RegistrationPage token="tide-7" />, { realm, sessions });
  const token = screen.getByLabelText<HTMLInputElement>('Invite token');
  expect([token.value, token.readOnly]).toEqual(['tide-7', true]);
  fillIn();
  send();
  await waitFor(() => expect(visited.at(-1)).toBe('/main/friends'));
  expect(register.mock.calls[0]?.[0].token).toBe('tide-7');
});

test('what is wrong is said once a field is left, aloud, and the sum leads to the field (REG-02)', async () => {
  show(<RegistrationPage token={null} />, { realm: createFakeRealm() });
  const email = screen.getByLabelText('Email (optional)');
  fireEvent.change(email, { target: { value: 'ada at home' } });
  expect(screen.queryByText(/^This is not an email address/)).toBeNull();
  fireEvent.blur(email);
  expect(await screen.findByText(/^This is not an email address/)).toBeTruthy();
  await waitFor(() =>
    expect(
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(' '),
    ).toContain('Email: This is not'),
  );
  fillIn({ 'Confirm password': 'another' });
  fireEvent.blur(screen.getByLabelText('Confirm password'));
  expect(await screen.findByText('Should be the same as password')).toBeTruthy();
  fireEvent.change(email, { target: { value: '' } });
  fireEvent.change(screen.getByLabelText('Full name'), { target: { value: '' } });
  send();
  fireEvent.click(await screen.findByRole('button', { name: /^Full name/ }));
  expect(document.activeElement).toBe(screen.getByLabelText('Full name'));
});

test('tells the address that one will have, on the domain of the server’s own choice', () => {
  const realm = createFakeRealm({
    server: makeServer({ domain: 'reef.example', base: 'https://social.reef.example' }),
  });
  show(<RegistrationPage token={null} />, { realm });
  const box = screen.getByLabelText('Username');
  fireEvent.change(box, { target: { value: '' } });
  expect(describedBy(box)).not.toContain('@');
  fireEvent.change(box, { target: { value: 'wader' } });
  expect(describedBy(box)).toContain('You will be @wader@reef.example');
  expect(describedBy(box)).not.toContain('social.');
});
