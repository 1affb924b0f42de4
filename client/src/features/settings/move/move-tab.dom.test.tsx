import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { MoveNotes } from '@/domain/account/own-account';
import type { OwnAccount } from '@/data/own-account/own-account';
import { createCommands } from '@/parts/commands/commands';
import { createFakeRealm } from '../../../../test/fake-realm';
import { fakeOwnAccount } from '../../../../test/fake-own-account';
import { makeAccount } from '../../../../test/make';
import { refusal } from '../../../../test/refusals';
import { show } from '../../../../test/show';
import { MoveTab } from './move-tab';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const withFollowers = (followersCount: number) => makeAccount({ id: '1', acct: 'ada', followersCount });

/** Ada with twelve followers, whose server answers so. */
function showTo(answers: Partial<OwnAccount>) {
  const realm = createFakeRealm({
    me: withFollowers(12),
    screens: { ownAccount: async () => fakeOwnAccount(answers) },
  });
  show(<MoveTab marked={undefined} />, {
    realm,
    commands: { ...createCommands(), confirm: async () => true },
  });
  return realm;
}

test('what was typed is there when the tab is shown again, until it is sent', async () => {
  const added: string[] = [];
  const answers: Partial<OwnAccount> = { putAlias: async (alias) => void added.push(alias) };
  showTo(answers);
  const alias = async (): Promise<HTMLInputElement> => screen.findByLabelText('Handle of the other account');
  const target = (): HTMLInputElement => screen.getByLabelText('Handle of the new account');
  fireEvent.change(await alias(), { target: { value: 'ada@old.example' } });
  fireEvent.change(target(), { target: { value: 'ada@new.example' } });
  cleanup();
  showTo(answers);
  expect([(await alias()).value, target().value]).toEqual(['ada@old.example', 'ada@new.example']);
  fireEvent.click(screen.getByRole('button', { name: 'Add alias' }));
  await waitFor(async () => expect((await alias()).value).toBe(''));
  expect(added).toEqual(['ada@old.example']);
  cleanup();
  showTo(answers);
  expect((await alias()).value).toBe('');
});

const NONE: MoveNotes = { away: null, here: null };
const AWAY: MoveNotes = { ...NONE, away: { followers: 12, target: 'ada@new.example' } };

test('a move away that was begun says how many followers there were and are, and looks again', async () => {
  let moves = NONE;
  let left = 12;
  let refuses = false;
  const realm = showTo({
    move: async () => void (moves = AWAY),
    moves: () => moves,
    async profile() {
      if (refuses) throw refusal('server');
      act(() => realm.me.set(withFollowers(left)));
      return fakeOwnAccount().profile();
    },
  });
  const form = await screen.findByRole('form', { name: 'Move away from this account' });
  const type = (label: string, value: string): void =>
    void fireEvent.change(within(form).getByLabelText(label), { target: { value } });
  type('Handle of the new account', '@ada@new.example');
  type('Current password', 'skein-demo');
  fireEvent.submit(form);
  expect(await within(form).findByText(/^The move to ada@new\.example has begun\./)).toBeTruthy();
  expect(within(form).getByText('Followers here when it began: 12. Now: 12.')).toBeTruthy();
  expect(within(form).getByText(/^Your server does not say how far the move is\./)).toBeTruthy();
  left = 5;
  fireEvent.click(within(form).getByRole('button', { name: 'Look again' }));
  expect(await within(form).findByText('Followers here when it began: 12. Now: 5.')).toBeTruthy();
  refuses = true;
  const again = within(form).getByRole('button', { name: 'Look again' });
  await waitFor(() => expect(again.getAttribute('aria-busy')).toBe(null));
  fireEvent.click(again);
  expect(await within(form).findByRole('alert')).toBeTruthy();
  expect(within(form).getByText('Followers here when it began: 12. Now: 5.')).toBeTruthy();
});

test('a move away of an earlier visit is still told, until the reader closes it', async () => {
  const forgotten: string[] = [];
  showTo({ moves: () => AWAY, forgetMove: (way) => void forgotten.push(way) });
  const begun = await screen.findByText(/^The move to ada@new\.example has begun\./);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(begun.isConnected).toBe(false);
  expect(screen.queryByText(/^Followers here/)).toBeNull();
  await waitFor(() => expect(forgotten).toEqual(['away']));
});

test('an alias that another tab has added is there when one comes back', async () => {
  let aliases: readonly string[] = [];
  showTo({ aliases: async () => aliases });
  await screen.findByText('You have named no other account.');
  aliases = ['ada@old.example'];
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByRole('button', { name: 'Remove alias ada@old.example' })).toBeTruthy();
});

test('a move towards here is told by the followers who came since the alias was added', async () => {
  const here: MoveNotes = { ...NONE, here: { followers: 3, target: '' } };
  showTo({ aliases: async () => ['ada@old.example'], moves: () => here });
  expect(await screen.findByText('Followers here when it began: 3. Now: 12.')).toBeTruthy();
  expect(screen.getByText(/^If the move has begun there: your server does not say/)).toBeTruthy();
});
