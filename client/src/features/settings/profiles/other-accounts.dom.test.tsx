import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { wordFilter, type Filter } from '@/domain/filter/filter';
import type { KnownFilters } from '@/data/filters/filters';
import { createCommands } from '@/parts/commands/commands';
import { cell } from '../../../../test/cell';
import { createFakeRealm } from '../../../../test/fake-realm';
import { createFakeSessions } from '../../../../test/fake-sessions';
import { makeAccount } from '../../../../test/make';
import { show } from '../../../../test/show';
import { Accounts } from './other-accounts';
import '@/i18n/messages/en/late/settings';

afterEach(cleanup);

const here: Filter = { ...wordFilter('tide'), kept: 'browser', action: 'hide' };

test('what is used on all accounts are the settings and the filters that this browser keeps', async () => {
  const fake = createFakeRealm({ me: makeAccount({ id: '1', acct: 'me' }) });
  const copied: unknown[] = [];
  const known = cell<KnownFilters>({ server: null, browser: [here] });
  const settings = { ...fake.settings, copyTo: (keys: readonly string[]) => void copied.push(keys) };
  const realm = { ...fake, settings, filters: { ...fake.filters, known } };
  const sessions = createFakeSessions(realm);
  const ada = { base: 'https://o.example', acct: 'ada@o.example', displayName: 'Ada', avatar: '' };
  sessions.accounts.set([{ key: 'other', ...ada }]);
  show(<Accounts />, { realm, sessions, commands: { ...createCommands(), confirm: async () => true } });
  fireEvent.click(screen.getByRole('button', { name: 'Use on all my accounts' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''));
  expect(copied).toEqual([['other']]);
  expect(fake.calls).toContainEqual(['copyFilters', ['other']]);
});
