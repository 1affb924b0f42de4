import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import '@/i18n/messages/en/late/profile';
import { createFakePeople } from '../../../../test/fake-people';
import { createFakeRealm } from '../../../../test/fake-realm';
import { makeAccount, makeRelationship } from '../../../../test/make';
import { show } from '../../../../test/show';
import type { Relationship } from '@/domain/account/relationship';
import { FollowButton } from '@/parts/account/follow-button';
import { ProfileNotices } from './profile-notices';

afterEach(cleanup);

const people = createFakePeople(() => undefined, {});
const lin = makeAccount({ id: 'lin', acct: 'lin@far.example', displayName: 'Lin' });

function Page(): ReactElement {
  const [asked, setAsked] = useState(true);
  return (
    <>
      <button onClick={() => setAsked(false)}>Answered elsewhere</button>
      <main id="main" tabIndex={-1}>
        {asked && <ProfileNotices people={people} account={lin} />}
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
  ['is suspended', { deactivated: true }, /was suspended or deactivated/],
  ['moved to somebody unknown', { movedTo: 'nobody' }, 'Lin has moved to another account.'],
])('says of a person who %s that it is so', (_, facts, words) => {
  show(<ProfileNotices people={people} account={{ ...lin, ...facts }} />);
  expect(screen.getByText(words)).toBeTruthy();
});

it.each([
  ['elsewhere', lin, 1],
  ['here', makeAccount({ id: 'mo', acct: 'mo' }), 0],
])('leads from a suspended profile %s to where more may be known', (_, account, links) => {
  const url = 'https://far.example/@lin';
  show(<ProfileNotices people={people} account={{ ...account, url, deactivated: true }} />);
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    Array.from({ length: links }, () => url),
  );
});

describe('of somebody who moved', () => {
  const old = { ...lin, movedTo: 'new' };
  const now = makeAccount({ id: 'new', acct: 'lin@near.example', displayName: 'New Lin' });
  const open = (relation: Partial<Relationship>): string[] => {
    const realm = createFakeRealm({
      me: makeAccount({ id: 'ada', acct: 'ada' }),
      accounts: [old, now],
      relationships: [makeRelationship({ id: 'lin', ...relation }), makeRelationship({ id: 'new' })],
    });
    show(
      <>
        <FollowButton account={old} />
        <ProfileNotices people={people} account={old} />
      </>,
      { realm },
    );
    return screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? '');
  };

  it('the new account is offered and the old one is not', () => {
    expect(open({ followedBy: true })).toEqual(['Follow: New Lin']);
  });

  it('the old account can be left by who follows it', () => {
    expect(open({ following: true })).toEqual(['Following: Lin', 'Follow: New Lin']);
  });
});
