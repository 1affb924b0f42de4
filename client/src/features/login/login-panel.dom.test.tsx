import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { comeBackHere, takeWayBack } from '@/data/session/way-back';
import { cell } from '../../../test/cell';
import { createFakeRealm } from '../../../test/fake-realm';
import { createFakeSessions } from '../../../test/fake-sessions';
import { makeAccount, makeServer } from '../../../test/make';
import { show } from '../../../test/show';
import { LoginPanel } from './login-panel';

afterEach(cleanup);

const write = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const submit = (name: string): void => {
  fireEvent.submit(screen.getByRole('form', { name }));
};

describe('signing in by password (AUTH-02)', () => {
  test('sends the trimmed name and the password as it is, and goes to friends', async () => {
    const { sessions, visited } = show(<LoginPanel />);
    write('Username', ' ada ');
    write('Password', ' secret ');
    submit('Log in');
    await waitFor(() => expect(visited.at(-1)).toBe('/main/friends'));
    expect(sessions.calls).toContainEqual(['withPassword', 'ada', ' secret ']);
  });

  test('goes back to the page that was left to sign in again', async () => {
    window.history.replaceState(null, '', '/tag/tide');
    comeBackHere();
    window.history.replaceState(null, '', '/login');
    const { visited } = show(<LoginPanel />);
    write('Username', 'ada');
    write('Password', 'secret');
    submit('Log in');
    await waitFor(() => expect(visited.at(-1)).toBe('/tag/tide'));
  });

  test('beside a page stays on it, and the page has the focus', async () => {
    window.history.replaceState(null, '', '/sam#media');
    const { visited } = show(
      <>
        <LoginPanel />
        <main tabIndex={-1} />
      </>,
      { path: '/sam' },
    );
    submit('Log in');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
    expect(visited).toEqual(['/sam']);
  });

  test.each([
    ['a visitor finds the last name', null, false, 'ada'],
    ['another account begins empty', 'bo', false, ''],
    ['a sign-in that is not accepted any more keeps its own name', 'bo', true, 'bo'],
  ])('%s', (_, acct, again, name) => {
    const me = acct === null ? null : makeAccount({ id: '1', acct });
    const realm = createFakeRealm({ me });
    if (again) comeBackHere();
    show(<LoginPanel />, { realm, sessions: { ...createFakeSessions(realm), lastLoginName: () => 'ada' } });
    expect(screen.getByLabelText('Username')).toHaveProperty('value', name);
    sessionStorage.clear();
  });

  test('the boxes tell password managers what they are', () => {
    show(<LoginPanel />);
    expect(screen.getByLabelText('Username').getAttribute('autocomplete')).toBe('username');
    expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password');
  });

  test('the link to registration is there only while it is open', () => {
    show(<LoginPanel />);
    expect(screen.queryByRole('link', { name: 'Create account' })).not.toBeNull();
    cleanup();
    show(<LoginPanel />, { realm: createFakeRealm({ server: makeServer({ registrationOpen: false }) }) });
    expect(screen.queryByRole('link', { name: 'Create account' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe(
      '/password-reset',
    );
  });

  test('a required new password leads to the reset page with its note (AUTH-05)', async () => {
    const realm = createFakeRealm();
    const { visited } = show(<LoginPanel />, {
      realm,
      sessions: createFakeSessions(realm, 'password-reset-required'),
    });
    submit('Log in');
    await waitFor(() => expect(visited.at(-1)).toBe('/password-reset?requested=true'));
  });

  test.each([
    [{ is: 'wrong-credentials' }, 'Wrong username or password'],
    [{ is: 'failed' }, 'An error occurred, please try again'],
    [{ is: 'no-connection' }, 'Failed to connect to server, try again'],
    [{ is: 'server-text', text: 'Your account is pending approval' }, 'Your account is pending approval'],
  ] as const)('%j is told in an alert that can be dismissed (AUTH-05)', (error, words) => {
    const { sessions } = show(<LoginPanel />);
    act(() => sessions.signIn.set({ is: 'password', busy: false, error }));
    expect(screen.getByRole('alert').textContent).toBe(words);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Username'));
  });

  test('what went wrong is not told on the next form', () => {
    const realm = createFakeRealm();
    const sessions = createFakeSessions(realm);
    const dismiss = vi.spyOn(sessions, 'dismissError');
    const { unmount } = show(<LoginPanel />, { realm, sessions });
    expect(dismiss).not.toHaveBeenCalled();
    unmount();
    expect(dismiss).toHaveBeenCalled();
  });

  test('a busy form is not sent twice', () => {
    const { sessions } = show(<LoginPanel />);
    act(() => sessions.signIn.set({ is: 'password', busy: true, error: null }));
    submit('Log in');
    expect(sessions.calls).toEqual([]);
    expect(screen.getByRole('button', { name: 'Logging in' }).getAttribute('aria-busy')).toBe('true');
  });
});

describe('the second factor (AUTH-04)', () => {
  test('asks for the code, clears it after each try, and changes to recovery codes and back', async () => {
    const realm = createFakeRealm();
    const sessions = createFakeSessions(realm, 'failed');
    sessions.signIn.set({ is: 'totp', busy: false, error: null });
    show(<LoginPanel />, { realm, sessions });
    const box = screen.getByLabelText<HTMLInputElement>('Two-factor code');
    expect(box.getAttribute('autocomplete')).toBe('one-time-code');
    expect(document.activeElement).toBe(box);
    write('Two-factor code', ' 123456 ');
    submit('Two-factor authentication');
    await waitFor(() => expect(box.value).toBe(''));
    expect(sessions.calls).toContainEqual(['answerChallenge', '123456']);
    fireEvent.click(screen.getByRole('button', { name: 'Enter a recovery code instead' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Recovery code' }));
    fireEvent.click(screen.getByRole('button', { name: 'Enter a two-factor code instead' }));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Username'));
  });
});

describe('by the page of the server (AUTH-03)', () => {
  test('token mode describes and leaves', async () => {
    const realm = createFakeRealm({ server: makeServer({ ui: { loginMethod: 'token' } }) });
    const { sessions } = show(<LoginPanel />, { realm });
    submit('Log in');
    await waitFor(() =>
      expect(sessions.calls).toContainEqual(['redirectToServer', 'https://tidepool.example']),
    );
  });

  test('notes the page beside it before it leaves', () => {
    window.history.replaceState(null, '', '/tag/tide');
    show(<LoginPanel />, {
      realm: createFakeRealm({ server: makeServer({ ui: { loginMethod: 'token' } }) }),
    });
    submit('Log in');
    expect(takeWayBack()).toBe('/tag/tide');
  });

  test('leads to no page of this server when another one is chosen', async () => {
    window.history.replaceState(null, '', '/tag/tide');
    comeBackHere();
    const { sessions } = show(<LoginPanel otherServer />);
    fireEvent.click(screen.getByRole('button', { name: 'Use another server' }));
    write('Server', 'reef.example');
    submit('Choose your server');
    await waitFor(() => expect(sessions.calls).toContainEqual(['redirectToServer', 'https://reef.example']));
    expect(takeWayBack()).toBeNull();
  });

  test('a page on a host of its own asks for the server and checks the address', async () => {
    const realm = createFakeRealm({ server: makeServer({ base: '' }) });
    const { sessions } = show(<LoginPanel />, { realm });
    write('Server', 'not a host');
    submit('Choose your server');
    expect(await screen.findByText('This is not an address of a server.')).toBeTruthy();
    write('Server', '@ada@reef.example');
    submit('Choose your server');
    await waitFor(() => expect(sessions.calls).toContainEqual(['redirectToServer', 'https://reef.example']));
  });
});

test.each([
  ['https://b.example', '/main/friends'],
  ['https://tidepool.example', '/tag/tide'],
])(
  'who has logged out of one account goes on with another of %s that is still signed in here',
  (base, goal) => {
    window.history.replaceState(null, '', '/tag/tide');
    comeBackHere();
    window.history.replaceState(null, '', '/login');
    const kept = { key: `2@${base}`, base, acct: 'lin', displayName: 'Lin', avatar: '' };
    const realm = createFakeRealm({ me: null });
    const sessions = { ...createFakeSessions(realm), accounts: cell([kept]) };
    const { visited } = show(<LoginPanel />, { realm, sessions });
    fireEvent.click(screen.getByRole('button', { name: /^Switch to @lin@/ }));
    expect(sessions.calls).toContainEqual(['switchTo', kept.key]);
    expect(visited.at(-1)).toBe(goal);
  },
);
