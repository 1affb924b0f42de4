import type { OwnAccount } from '@/data/own-account/own-account';
import type { OwnProfile } from '@/domain/account/own-profile';
import { ApiError } from '@/domain/api-error';
import { makeAccount } from './make';

const PROFILE: OwnProfile = {
  account: makeAccount({ id: '1', acct: 'ada' }),
  displayName: 'Ada',
  note: '',
  fields: [],
  switches: { locked: false },
  directFrom: null,
  postDays: undefined,
  notifications: { block_from_strangers: false },
  email: 'ada@tidepool.example',
  hasBackground: false,
};

const never = (): Promise<never> => Promise.reject(new ApiError('offline'));

/** A server that does what one asks of one's own account, and keeps nothing of it. */
export const fakeOwnAccount = (answers: Partial<OwnAccount> = {}): OwnAccount => ({
  profile: async () => PROFILE,
  limits: never,
  save: async () => ({ profile: PROFILE, lost: [] }),
  lost: () => new Set(),
  asStranger: async () => PROFILE.account,
  saveNotificationSwitch: async (name, on) => ({ [name]: on }),
  mascot: async () => null,
  setMascot: async () => null,
  changeEmail: async () => undefined,
  changePassword: async () => undefined,
  deleteAccount: async () => undefined,
  secondFactor: async () => false,
  beginSecondFactor: async () => ({ key: 'JBSWY3DPEHPK3PXP', address: '' }),
  confirmSecondFactor: async () => undefined,
  endSecondFactor: async () => undefined,
  backupCodes: async () => [],
  sessions: async () => [],
  currentSession: () => null,
  endSession: async () => undefined,
  aliases: async () => [],
  putAlias: async () => undefined,
  move: async () => undefined,
  moves: () => ({ away: null, here: null }),
  forgetMove: () => undefined,
  backups: async () => [],
  requestBackup: async () => [],
  files: never,
  ...answers,
});
