import '@/i18n/messages/en/late/own';
import '@/i18n/messages/en/late/settings';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { OwnAccount } from '@/data/own-account/own-account';
import { ApiError } from '@/domain/api-error';
import { createCommands } from '@/parts/commands/commands';
import { createFakeRealm } from '../../../../test/fake-realm';
import { fakeOwnAccount } from '../../../../test/fake-own-account';
import type { FakeSessions } from '../../../../test/fake-sessions';
import { makeAccount } from '../../../../test/make';
import { show } from '../../../../test/show';
import { answerLeaving, leaving } from '../leaving';
import { SecurityTab } from './security-tab';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The tab of ada, whose server answers so; every question is answered with yes. */
function showTab(answers: Partial<OwnAccount> = {}): FakeSessions {
  const realm = createFakeRealm({
    me: makeAccount({ id: '1', acct: 'ada' }),
    screens: { ownAccount: async () => fakeOwnAccount(answers) },
  });
  const commands = { ...createCommands(), confirm: async () => true };
  return show(<SecurityTab marked={undefined} />, { realm, commands }).sessions;
}

const form = (name: string): Promise<HTMLElement> => screen.findByRole('form', { name });
const fill = (where: HTMLElement, typed: Readonly<Record<string, string>>): void => {
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(within(where).getByLabelText(label), { target: { value } });
};
const press = (where: HTMLElement, name: string): boolean =>
  fireEvent.click(within(where).getByRole('button', { name }));
const wrong = (): Promise<never> => Promise.reject(new ApiError('invalid', { message: 'Invalid password.' }));

test('a new email address is told, and the old one before', async () => {
  const asked: unknown[] = [];
  showTab({ changeEmail: async (...args) => void asked.push(args) });
  const email = await form('Email address');
  await within(email).findByText('Now: ada@tidepool.example');
  expect(within(email).getByLabelText('New email address').getAttribute('autocomplete')).toBe('email');
  fill(email, { 'New email address': ' ada@new.example ', 'Current password': 'skein-demo' });
  press(email, 'Change email address');
  await within(email).findByText('Your server has your new address: ada@new.example');
  expect(asked).toEqual([['ada@new.example', 'skein-demo']]);
  expect(within(email).getByText('Now: ada@new.example')).toBeTruthy();
  expect(within(email).getByLabelText<HTMLInputElement>('New email address').value).toBe('');
});

test('a new password is weighed, typed twice and shown on request; the session is begun anew with it', async () => {
  const asked: unknown[] = [];
  const sessions = showTab({ changePassword: async (...args) => void asked.push(args) });
  const password = await form('Password');
  const next = within(password).getByLabelText<HTMLInputElement>('New password');
  expect(next.getAttribute('autocomplete')).toBe('new-password');
  for (const [words, strength] of [
    ['abc', /^Too short/],
    ['password123', /^Weak:/],
    ['four wet umbrellas dry slowly', /^Strong:/],
  ] as const) {
    fill(password, { 'New password': words });
    expect(within(password).getByText(strength)).toBeTruthy();
  }
  fill(password, { 'New password again': 'four wet', 'Current password': 'skein-demo' });
  expect(within(password).getByText('This is not the same as the new password.')).toBeTruthy();
  press(password, 'Change password');
  expect(asked).toEqual([]);
  press(password, 'Show: New password');
  expect(next.type).toBe('text');
  fill(password, { 'New password again': 'four wet umbrellas dry slowly' });
  press(password, 'Change password');
  await within(password).findByText('Your password is changed. You are signed out everywhere else.');
  expect(asked).toEqual([['skein-demo', 'four wet umbrellas dry slowly']]);
  expect(sessions.calls).toContainEqual(['withPassword', 'ada', 'four wet umbrellas dry slowly']);
});

describe('two-factor sign-in (SET-09)', () => {
  test('a wrong code is said, the right one leads to the recovery codes', async () => {
    let isWrong = true;
    const codes: unknown[] = [];
    showTab({
      confirmSecondFactor: async (...args) => {
        codes.push(args);
        if (isWrong) await wrong();
      },
      backupCodes: async () => ['one-1', 'two-2'],
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Set up two-factor sign-in' }));
    const confirm = await form('Turn on two-factor sign-in');
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    expect(within(confirm).getByLabelText('Code that the app shows').getAttribute('autocomplete')).toBe(
      'one-time-code',
    );
    fill(confirm, { 'Code that the app shows': '000 000', 'Current password': 'skein-demo' });
    press(confirm, 'Turn on');
    expect((await within(confirm).findByRole('alert')).textContent).toContain('It is not on yet.');
    isWrong = false;
    press(confirm, 'Turn on');
    const sheet = await screen.findByRole('group', { name: 'Recovery codes' });
    expect(codes.at(-1)).toEqual(['000000', 'skein-demo']);
    for (const code of ['one-1', 'two-2']) expect(within(sheet).getByText(code)).toBeTruthy();
    press(sheet, 'I have kept them');
    expect(screen.queryByRole('group', { name: 'Recovery codes' })).toBeNull();
  });

  test('asks before its recovery codes are left, which are told once, until they are kept somewhere', async () => {
    const written: string[] = [];
    let mayCopy = false;
    vi.stubGlobal('navigator', {
      clipboard: {
        writeText: async (text: string) =>
          mayCopy ? void written.push(text) : Promise.reject(new Error('no')),
      },
    });
    showTab({ secondFactor: async () => true, backupCodes: async () => ['one-1', 'two-2'] });
    fireEvent.click(await screen.findByRole('button', { name: 'New recovery codes' }));
    const sheet = await screen.findByRole('group', { name: 'Recovery codes' });
    const left = vi.fn();
    leaving(left);
    expect(left).not.toHaveBeenCalled();
    answerLeaving(false);
    press(sheet, 'Copy');
    expect(
      await within(sheet).findByText('It could not be copied. The browser may not allow it.'),
    ).toBeTruthy();
    leaving(left);
    expect(left).not.toHaveBeenCalled();
    answerLeaving(false);
    mayCopy = true;
    press(sheet, 'Copy');
    expect(await within(sheet).findByText('Copied')).toBeTruthy();
    expect(written.join()).toContain('one-1\ntwo-2');
    leaving(left);
    expect(left).toHaveBeenCalledTimes(1);
  });

  test('stays on where the password is wrong, and goes off with the right one', async () => {
    let isWrong = true;
    showTab({ secondFactor: async () => true, endSecondFactor: async () => (isWrong ? wrong() : undefined) });
    const off = await form('Turn off two-factor sign-in');
    fill(off, { 'Current password': 'skein-demo' });
    press(off, 'Turn off two-factor sign-in');
    expect((await within(off).findByRole('alert')).textContent).toContain('It is still on.');
    isWrong = false;
    press(off, 'Turn off two-factor sign-in');
    await screen.findByRole('button', { name: 'Set up two-factor sign-in' });
  });
});

test('one session is ended, and the list says so; this one is named and stays', async () => {
  const ended: string[] = [];
  const SESSIONS = ['7', '8', '9'].map((id) => ({
    id,
    app: `App ${id}`,
    validUntil: null,
    lastUsedAt: null,
  }));
  showTab({
    sessions: async () => SESSIONS,
    currentSession: () => '7',
    endSession: async (id) => void ended.push(id),
  });
  await screen.findByText('This one');
  expect(screen.getAllByRole('button', { name: /^Sign out: / })).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Sign out: App 8 (8)' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Sign out: / })).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: 'Sign out all others' }));
  await screen.findByText('You are signed in nowhere else.');
  expect(ended).toEqual(['8', '9']);
});

test('a session that another tab has ended is gone, and a factor that it set up is on, when one comes back', async () => {
  let ids = ['7', '8'];
  let on = false;
  showTab({
    sessions: async () => ids.map((id) => ({ id, app: `App ${id}`, validUntil: null, lastUsedAt: null })),
    currentSession: () => '7',
    secondFactor: async () => on,
  });
  await screen.findByRole('button', { name: 'Sign out: App 8 (8)' });
  await screen.findByRole('button', { name: 'Set up two-factor sign-in' });
  ids = ['7'];
  on = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await screen.findByText('You are signed in nowhere else.');
  await screen.findByRole('form', { name: 'Turn off two-factor sign-in' });
});

test('the account is deleted once its handle is typed, and left (SET-08)', async () => {
  const asked: string[] = [];
  const sessions = showTab({ deleteAccount: async (password) => void asked.push(password) });
  const end = await form('Delete my account');
  const button = within(end).getByRole<HTMLButtonElement>('button', { name: 'Delete my account' });
  fill(end, { 'Current password': 'skein-demo' });
  expect(button.disabled).toBe(true);
  fill(end, { 'Type ada to confirm': 'ad' });
  expect(button.disabled).toBe(true);
  fill(end, { 'Type ada to confirm': '@ada' });
  expect(button.disabled).toBe(false);
  fireEvent.click(button);
  await waitFor(() => expect(sessions.calls).toContainEqual(['signOut']));
  expect(asked).toEqual(['skein-demo']);
});
