import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { partMissing } from '@/domain/api-error';
import { wordFilter, type Filter } from '@/domain/filter/filter';
import type { KnownFilters } from '@/data/filters/filters';
import { createCommands } from '@/parts/commands/commands';
import { cell } from '../../../../test/cell';
import { createFakeRealm } from '../../../../test/fake-realm';
import { createFakeSessions } from '../../../../test/fake-sessions';
import { makeAccount } from '../../../../test/make';
import { show } from '../../../../test/show';
import { Accounts } from './other-accounts';
import '@/i18n/messages/en/late/own';
import '@/i18n/messages/en/late/settings';

afterEach(cleanup);

const here: Filter = { ...wordFilter('tide'), kept: 'browser', action: 'hide' };

function showAccounts() {
  const fake = createFakeRealm({ me: makeAccount({ id: '1', acct: 'me' }) });
  const copied: unknown[] = [];
  const known = cell<KnownFilters>({ server: null, browser: [here] });
  const settings = { ...fake.settings, copyTo: (keys: readonly string[]) => void copied.push(keys) };
  const loaded = fake.late.filters.load;
  let comes = true;
  const load: typeof loaded = () => (comes ? loaded() : Promise.reject(partMissing()));
  const late = { ...fake.late, filters: { ...fake.late.filters, load } };
  const realm = { ...fake, settings, late, filters: { ...fake.filters, known } };
  const sessions = createFakeSessions(realm);
  const ada = { base: 'https://o.example', acct: 'ada@o.example', displayName: 'Ada', avatar: '' };
  sessions.accounts.set([{ key: 'other', ...ada }]);
  show(<Accounts />, { realm, sessions, commands: { ...createCommands(), confirm: async () => true } });
  fireEvent.click(screen.getByRole('button', { name: 'Use on all my accounts' }));
  return { calls: fake.calls, copied, comes: (now: boolean) => void (comes = now) };
}

test('what is used on all accounts are the settings and the filters that this browser keeps', async () => {
  const { calls, copied } = showAccounts();
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''));
  expect(copied).toEqual([['other']]);
  expect(calls).toContainEqual(['copyFilters', ['other']]);
});

test('where the filters cannot be copied, nothing is, which is told and can be tried again', async () => {
  const { calls, copied, comes } = showAccounts();
  // The question is answered after the press.
  comes(false);
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(copied).toEqual([]);
  expect(screen.getByRole('alert').textContent).toContain('This was not saved.');
  comes(true);
  fireEvent.click(again);
  await waitFor(() => expect(copied).toEqual([['other']]));
  expect(calls).toContainEqual(['copyFilters', ['other']]);
  expect(screen.queryByRole('alert')).toBeNull();
});
