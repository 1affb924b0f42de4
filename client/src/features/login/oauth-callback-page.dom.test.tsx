import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Route } from 'wouter';
import type { SignInOutcome } from '@/data/session/sessions';
import { comeBackHere } from '@/data/session/way-back';
import { deferred } from '@/data/testing/test-realm';
import { createFakeRealm } from '../../../test/fake-realm';
import { createFakeSessions } from '../../../test/fake-sessions';
import { show } from '../../../test/show';
import { OauthCallbackPage } from './oauth-callback-page';

afterEach(cleanup);
beforeEach(() => sessionStorage.clear());

const come = (code: string, outcome: SignInOutcome) => {
  const realm = createFakeRealm({ me: null });
  const sessions = createFakeSessions(realm, outcome);
  return show(
    <Route path="/oauth-callback">
      <OauthCallbackPage />
    </Route>,
    { realm, sessions, path: `/oauth-callback?code=${code}` },
  );
};

test.each([
  ['failed', 'Signing in did not work'],
  ['denied', 'Access was not allowed'],
] as const)('a sign-in that %s on the server says so aloud, and offers the way back', async (is, words) => {
  const { sessions } = come(is, 'failed');
  act(() => sessions.signIn.set({ is: 'password', busy: false, error: { is } }));
  const told = await screen.findByRole('alert');
  expect(told.textContent).toContain(words);
  expect(screen.getByRole('link', { name: 'Back to log in' }).getAttribute('href')).toBe('/login');
});

test.each([
  ['', '/main/friends'],
  ['/sam', '/sam'],
])('one that went well leads from “%s” to %s, and leaves no code behind', async (from, goal) => {
  if (from !== '') {
    window.history.replaceState(null, '', from);
    comeBackHere();
  }
  const { visited, sessions } = come(`good${from}`, 'signed-in');
  await waitFor(() => expect(visited.at(-1)).toBe(goal));
  expect(visited).toEqual([goal]);
  expect(sessions.calls).toEqual([['finishRedirect', `code=${encodeURIComponent(`good${from}`)}`]]);
});

/** As the page of the app is put up anew for the account that has come in. */
function PutUpTwice(): ReactElement {
  const [turn, setTurn] = useState(0);
  return (
    <>
      <button onClick={() => setTurn(1)}>Anew</button>
      <Route path="/oauth-callback">
        <OauthCallbackPage key={turn} />
      </Route>
    </>
  );
}

test('it leads back to the page that was left also where the page is put up anew meanwhile', async () => {
  window.history.replaceState(null, '', '/sam');
  comeBackHere();
  const realm = createFakeRealm({ me: null });
  const { promise, resolve } = deferred<SignInOutcome>();
  const sessions = { ...createFakeSessions(realm), finishRedirect: () => promise };
  const { visited } = show(<PutUpTwice />, { realm, sessions, path: '/oauth-callback?code=twice' });
  fireEvent.click(screen.getByRole('button', { name: 'Anew' }));
  await act(async () => resolve('signed-in'));
  await waitFor(() => expect(visited.at(-1)).toBe('/sam'));
  expect(new Set(visited)).toEqual(new Set(['/sam']));
});
