import { cleanup, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import '@/i18n/messages/en/late/profile';
import type { Account } from '@/domain/account';
import { makeAccount } from '../../../test/make';
import { show } from '../../../test/show';
import { ProfilePosts } from './profile-posts';

afterEach(cleanup);

const NoForm = (): ReactElement | null => null;
const far = makeAccount({ id: 'lin', acct: 'lin@far.example', displayName: 'Lin', isLocal: false });
const url = 'https://far.example/@lin';

const open = (account: Account): void => {
  show(<ProfilePosts account={account} replyForm={NoForm} />);
};

it('an empty page of somebody elsewhere says why and leads to their own server', async () => {
  open({ ...far, url });
  await screen.findByText('No posts yet');
  expect(screen.getByText(/knows no posts of Lin/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /original/i }).getAttribute('href')).toBe(url);
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
  expect(screen.queryByRole('link')).toBeNull();
});
