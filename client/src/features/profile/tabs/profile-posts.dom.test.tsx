import { cleanup, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import '@/i18n/messages/en/late/profile';
import type { Account } from '@/domain/account/account';
import type { Relationship } from '@/domain/account/relationship';
import { makeAccount, makeRelationship } from '../../../../test/make';
import { createFakeRealm } from '../../../../test/fake-realm';
import { show } from '../../../../test/show';
import { ProfilePosts } from './profile-posts';

afterEach(cleanup);

const NoForm = (): ReactElement | null => null;
const far = makeAccount({ id: 'lin', acct: 'lin@far.example', displayName: 'Lin', isLocal: false });
const url = 'https://far.example/@lin';

const open = (account: Account, relation?: Partial<Relationship>): void => {
  const relationships = relation ? [makeRelationship({ id: account.id, ...relation })] : [];
  show(<ProfilePosts account={account} replyForm={NoForm} />, { realm: createFakeRealm({ relationships }) });
};

it('an empty page of somebody elsewhere says why and leads to their own server', async () => {
  open({ ...far, url });
  await screen.findByText('No posts yet');
  expect(screen.getByText(/knows no posts of Lin/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /original/i }).getAttribute('href')).toBe(url);
});

it('who follows already is not told that somebody must', async () => {
  open({ ...far, url }, { following: true });
  await screen.findByText(/knows no posts of Lin/);
  expect(screen.queryByText(/once somebody here follows/)).toBeNull();
  expect(screen.getByRole('link', { name: /original/i })).toBeTruthy();
});

it.each([
  ['elsewhere', far],
  ['here', makeAccount({ id: 'mo', acct: 'mo' })],
])('of somebody suspended %s nobody is told to wait for posts', async (_, account) => {
  open({ ...account, url, deactivated: true });
  await screen.findByText('No posts to show');
});

it('an address that is no web address leads nowhere', async () => {
  open({ ...far, url: 'javascript:alert(1)' });
  await screen.findByText('No posts yet');
  expect(screen.queryByRole('link', { name: /original/i })).toBeNull();
  const led = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  expect(led.filter((href) => !href?.startsWith('/'))).toEqual([]);
});

it.each([
  ['is blocked', far, { blocking: true }, /You have blocked this person/],
  ['is of a hidden server', far, { domainBlocking: true }, /hidden the server/],
  ['writes for followers', makeAccount({ id: 'mo', acct: 'mo', statusesCount: 3 }), {}, /followers only/],
])('of somebody who %s it says why no posts are shown', async (_, account, relation, words) => {
  open(account, relation);
  await screen.findByText('No posts to show');
  expect(screen.getByText(words)).toBeTruthy();
});
