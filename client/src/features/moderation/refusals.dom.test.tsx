import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import '@/i18n/messages/en/late/moderating';
import type { Moderation } from '@/data/moderation/moderation';
import { createCommands } from '@/parts/commands/commands';
import { ModerationContext } from '@/parts/moderation/use-moderation';
import { fakeModeration, makeLogEntry, makeStaffReport, makeStaffUser } from '../../../test/fake-moderation';
import { createFakeRealm } from '../../../test/fake-realm';
import { makeAccount } from '../../../test/make';
import { PASSING, REFUSALS, refusing } from '../../../test/refusals';
import { show } from '../../../test/show';
import { InvitesTab } from './invites-tab';
import { LogTab } from './log-tab';
import { ApprovalsTab, UsersTab } from './people/users-tab';
import { ReportCard } from './reports/report-card';

afterEach(cleanup);

/** Shows a tab of the moderation to an admin, whose server answers so; every question is answered with yes. */
function showTo(element: ReactElement, answers: Partial<Moderation>): void {
  const moderation = fakeModeration(answers);
  const realm = createFakeRealm({ me: makeAccount({ id: '1', acct: 'admin', role: 'admin' }) });
  const late = { ...realm.late, moderation: { get: () => moderation, load: async () => moderation } };
  show(<ModerationContext.Provider value={moderation}>{element}</ModerationContext.Provider>, {
    realm: { ...realm, late },
    commands: { ...createCommands(), confirm: async () => true },
  });
}

const ONE = { items: [makeStaffUser({ acct: 'gus' })], total: 1 };
const WAITING = { items: [makeStaffUser({ acct: 'fledgling', isApproved: false })], total: 1 };
const GOOD = {
  id: '1',
  token: 'tide',
  isUsed: false,
  uses: 0,
  maxUse: null,
  expiresAt: null,
  isOneTime: true,
};

/** What each tab asks for when it is opened, and what shows that it came. */
const READS: readonly (readonly [
  name: string,
  element: ReactElement,
  answers: (check: () => void) => Partial<Moderation>,
  sign: () => HTMLElement,
])[] = [
  [
    'people',
    <UsersTab key="" item={null} />,
    (check) => ({ findUsers: async () => (check(), ONE) }),
    () => screen.getByRole('article', { name: '@gus' }),
  ],
  [
    'who waits for approval',
    <ApprovalsTab key="" item={null} />,
    (check) => ({ findUsers: async () => (check(), WAITING) }),
    () => screen.getByRole('article', { name: '@fledgling' }),
  ],
  [
    'one person',
    <UsersTab key="" item="gus" />,
    (check) => ({ knowUser: async (acct) => (check(), makeStaffUser({ acct })) }),
    () => screen.getByRole('button', { name: 'Account actions' }),
  ],
  [
    'the posts of a person',
    <UsersTab key="" item="gus" />,
    (check) => ({ statusesOf: async () => (check(), { items: [], total: 0 }) }),
    () => screen.getByText('No posts'),
  ],
  [
    'the invitations',
    <InvitesTab key="" />,
    (check) => ({ invites: async () => (check(), []) }),
    () => screen.getByText(/^No invitations yet/),
  ],
  [
    'the log',
    <LogTab key="" />,
    (check) => ({ log: async () => (check(), { items: [], total: 0 }) }),
    () => screen.getByText(/^Nothing in the log/),
  ],
];

describe('what a tab of the moderation asks for', () => {
  test.each(READS)(
    '%s: each refusal is told, and it comes at a later try',
    async (_, element, answers, sign) => {
      const { check, next } = refusing(PASSING);
      showTo(element, answers(check));
      for (const [kind, words] of PASSING) {
        const again = await screen.findByRole('button', { name: 'Try again' });
        expect(document.body.textContent, kind).toContain(words);
        next();
        fireEvent.click(again);
      }
      await waitFor(sign);
      expect(screen.queryByRole('button', { name: 'Try again' })).toBe(null);
    },
  );
});

/** Something that staff do. */
interface Deed {
  element: ReactElement;
  answers: (check: () => void) => Partial<Moderation>;
  /** What is pressed for it. */
  press: () => Promise<void>;
  /** What was not done. */
  name: string;
  /** What shows that nothing was. */
  still: () => HTMLElement;
}

const press = async (name: string): Promise<void> =>
  void fireEvent.click(await screen.findByRole('button', { name }));

/** By the menu of a person. */
const byMenu = (name: string) => async (): Promise<void> => {
  await press('Account actions');
  fireEvent.click(within(await screen.findByRole('menu')).getByText(name));
};

/** In the list of people: with the first of them. */
const withFirst = (name: string) => async (): Promise<void> => {
  const box = within(await screen.findByRole('article')).getByRole<HTMLInputElement>('checkbox');
  if (!box.checked) fireEvent.click(box);
  await press(name);
};

const person = <UsersTab item="gus" />;
const active = (): HTMLElement => screen.getByText('Active');

const report = <ReportCard report={makeStaffReport({ id: 'r1' })} />;
const open = (): HTMLElement => screen.getByText('Open');
const NOTE = 'Asked for a picture.';

/** With a note that is written there already. */
const addNote = async (): Promise<void> => {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: NOTE } });
  await press('Add note');
};

const DEEDS: readonly Deed[] = [
  {
    name: 'Add note',
    element: report,
    answers: (check) => ({ addNote: async () => (check(), { ids: [], done: 1 }) }),
    press: addNote,
    // Its words stay until they are sent.
    still: () => screen.getByDisplayValue(NOTE),
  },
  {
    name: 'Close',
    element: report,
    answers: (check) => ({ setState: async () => (check(), { ids: [], done: 1 }) }),
    press: () => press('Close'),
    still: open,
  },
  {
    name: 'Resolve',
    element: report,
    answers: (check) => ({ handledMeanwhile: async () => (check(), []) }),
    press: () => press('Resolve'),
    still: open,
  },
  {
    name: 'Undo',
    element: <LogTab />,
    answers: (check) => ({
      log: async () => ({ items: [makeLogEntry({ action: 'deactivate', subjects: ['gus'] })], total: 1 }),
      takeBack: async () => (check(), { ids: [], done: 1 }),
    }),
    press: () => press('Undo'),
    still: () => screen.getByText('@mod: deactivated @gus'),
  },
  {
    name: 'Deactivate account',
    element: person,
    answers: (check) => ({ setActive: async () => (check(), { ids: [], done: 1 }) }),
    press: byMenu('Deactivate account'),
    still: active,
  },
  {
    name: 'Make moderator',
    element: person,
    answers: (check) => ({ setRight: async () => check() }),
    press: byMenu('Make moderator'),
    still: active,
  },
  {
    name: 'Ask for a new password',
    element: person,
    answers: (check) => ({ forceNewPassword: async () => check() }),
    press: byMenu('Ask for a new password'),
    still: active,
  },
  {
    name: 'Turn two-factor sign-in off',
    element: person,
    answers: (check) => ({ endSecondFactor: async () => check() }),
    press: byMenu('Turn two-factor sign-in off'),
    still: active,
  },
  {
    name: 'Approve 1 person',
    element: <ApprovalsTab item={null} />,
    answers: (check) => ({
      findUsers: async () => WAITING,
      approve: async () => (check(), { ids: [], done: 1 }),
    }),
    press: withFirst('Approve 1 person'),
    still: () => screen.getByText('Waits for approval'),
  },
  {
    name: 'Reject 1 person',
    element: <ApprovalsTab item={null} />,
    answers: (check) => ({
      findUsers: async () => WAITING,
      deleteUsers: async () => (check(), { ids: [], done: 1 }),
    }),
    press: withFirst('Reject 1 person'),
    still: () => screen.getByText('Waits for approval'),
  },
  {
    name: 'Make invitation',
    element: <InvitesTab />,
    answers: (check) => ({ makeInvite: async () => (check(), GOOD) }),
    press: () => press('Make invitation'),
    still: () => screen.getByText(/^No invitations yet/),
  },
  {
    name: 'Revoke',
    element: <InvitesTab />,
    answers: (check) => ({ invites: async () => [GOOD], revokeInvite: async () => check() }),
    press: () => press('Revoke'),
    still: () => screen.getByText('Good'),
  },
];

describe('what staff do', () => {
  test.each(DEEDS.map((deed) => [deed.name, deed] as const))(
    '%s: each refusal is told where it was asked, changes nothing, and it is done at a later try',
    async (name, { element, answers, press: begin, still }) => {
      const { check, next } = refusing(REFUSALS);
      showTo(element, answers(check));
      await begin();
      for (const [kind, words] of REFUSALS) {
        const alert = await screen.findByRole('alert');
        expect(alert.textContent, kind).toContain(`${name} was not done`);
        expect(alert.textContent, kind).toContain(words);
        still();
        next();
        fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
      }
      await waitFor(() => expect(screen.queryByRole('alert')).toBe(null));
    },
  );
});
