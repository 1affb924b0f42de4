import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import '@/i18n/messages/en/late/people-pages';
import { ApiError } from '@/domain/api-error';
import { createFakePeople } from '../../../test/fake-people';
import { createFakeRealm } from '../../../test/fake-realm';
import { show } from '../../../test/show';
import { makeServer } from '../../../test/make';
import { BlockedDomains } from './blocked-domains';
import { MutedAndBlockedPage } from './muted-and-blocked-page';

afterEach(cleanup);

test('who shows servers again one by one by the keyboard keeps a place', async () => {
  const people = {
    ...createFakePeople(() => {}, {}),
    blockedDomains: async () => ['gulls.example', 'oil.example', 'spam.example'],
  };
  show(
    <main id="main" tabIndex={-1}>
      <BlockedDomains people={people} />
    </main>,
    { realm: createFakeRealm() },
  );
  const showAgain = async (host: string, rest: number): Promise<void> => {
    const button = await screen.findByRole('button', { name: `Show ${host} again` });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(screen.queryAllByRole('listitem')).toHaveLength(rest));
  };
  const focused = (): string | null | undefined => document.activeElement?.getAttribute('aria-label');
  await showAgain('oil.example', 2);
  expect(focused()).toBe('Show spam.example again');
  await showAgain('spam.example', 1);
  expect(focused()).toBe('Show gulls.example again');
  await showAgain('gulls.example', 0);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('a server that has no such list is told of in words that fit, and may be asked again', async () => {
  let asked = 0;
  const people = {
    ...createFakePeople(() => {}, {}),
    blockedDomains: async () => {
      asked += 1;
      throw new ApiError('not-found', { status: 404 });
    },
  };
  show(<BlockedDomains people={people} />, { realm: createFakeRealm() });
  await screen.findByText(/does not have this, or not any more/);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(asked).toBe(2));
});

test('where no whole server can be muted, nobody is shown a list of them', async () => {
  const server = makeServer();
  const realm = createFakeRealm({ server: { ...server, can: { ...server.can, domainMutes: false } } });
  show(<MutedAndBlockedPage />, { realm });
  await screen.findByRole('tab', { name: 'Muted' });
  expect(screen.getAllByRole('tab')).toHaveLength(2);
});
