import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { RealmKey } from '@/domain/ids';
import { createFakeRealm } from '../../../test/fake-realm';
import { createFakeSessions, type FakeSessions } from '../../../test/fake-sessions';
import { makeAccount } from '../../../test/make';
import { show } from '../../../test/show';
import { AccountList } from './account-list';

afterEach(cleanup);

/** Ada is shown; Lin and Mod are there, too. What is arranged holds at once, as in a browser. */
function open(): FakeSessions {
  const realm = createFakeRealm({ me: makeAccount({ id: '1', acct: 'ada' }) });
  const sessions = createFakeSessions(realm);
  const of = (acct: string, key: RealmKey) => {
    return { key, acct, displayName: acct, base: 'https://home.example', avatar: '' };
  };
  sessions.accounts.set([
    of('ada', realm.key),
    of('lin', 'https://home.example|2'),
    of('mod', 'https://home.example|3'),
  ]);
  sessions.arrange = (order) =>
    sessions.accounts.set(
      order.flatMap((key) => sessions.accounts.get().filter((account) => account.key === key)),
    );
  show(<AccountList onClose={() => undefined} />, { realm, sessions });
  return sessions;
}

const order = (): readonly (string | undefined)[] =>
  screen.getAllByRole('listitem').map(({ textContent }) => /ada|lin|mod/.exec(textContent ?? '')?.[0]);
const row = (name: string): HTMLElement => {
  const found = screen.getAllByRole('listitem').find(({ textContent }) => textContent?.includes(name));
  const button = found && within(found).getAllByRole('button')[0];
  if (!button) throw new Error(`no row of ${name}`);
  return button;
};

test('Alt and an arrow move an account, which keeps the focus; ends of the list are ends', async () => {
  open();
  row('mod').focus();
  fireEvent.keyDown(row('mod'), { key: 'ArrowUp', altKey: true });
  expect(order()).toEqual(['ada', 'mod', 'lin']);
  await waitFor(() => expect(document.activeElement).toBe(row('mod')));
  for (const key of ['ArrowUp', 'ArrowUp']) fireEvent.keyDown(row('mod'), { key, altKey: true });
  expect(order()).toEqual(['mod', 'ada', 'lin']);
  fireEvent.keyDown(row('mod'), { key: 'ArrowDown', altKey: true });
  expect(order()).toEqual(['ada', 'mod', 'lin']);
});

test('arrows alone move nothing', () => {
  open();
  expect(fireEvent.keyDown(row('lin'), { key: 'ArrowUp' })).toBe(true);
  expect(order()).toEqual(['ada', 'lin', 'mod']);
});

test('buttons do the same, and those that would lead out of the list do nothing', () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: /Move @ada.* up/ }));
  expect(order()).toEqual(['ada', 'lin', 'mod']);
  fireEvent.click(screen.getByRole('button', { name: /Move @ada.* down/ }));
  expect(order()).toEqual(['lin', 'ada', 'mod']);
});
