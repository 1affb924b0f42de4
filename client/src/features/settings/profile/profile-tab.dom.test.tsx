import '@/i18n/messages/en/late/own';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { OwnAccount } from '@/data/own-account/own-account';
import type { Account } from '@/domain/account/account';
import type { OwnProfile, ProfileChanges, ProfilePart } from '@/domain/account/own-profile';
import { ProfileFields } from '@/parts/account/profile-fields';
import { createFakeRealm } from '../../../../test/fake-realm';
import { fakeOwnAccount } from '../../../../test/fake-own-account';
import { makeAccount } from '../../../../test/make';
import { refusal } from '../../../../test/refusals';
import { show } from '../../../../test/show';
import { ProfileTab } from './profile-tab';

afterEach(cleanup);

/** The tab over a server that keeps what it is told, except `passedOver`. */
async function showProfile(
  given: Partial<OwnProfile> = {},
  answers: Partial<OwnAccount> = {},
  passedOver: readonly ProfilePart[] = [],
) {
  let profile: OwnProfile = { ...(await fakeOwnAccount().profile()), ...given };
  const saved: ProfileChanges[] = [];
  const lost = new Set<ProfilePart>();
  const server: Partial<OwnAccount> = {
    profile: async () => profile,
    lost: () => lost,
    async save(changes) {
      saved.push(changes);
      const { switches = {}, directFrom = profile.directFrom } = changes;
      if (passedOver.length > 0) {
        for (const part of passedOver) lost.add(part);
        return { profile, lost: passedOver };
      }
      profile = { ...profile, directFrom, switches: { ...profile.switches, ...switches } };
      return { profile, lost: [] };
    },
    ...answers,
  };
  const realm = createFakeRealm({ screens: { ownAccount: async () => fakeOwnAccount(server) } });
  show(<ProfileTab marked={undefined} />, { realm });
  await screen.findByLabelText('Name');
  return saved;
}

const toggle = (name: RegExp): HTMLInputElement => screen.getByRole<HTMLInputElement>('switch', { name });
const locked = (): HTMLInputElement => toggle(/^Approve followers by hand/);

describe('what others may do', () => {
  test('is saved as it is switched and chosen', async () => {
    const saved = await showProfile({ directFrom: 'everybody' });
    expect(locked().checked).toBe(false);
    fireEvent.click(locked());
    await waitFor(() => expect(saved).toEqual([{ switches: { locked: true } }]));
    expect(locked().checked).toBe(true);
    const direct = screen.getByRole<HTMLSelectElement>('combobox', {
      name: /^Who may write to you directly/,
    });
    fireEvent.change(direct, { target: { value: 'people_i_follow' } });
    await waitFor(() => expect(saved.at(-1)).toEqual({ directFrom: 'people_i_follow' }));
    await waitFor(() => expect(direct.value).toBe('people_i_follow'));
  });

  test('is as it was when the server refuses, with words and another try', async () => {
    let refuses = true;
    const asked: ProfileChanges[] = [];
    const server = fakeOwnAccount();
    await showProfile(
      {},
      {
        async save(changes) {
          asked.push(changes);
          if (refuses) throw refusal('server');
          return server.save(changes);
        },
      },
    );
    fireEvent.click(locked());
    expect(locked().checked).toBe(true);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('This was not saved.');
    expect(locked().checked).toBe(false);
    refuses = false;
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(asked).toEqual([{ switches: { locked: true } }, { switches: { locked: true } }]);
  });

  test('that the server passed over is said, and not offered any more', async () => {
    await showProfile({ switches: { locked: false, discoverable: true } }, {}, ['discoverable']);
    fireEvent.click(toggle(/^Let people find you/));
    expect(await screen.findByText(/did not keep this: Let people find you\.$/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('switch', { name: /^Let people find you/ })).toBeNull());
    expect(locked()).toBeTruthy();
  });

  test.each(['member', 'moderator'] as const)('has the switch of staff for staff alone: %s', async (role) => {
    await showProfile({
      account: makeAccount({ id: '1', role }),
      switches: { locked: false, show_role: true },
    });
    const shown = screen.queryByRole('switch', { name: /^Show that you are staff/ }) !== null;
    expect(shown).toBe(role === 'moderator');
  });
});

test('what strangers see is asked for when one wants to know, and again', async () => {
  let hideFollows = true;
  await showProfile({}, { asStranger: async () => makeAccount({ id: '1', hideFollows }) });
  expect(screen.queryByText(/^Whom you follow/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show me' }));
  expect(await screen.findByText('Whom you follow is hidden.')).toBeTruthy();
  hideFollows = false;
  fireEvent.click(screen.getByRole('button', { name: 'Look again' }));
  expect(await screen.findByText('Whom you follow can be seen.')).toBeTruthy();
});

describe('a link that the server has checked (PROF-02)', () => {
  const account: Account = makeAccount({
    id: '1',
    fields: [
      { name: 'Log', value: 'https://tides.example/log', verifiedAt: Date.UTC(2024, 4, 1, 12) },
      { name: 'Boat', value: 'https://boat.example', verifiedAt: null },
    ],
  });

  test('says since when beside its field, until that is changed, and how others get there', async () => {
    const fields = account.fields.map(({ name, value }) => ({ name, value }));
    await showProfile({ account, fields });
    expect(screen.getAllByText(/^Verified on/).map((words) => words.textContent)).toEqual([
      'Verified on May 1, 2024',
    ]);
    expect(screen.getByText('How does a link become verified?')).toBeTruthy();
    expect(screen.getAllByText(/rel="me"/).length).toBeGreaterThan(0);
    fireEvent.change(screen.getByLabelText('Content of field 1'), { target: { value: 'https://a.example' } });
    expect(screen.queryByText(/^Verified on/)).toBeNull();
  });

  test('is marked on the profile', () => {
    show(<ProfileFields account={account} />, { realm: createFakeRealm() });
    const mark = screen.getByRole('img', { name: 'Verified May 1, 2024' });
    expect(mark.closest('dd')?.dataset['verified']).toBe('true');
    expect(document.querySelectorAll('dd[data-verified]')).toHaveLength(1);
  });
});

const nameBox = (): HTMLInputElement => screen.getByLabelText<HTMLInputElement>('Name');
const bioBox = (): HTMLTextAreaElement => screen.getByLabelText<HTMLTextAreaElement>('Bio');
const type = (box: HTMLElement, value: string): void => void fireEvent.change(box, { target: { value } });
const saving = (): string | null =>
  screen.getByRole('button', { name: /Save profile/ }).getAttribute('aria-busy');
const save = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Save profile' }));

describe('the words of the profile', () => {
  test('that another tab has saved are here when one comes back; only what was typed here is saved', async () => {
    let profile = { ...(await fakeOwnAccount().profile()), note: 'Before' };
    const saved = await showProfile({}, { profile: async () => profile });
    profile = { ...profile, displayName: 'Ada of the other tab' };
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(nameBox().value).toBe('Ada of the other tab'));
    expect(screen.queryByText('You have unsaved changes.')).toBeNull();
    type(bioBox(), 'Typed');
    profile = { ...profile, displayName: 'Ada anew', note: 'Also anew' };
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(nameBox().value).toBe('Ada anew'));
    expect(bioBox().value).toBe('Typed');
    save();
    await waitFor(() => expect(saved).toEqual([{ note: 'Typed' }]));
  });

  test('that are typed while others are being saved stay', async () => {
    const profile = await fakeOwnAccount().profile();
    let answer = (): void => undefined;
    await showProfile(
      {},
      {
        save: (changes) =>
          new Promise((resolve) => {
            const displayName = changes.displayName ?? '';
            answer = () => resolve({ profile: { ...profile, displayName }, lost: [] });
          }),
      },
    );
    type(nameBox(), 'Ada L');
    save();
    await waitFor(() => expect(saving()).toBe('true'));
    type(nameBox(), 'Ada Lovelace');
    type(bioBox(), 'Typed meanwhile');
    answer();
    await waitFor(() => expect(saving()).toBeNull());
    expect([nameBox().value, bioBox().value]).toEqual(['Ada Lovelace', 'Typed meanwhile']);
  });

  test('that the server passed over stay as they were typed', async () => {
    await showProfile({}, {}, ['note']);
    type(bioBox(), 'Typed in vain');
    save();
    expect(await screen.findByText(/did not keep this: /)).toBeTruthy();
    expect(bioBox().value).toBe('Typed in vain');
  });
});
