import type { ReactElement } from 'react';
import { act, cleanup, screen, within } from '@testing-library/react';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import '@/i18n/messages/en/late/moderating';
import { decodeLogEntry } from '@/api/decode/staff-log';
import { decodeStaffReport, type ReportBundle } from '@/api/decode/staff-report';
import { decodeStaffUser } from '@/api/decode/staff-user';
import { findAll, hasRecordings, recordings } from '@/api/test/recordings';
import { mutate, mutations } from '@/api/test/mutate';
import type { Moderation } from '@/data/moderation/moderation';
import type { LogEntry } from '@/domain/staff/log-entry';
import type { StaffUser } from '@/domain/staff/staff-user';
import { LogTab } from '@/features/moderation/log-tab';
import { ReportsTab } from '@/features/moderation/reports/reports-tab';
import { UsersTab } from '@/features/moderation/people/users-tab';
import { ModerationContext } from '@/parts/moderation/use-moderation';
import { cell } from './cell';
import { fakeModeration } from './fake-moderation';
import { createFakeRealm } from './fake-realm';
import { makeAccount } from './make';
import { show } from './show';

type Found = Readonly<Record<string, unknown>>;

const isReport = (x: Found): boolean => 'state' in x && 'actor' in x && 'statuses' in x;
const isUser = (x: Found): boolean => 'nickname' in x && 'is_approved' in x && 'roles' in x;
/** How many wrong answers of each kind are drawn. */
const RUNS = 30;

/** The staff's work with these reports in its queue, and these people. */
function workWith(
  bundles: readonly ReportBundle[],
  people: readonly StaffUser[],
  answers: Partial<Moderation>,
): Moderation {
  const users = new Map([...people, ...bundles.flatMap((one) => one.users)].map((user) => [user.id, user]));
  const moderation = fakeModeration({ users: cell(users), ...answers });
  const reports = bundles.map(({ report }) => report);
  const view = { ...moderation.queue.view.get(), reports, total: reports.length, checkedAt: 1 };
  const known = (id: string) => reports.find((one) => one.id === id);
  Object.assign(moderation.queue, { view: cell(view), known, history: async () => reports });
  return moderation;
}

/** Draws what the work has, as an admin sees it; `look` is at what is drawn once its late parts are there. */
async function draw(
  element: ReactElement,
  look: () => void,
  {
    bundles = [],
    people = [],
    answers = {},
  }: {
    bundles?: readonly ReportBundle[];
    people?: readonly StaffUser[];
    answers?: Partial<Moderation>;
  },
): Promise<void> {
  const moderation = workWith(bundles, people, answers);
  const posts = bundles.flatMap(({ statuses }) => statuses);
  const realm = createFakeRealm({
    me: makeAccount({ id: 'me', acct: 'admin', role: 'admin' }),
    accounts: [...bundles, ...posts].flatMap(({ accounts }) => accounts),
    statuses: posts.flatMap(({ status, statuses }) => [status, ...statuses]),
  });
  const { unmount } = show(
    <ModerationContext.Provider value={moderation}>{element}</ModerationContext.Provider>,
    { realm },
  );
  await act(async () => {});
  look();
  unmount();
}

async function drawReport(bundle: ReportBundle): Promise<void> {
  await draw(<ReportsTab item={null} />, () => screen.getByRole('feed'), { bundles: [bundle] });
  const { id } = bundle.report;
  const look = (): void => {
    const page = screen.getByRole('article', { name: /^Report by / });
    within(page).getByRole('group', { name: 'Notes' });
  };
  await draw(<ReportsTab item={id} />, look, { bundles: [bundle] });
}

async function drawUser(user: StaffUser): Promise<void> {
  const answers = { findUsers: async () => ({ items: [user], total: 1 }), knowUser: async () => user };
  const given = { people: [user], answers };
  await draw(<UsersTab item={null} />, () => screen.getByRole('article'), given);
  const look = (): void => void screen.getByRole('region', { name: 'At a glance' });
  await draw(<UsersTab item={user.acct} />, look, given);
}

const drawEntry = (entry: LogEntry): Promise<void> =>
  draw(<LogTab />, () => screen.getByRole('listitem'), {
    answers: { log: async () => ({ items: [entry], total: 1 }) },
  });

/** As the API document has it: no log was recorded. */
const ENTRY = {
  id: 7,
  data: {
    action: 'report_update',
    actor: { id: 'a1', nickname: 'mod', type: 'user' },
    subject: { type: 'report', id: 'r1', state: 'resolved' },
  },
  time: 1_795_808_685,
  message: "@mod updated report #r1 with 'resolved' state",
};

afterEach(cleanup);

describe.runIf(hasRecordings)('what staff are answered by a real server', () => {
  const all = recordings().map(({ body }) => body);
  const reports = findAll(all, isReport);
  const users = findAll(all, isUser);

  it('every recorded report, with its notes, in the queue and opened', async () => {
    for (const input of reports) {
      const bundle = decodeStaffReport(input);
      if (!bundle) throw new Error('a recorded report was refused');
      await drawReport(bundle);
    }
    expect(reports.length).toBeGreaterThan(7);
  }, 60_000);

  it('every recorded person, in the list and opened', async () => {
    for (const input of users) {
      const user = decodeStaffUser(input);
      if (!user) throw new Error('a recorded person was refused');
      await drawUser(user);
    }
    expect(users.length).toBeGreaterThan(7);
  }, 60_000);

  const told = 'is drawn as far as it can be read, and breaks nothing';
  it(`a wrong report ${told}`, () => drawWrong(reports, decodeStaffReport, drawReport), 120_000);
  it(`a wrong person ${told}`, () => drawWrong(users, decodeStaffUser, drawUser), 120_000);
  it(`a wrong entry of the log ${told}`, () => drawWrong([ENTRY], decodeLogEntry, drawEntry), 120_000);
});

/** Draws what is left of recorded things once a server has spoiled them. */
async function drawWrong<T>(
  inputs: readonly unknown[],
  decode: (input: unknown) => T | null,
  drawOne: (thing: T) => Promise<void>,
): Promise<void> {
  let drawn = 0;
  await fc.assert(
    fc.asyncProperty(fc.nat(inputs.length - 1), mutations, async (index, changes) => {
      const thing = decode(changes.reduce(mutate, inputs[index]));
      if (thing === null) return;
      await drawOne(thing);
      drawn += 1;
    }),
    { numRuns: RUNS },
  );
  expect(drawn).toBeGreaterThan(RUNS / 4);
}
