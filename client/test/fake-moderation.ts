import type { Moderation } from '@/data/moderation/moderation';
import type { LogEntry } from '@/domain/staff/log-entry';
import { staffAbilities } from '@/domain/staff/staff-abilities';
import type { StaffReport } from '@/domain/staff/staff-report';
import type { StaffUser } from '@/domain/staff/staff-user';
import { cell } from './cell';

export const makeStaffUser = (given: Partial<StaffUser> & { acct: string }): StaffUser => ({
  id: given.acct,
  displayName: given.acct,
  avatar: '',
  email: null,
  createdAt: null,
  isLocal: true,
  isActive: true,
  isConfirmed: true,
  isApproved: true,
  reason: '',
  isAdmin: false,
  isModerator: false,
  tags: [],
  ...given,
});

export const makeStaffReport = (given: Partial<StaffReport> & { id: string }): StaffReport => ({
  state: 'open',
  accountId: 'bob',
  actorId: null,
  assignedId: null,
  statusIds: [],
  goneStatuses: [],
  content: '',
  category: null,
  rules: [],
  forwarded: false,
  notes: [],
  createdAt: null,
  ...given,
});

export const makeLogEntry = (given: Partial<LogEntry> = {}): LogEntry => ({
  id: '1',
  at: null,
  message: 'something was done',
  action: '',
  actor: 'mod',
  subjects: [],
  tags: [],
  right: null,
  report: null,
  ...given,
});

const DONE = { ids: [], done: 1 };
const NOTHING = { items: [], total: 0 };

/** Staff work on a server of the Akkoma kind that does all that it is asked, and has no reports. */
export const fakeModeration = (answers: Partial<Moderation> = {}): Moderation => ({
  can: staffAbilities('pleroma'),
  queue: {
    view: cell({
      state: 'open',
      reports: [],
      total: 0,
      fetch: { is: 'idle' },
      hasMore: false,
      checkedAt: null,
    }),
    show: () => undefined,
    more: () => undefined,
    refresh: async () => undefined,
    known: () => undefined,
    one: () => Promise.reject(new Error('the test has no report')),
    history: async () => [],
    watch: () => () => undefined,
  },
  users: cell(new Map()),
  deeds: cell([]),
  seenUntil: 0,
  handledMeanwhile: async () => [],
  setState: async () => DONE,
  addNote: async () => DONE,
  deleteNote: async () => undefined,
  assign: async () => undefined,
  changeStatus: async () => undefined,
  deleteStatus: async () => undefined,
  statusesOf: async () => NOTHING,
  findUsers: async () => NOTHING,
  knowUser: async (acct) => makeStaffUser({ acct }),
  setActive: async () => DONE,
  approve: async () => DONE,
  deleteUsers: async () => DONE,
  setTag: async () => undefined,
  setRight: async () => undefined,
  forceNewPassword: async () => undefined,
  endSecondFactor: async () => undefined,
  log: async () => NOTHING,
  takeBack: async () => DONE,
  invites: async () => [],
  makeInvite: () => Promise.reject(new Error('the test makes no invitation')),
  revokeInvite: async () => undefined,
  ...answers,
});
