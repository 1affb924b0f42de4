import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import '@/i18n/messages/en/late/people-pages';
import { ApiError } from '@/domain/api-error';
import { createFakePeople } from '../../../../test/fake-people';
import { createFakeRealm } from '../../../../test/fake-realm';
import { show } from '../../../../test/show';
import { makeServer } from '../../../../test/make';
import { BlockedDomains } from './blocked-domains';
import { Spared } from './spared';

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
    const button = await screen.findByRole('button', { name: `Show again: ${host}` });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(screen.queryAllByRole('listitem')).toHaveLength(rest));
  };
  const focused = (): string | null | undefined => document.activeElement?.getAttribute('aria-label');
  await showAgain('oil.example', 2);
  expect(focused()).toBe('Show again: spam.example');
  await showAgain('spam.example', 1);
  expect(focused()).toBe('Show again: gulls.example');
  await showAgain('gulls.example', 0);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('a server that has no such list is told of in words that fit, and is not asked again', async () => {
  const people = {
    ...createFakePeople(() => {}, {}),
    blockedDomains: async () => {
      throw new ApiError('not-found', { status: 404 });
    },
  };
  show(<BlockedDomains people={people} />, { realm: createFakeRealm() });
  await screen.findByText(/does not have this, or not any more/);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('where no whole server can be muted, nobody is shown a list of them', async () => {
  const server = makeServer();
  const realm = createFakeRealm({ server: { ...server, can: { ...server.can, domainMutes: false } } });
  show(<Spared people={createFakePeople(() => {}, {})} />, { realm });
  await screen.findByRole('tab', { name: 'Muted' });
  expect(screen.getAllByRole('tab')).toHaveLength(4);
  expect(screen.queryByRole('tab', { name: 'Servers' })).toBeNull();
});
