import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { pageName } from '@/data/screens/page-name';
import { ApiError } from '@/domain/api-error';
import { createFakePeople } from '../../../test/fake-people';
import { createFakeRealm, type FakeRealmFacts } from '../../../test/fake-realm';
import { makeAccount, makeRelationship } from '../../../test/make';
import { show } from '../../../test/show';
import { ProfilePage } from './profile-page';

afterEach(cleanup);

const NoForm = (): ReactElement | null => null;
const ada = makeAccount({ id: '1', acct: 'ada' });
const url = 'https://kiln.example/@ember';
const ember = makeAccount({ id: '7', acct: 'ember@kiln.example', displayName: 'Ember', isLocal: false, url });

const open = (name: string, facts: FakeRealmFacts = {}) => {
  const realm = createFakeRealm({ me: ada, ...facts });
  show(<ProfilePage name={name} replyForm={NoForm} />, { realm });
  return realm;
};

/** The server answers with this when it is asked for the person. */
const openFailing = (name: string, error: ApiError, facts: FakeRealmFacts = {}): void => {
  const fake = createFakeRealm({ me: ada, ...facts });
  const people = { ...createFakePeople(() => {}, {}), load: () => Promise.reject(error) };
  const late = { ...fake.late, people: { get: () => people, load: async () => people } };
  show(<ProfilePage name={name} replyForm={NoForm} />, { realm: { ...fake, late } });
};

test.each([
  ['not-found', 404, ''],
  ['server', 500, 'No user with such user_id'],
] as const)(
  'of nobody by that name (%s) it says so, and offers no second try',
  async (kind, status, message) => {
    openFailing('nobody', new ApiError(kind, { status, message }));
    await screen.findByText('Sorry, this profile does not exist.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
);

test('of somebody known who is gone it says so, and where more may be known', async () => {
  openFailing('7', new ApiError('not-found', { status: 410, message: 'Gone' }), { accounts: [ember] });
  await screen.findByText('This account is no longer here.');
  expect(screen.getByRole('link', { name: 'Open original profile' }).getAttribute('href')).toBe(url);
  expect(screen.queryByText('Ember')).toBeNull();
  expect(pageName.get()).toBe('');
});

test('is called by letters alone where no picture can stand for an emoji’s code', async () => {
  const shell = { shortcode: 'shell', url: '', staticUrl: '', category: null, visibleInPicker: true };
  const tides = makeAccount({ id: '8', acct: 'tides', displayName: 'Tide Clock :shell:', emojis: [shell] });
  open('8', { accounts: [tides] });
  await screen.findByRole('region', { name: 'Tide Clock' });
  await screen.findByRole('tab', { name: /^Posts/ });
  expect(pageName.get()).toBe('Tide Clock');
  expect(document.querySelectorAll('[aria-label*=":shell:"]:not(img)')).toHaveLength(0);
});

test('asks for what its checkboxes say', async () => {
  const realm = open('7', { accounts: [ember], relationships: [makeRelationship({ id: '7' })] });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'With repeats' }));
  const isAsked = (key: string, hideRepeats: boolean): void =>
    expect(realm.calls).toContainEqual(['setFilter', key, { onlyMedia: false, hideRepeats }]);
  isAsked('user:7', true);
  fireEvent.click(screen.getByRole('checkbox', { name: 'With replies' }));
  await waitFor(() => expect(realm.calls).toContainEqual(['open', 'replies:7']));
  isAsked('replies:7', true);
});

test('does what the menu is asked for, and says what is under way', async () => {
  const realm = open('7', { accounts: [ember], relationships: [makeRelationship({ id: '7' })] });
  const [more] = await screen.findAllByRole('button', { name: 'More actions' });
  if (more) fireEvent.click(more);
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Mute' }));
  await waitFor(() => expect(realm.calls).toContainEqual(['mute', '7', true]));
  realm.cells.relationship('7').set(makeRelationship({ id: '7', muting: true, changing: 'mute' }));
  await screen.findByText('Muting…');
  await screen.findByText('Muted');
});
