import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import type { OwnAccount } from '@/data/own-account/own-account';
import type { SettingsProfiles } from '@/data/settings/profiles/settings-profiles';
import { errors } from '@/i18n/messages/en/errors';
import { createCommands } from '@/parts/commands/commands';
import { fakeSettingsProfiles } from '../../../../test/fake-details';
import { createFakeRealm } from '../../../../test/fake-realm';
import { fakeOwnAccount } from '../../../../test/fake-own-account';
import { makeAccount } from '../../../../test/make';
import { PASSING, REFUSALS, refusal, refusing } from '../../../../test/refusals';
import { show } from '../../../../test/show';
import { Backups } from '../data/backups';
import { MoveTab } from '../move/move-tab';
import { Profiles } from '../profiles/profiles';
import { ProfileTab } from '../profile/profile-tab';
import { SecurityTab } from '../security/security-tab';
import { ServerNotifications } from './server-notifications';
import '@/i18n/messages/en/late/own';
import '@/i18n/messages/en/late/own-data';
import '@/i18n/messages/en/late/preferences';
import '@/i18n/messages/en/late/settings';

afterEach(cleanup);

/** Shows a part of the settings to ada, whose server answers so; every question is answered with yes. */
function showTo(element: ReactElement, answers: Partial<OwnAccount>): void {
  const realm = createFakeRealm({
    me: makeAccount({ id: '1', acct: 'ada' }),
    screens: { ownAccount: async () => fakeOwnAccount(answers) },
  });
  show(element, { realm, commands: { ...createCommands(), confirm: async () => true } });
}

/** Each refusal that passes is told in an alert; "Try again" in it meets the next. */
async function tellsEach(next: () => void): Promise<void> {
  for (const [kind, words] of PASSING) {
    const alert = await screen.findByRole('alert');
    expect(alert.textContent, kind).toContain(words);
    next();
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  }
}

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });

const SESSIONS = [
  { id: '7', app: 'Skein', validUntil: null, lastUsedAt: null },
  { id: '8', app: 'Pinafore', validUntil: null, lastUsedAt: null },
  { id: '9', app: 'Tusky', validUntil: null, lastUsedAt: null },
];

/** What each tab asks the server for when it is opened, and what shows that it came. */
const READS: readonly (readonly [
  name: string,
  element: ReactElement,
  answers: (fail: () => void) => Partial<OwnAccount>,
  sign: () => HTMLElement,
])[] = [
  [
    'the profile',
    <ProfileTab key="" marked={undefined} />,
    (fail) => ({ profile: async () => (fail(), fakeOwnAccount().profile()) }),
    () => screen.getByLabelText('Name'),
  ],
  [
    'where one is signed in',
    <SecurityTab key="" marked={undefined} />,
    (fail) => ({ sessions: async () => (fail(), SESSIONS) }),
    () => button('Sign out: Tusky (9)'),
  ],
  [
    'whether there is a second factor',
    <SecurityTab key="" marked={undefined} />,
    (fail) => ({ secondFactor: async () => (fail(), false) }),
    () => button('Set up two-factor sign-in'),
  ],
  [
    'the notification settings',
    <ServerNotifications key="" marked={undefined} />,
    (fail) => ({ profile: async () => (fail(), fakeOwnAccount().profile()) }),
    () => screen.getByRole('switch', { name: /^Nothing from people you do not follow/ }),
  ],
  [
    'the aliases',
    <MoveTab key="" marked={undefined} />,
    (fail) => ({ aliases: async () => (fail(), []) }),
    () => screen.getByText('You have named no other account.'),
  ],
  [
    'the backups',
    <Backups key="" />,
    (fail) => ({ backups: async () => (fail(), []) }),
    () => screen.getByText('You have asked for no backup yet.'),
  ],
];

describe('what a tab asks for when it is opened', () => {
  test.each(READS)(
    '%s: each refusal is told at its place, and it comes at a later try',
    async (_, element, answers, sign) => {
      const { check, next } = refusing(PASSING);
      showTo(element, answers(check));
      await tellsEach(next);
      await waitFor(sign);
      expect(screen.queryByRole('alert')).toBe(null);
    },
  );

  test.each(READS)(
    '%s: what the server does not have is said, and not offered once more',
    async (_, element, answers) => {
      showTo(
        element,
        answers(() => {
          throw refusal('not-found');
        }),
      );
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toContain(errors.not_found);
      expect(within(alert).queryByRole('button')).toBe(null);
    },
  );
});

/** A form or a button that asks the server for something. */
interface Write {
  element: ReactElement;
  /** The call that fails. */
  call: keyof OwnAccount;
  answers?: Partial<OwnAccount>;
  /** Where it is told; the whole page unless said. */
  form?: string;
  /** By label: what is typed. */
  typed?: Readonly<Record<string, string>>;
  press: string | RegExp;
  /** What 404 is taken for here. */
  missing?: string;
}

const UNKNOWN = 'Your server does not know this account.';

const WRITES: Readonly<Record<string, Write>> = {
  'a new email address': {
    element: <SecurityTab marked={undefined} />,
    call: 'changeEmail',
    form: 'Email address',
    typed: { 'New email address': 'ada@typed.example', 'Current password': 'skein-demo' },
    press: 'Change email address',
  },
  'a new password': {
    element: <SecurityTab marked={undefined} />,
    call: 'changePassword',
    form: 'Password',
    typed: {
      'Current password': 'skein-demo',
      'New password': 'four plain words here',
      'New password again': 'four plain words here',
    },
    press: 'Change password',
  },
  'the end of the account': {
    element: <SecurityTab marked={undefined} />,
    call: 'deleteAccount',
    form: 'Delete my account',
    typed: { 'Current password': 'skein-demo', 'Type ada to confirm': 'ada' },
    press: 'Delete my account',
  },
  'the key of a second factor': {
    element: <SecurityTab marked={undefined} />,
    call: 'beginSecondFactor',
    press: 'Set up two-factor sign-in',
  },
  'the end of a second factor': {
    element: <SecurityTab marked={undefined} />,
    call: 'endSecondFactor',
    answers: { secondFactor: async () => true },
    form: 'Turn off two-factor sign-in',
    typed: { 'Current password': 'skein-demo' },
    press: 'Turn off two-factor sign-in',
  },
  'new recovery codes': {
    element: <SecurityTab marked={undefined} />,
    call: 'backupCodes',
    answers: { secondFactor: async () => true },
    press: 'New recovery codes',
  },
  'the end of one session': {
    element: <SecurityTab marked={undefined} />,
    call: 'endSession',
    answers: { sessions: async () => SESSIONS },
    press: 'Sign out: Tusky (9)',
  },
  'a further alias': {
    element: <MoveTab marked={undefined} />,
    call: 'putAlias',
    form: 'Add alias',
    typed: { 'Handle of the other account': 'lin' },
    press: 'Add alias',
    missing: UNKNOWN,
  },
  'one alias less': {
    element: <MoveTab marked={undefined} />,
    call: 'putAlias',
    answers: { aliases: async () => ['lin@far.example'] },
    press: 'Remove alias lin@far.example',
  },
  'a move': {
    element: <MoveTab marked={undefined} />,
    call: 'move',
    form: 'Move away from this account',
    typed: { 'Handle of the new account': 'lin@far.example', 'Current password': 'skein-demo' },
    press: 'Move my followers',
    missing: UNKNOWN,
  },
  'a backup': { element: <Backups />, call: 'requestBackup', press: 'Ask for a backup' },
  'a profile': {
    element: <ProfileTab marked={undefined} />,
    call: 'save',
    form: 'Profile',
    typed: { Name: 'Typed in vain' },
    press: 'Save profile',
  },
  'a switch of the profile': {
    element: <ProfileTab marked={undefined} />,
    call: 'save',
    press: /^Approve followers by hand/,
  },
  'a notification setting': {
    element: <ServerNotifications marked={undefined} />,
    call: 'saveNotificationSwitch',
    press: /^Nothing from people you do not follow/,
  },
};

/** The button or switch of that name. */
const pressable = (where: HTMLElement, name: string | RegExp): HTMLElement =>
  within(where).queryByRole('switch', { name }) ?? within(where).getByRole('button', { name });

describe('what is asked of the server in the settings', () => {
  test.each(Object.entries(WRITES))(
    '%s: each refusal is told where it was asked, and what was typed stays',
    async (_, { element, call, answers, form, typed = {}, press, missing }) => {
      const { check, next } = refusing(REFUSALS);
      showTo(element, { ...answers, [call]: async () => check() });
      const place = form === undefined ? document.body : await screen.findByRole('form', { name: form });
      await waitFor(() => pressable(place, press));
      const fields = Object.entries(typed).map(
        ([label, text]) => [within(place).getByLabelText<HTMLInputElement>(label), text] as const,
      );
      for (const [field, text] of fields) fireEvent.change(field, { target: { value: text } });
      for (const [kind, words] of REFUSALS) {
        fireEvent.click(pressable(place, press));
        const expected = kind === 'not-found' ? (missing ?? words) : words;
        await waitFor(() => expect(within(place).getByRole('alert').textContent, kind).toContain(expected));
        for (const [field, text] of fields) expect(field.value, kind).toBe(text);
        next();
      }
    },
  );
});

describe('ending every other session', () => {
  const ofThree = (endSession: OwnAccount['endSession']): Partial<OwnAccount> => ({
    sessions: async () => SESSIONS,
    currentSession: () => '7',
    endSession,
  });
  const left = (): (string | null)[] =>
    screen.queryAllByRole('button', { name: /^Sign out: / }).map((one) => one.getAttribute('aria-label'));

  test('says below the list what failed; those that were ended before are gone from it, the others at the next try', async () => {
    let fails = true;
    showTo(
      <SecurityTab marked={undefined} />,
      ofThree(async (id) => {
        if (id === '9' && fails) throw refusal('forbidden');
      }),
    );
    const all = await screen.findByRole('button', { name: 'Sign out all others' });
    fireEvent.click(all);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('It is still signed in.');
    expect(left()).toEqual(['Sign out: Tusky (9)']);
    fails = false;
    fireEvent.click(all);
    await screen.findByText('You are signed in nowhere else.');
    expect(left()).toEqual([]);
  });
});

describe('the settings profiles of the server', () => {
  const KEPT = { is: 'kept' } as const;
  const TWO = [
    { name: 'default', version: 1 },
    { name: 'train', version: 2 },
  ];
  const showProfiles = (answers: Partial<SettingsProfiles>): void => {
    const state = { get: () => KEPT, subscribe: () => () => undefined };
    const settingsProfiles = fakeSettingsProfiles({ state, ...answers });
    show(<Profiles />, {
      realm: createFakeRealm({ details: { settingsProfiles } }),
      commands: { ...createCommands(), confirm: async () => true },
    });
  };

  test('that do not come say so, and come at a later try', async () => {
    const { check, next } = refusing(PASSING);
    showProfiles({ refresh: async () => check() });
    await tellsEach(next);
    await waitFor(() => expect(screen.queryByRole('alert')).toBe(null));
  });

  test('tell what another would change before it holds, and are taken back once', async () => {
    const used: string[] = [];
    const { check, next } = refusing(REFUSALS);
    showProfiles({
      get: () => TWO,
      choicesOf: async () => ({ greentext: true }),
      async use(name) {
        check();
        used.push(name);
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Use “train”' }));
    const question = await screen.findByRole('group', { name: 'Use “train”' });
    expect(within(question).getByText('Greentext')).toBeTruthy();
    expect(within(question).getByText(/^1 setting changes/)).toBeTruthy();
    expect(used).toEqual([]);
    for (const [kind, words] of REFUSALS) {
      const agree = within(question).getByRole('button', { name: 'Use' });
      await waitFor(() => expect(agree.getAttribute('aria-busy')).toBe(null));
      fireEvent.click(agree);
      await waitFor(() => expect(screen.getByRole('alert').textContent, kind).toContain(words));
      next();
    }
    fireEvent.click(within(question).getByRole('button', { name: 'Use' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBe(null));
    expect(used).toEqual(['train', 'default']);
  });

  test('stay when the server refuses to delete one, whatever the refusal, and go at the next try', async () => {
    const removed: string[] = [];
    const { check, next } = refusing(REFUSALS);
    showProfiles({
      get: () => TWO,
      async remove(name) {
        check();
        removed.push(name);
      },
    });
    for (const [kind, words] of REFUSALS) {
      fireEvent.click(await screen.findByRole('button', { name: 'Delete “train”' }));
      await waitFor(() => expect(screen.getByRole('alert').textContent, kind).toContain(words));
      next();
    }
    expect(screen.queryByRole('button', { name: 'Delete “default”' })).toBe(null);
    fireEvent.click(button('Delete “train”'));
    await waitFor(() => expect(removed).toEqual(['train']));
    await waitFor(() => expect(screen.queryByRole('alert')).toBe(null));
  });

  test('keep the name that was typed when they refuse one more, whatever the refusal', async () => {
    const { check, next } = refusing(REFUSALS);
    showProfiles({ saveAs: async () => check() });
    const box = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name of a new profile' });
    fireEvent.change(box, { target: { value: 'train' } });
    for (const [kind, words] of REFUSALS) {
      const save = button('Save as new');
      await waitFor(() => expect(save.getAttribute('aria-busy')).toBe(null));
      fireEvent.click(save);
      await waitFor(() => expect(screen.getByRole('alert').textContent, kind).toContain(words));
      expect(box.value, kind).toBe('train');
      next();
    }
  });
});
