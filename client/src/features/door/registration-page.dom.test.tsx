import '@/i18n/messages/en/late/door';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createFakeRealm } from '../../../test/fake-realm';
import { show } from '../../../test/show';
import { RegistrationPage } from './registration-page';

afterEach(cleanup);

/** What the sentences of the page say that there is to read and to accept. */
async function named(rules: readonly string[], terms: string | null): Promise<readonly string[]> {
  const instance = { rules: async () => rules, terms: async () => terms };
  show(<RegistrationPage token={null} />, { realm: createFakeRealm({ instance }) });
  await screen.findByText(rules[0] ?? (terms === null ? /has published no rules/ : 'Be good.'));
  return screen.queryAllByRole('button', { name: /rules|terms/ }).map((button) => button.textContent ?? '');
}

test('names what there is to read first, and accepts nothing where there is nothing', async () => {
  expect(await named(['No lamp oil.'], '<p>Be good.</p>')).toEqual(
    Array(2).fill('rules and terms of service'),
  );
  cleanup();
  expect(await named(['No lamp oil.'], null)).toEqual(['rules', 'rules']);
  cleanup();
  expect(await named([], '<p>Be good.</p>')).toEqual(['terms of service', 'terms of service']);
  cleanup();
  expect(await named([], null)).toEqual([]);
  expect(screen.queryByText(/first\.|you accept/)).toBeNull();
});
