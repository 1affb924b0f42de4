import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import '@/i18n/messages/en/late/profile';
import { createFakeRealm } from '../../../test/fake-realm';
import { makeAccount, makeRelationship } from '../../../test/make';
import { show } from '../../../test/show';
import { ProfileNotices } from './profile-notices';

afterEach(cleanup);

const lin = makeAccount({ id: 'lin', acct: 'lin@far.example', displayName: 'Lin' });

function Page(): ReactElement {
  const [asked, setAsked] = useState(true);
  return (
    <>
      <button onClick={() => setAsked(false)}>Answered elsewhere</button>
      <main id="main" tabIndex={-1}>
        {asked && <ProfileNotices account={lin} />}
      </main>
    </>
  );
}

it.each([
  ['takes the focus that was on it with it to the page', true],
  ['leaves the focus alone that was elsewhere', false],
])('a request to follow that is no more %s (FOL-02)', (_, wasOnIt) => {
  const realm = createFakeRealm({
    me: makeAccount({ id: 'ada', acct: 'ada' }),
    accounts: [lin],
    relationships: [makeRelationship({ id: 'lin', requestedBy: true })],
  });
  show(<Page />, { realm });
  if (wasOnIt) screen.getByRole('button', { name: 'Approve Lin' }).focus();
  const main = screen.getByRole('main');
  fireEvent.click(screen.getByRole('button', { name: 'Answered elsewhere' }));
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(document.activeElement).toBe(wasOnIt ? main : document.body);
});

it.each([
  ['is deactivated', { deactivated: true }, 'This account is deactivated.'],
  ['moved to somebody unknown', { movedTo: 'nobody' }, 'Lin has moved to another account.'],
])('says of a person who %s that it is so', (_, facts, words) => {
  show(<ProfileNotices account={{ ...lin, ...facts }} />);
  expect(screen.getByText(words)).toBeTruthy();
});
