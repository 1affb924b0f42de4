import * as own from '@/api/endpoints/own-account';
import type { AccountBundle } from '@/api/decode/account';
import type { StatusBundle } from '@/api/decode/status';
import { fetchTimeline } from '@/api/endpoints/timelines';
import { verifyCredentials } from '@/api/endpoints/accounts';
import type { Client } from '@/api/http';
import type { Cursor, Page } from '@/api/pagination';
import type { OwnAccount } from '@/data/own-account/own-account';
import type { NotificationSwitch, OwnProfile, ProfileChanges } from '@/domain/account/own-profile';
import type { AccountId } from '@/domain/ids';

/** Calls about one's own account. Every call throws ApiError. */
export interface OwnAccountRemote extends Pick<
  OwnAccount,
  | 'profile'
  | 'limits'
  | 'changeEmail'
  | 'changePassword'
  | 'deleteAccount'
  | 'secondFactor'
  | 'beginSecondFactor'
  | 'confirmSecondFactor'
  | 'endSecondFactor'
  | 'backupCodes'
  | 'sessions'
  | 'endSession'
  | 'aliases'
  | 'putAlias'
  | 'move'
  | 'backups'
  | 'requestBackup'
  | 'mascot'
  | 'setMascot'
> {
  update(changes: ProfileChanges, pleroma: boolean): Promise<OwnProfile>;
  me(): Promise<AccountBundle>;
  asStranger(id: AccountId): Promise<AccountBundle>;
  notificationSwitch(name: NotificationSwitch, on: boolean): Promise<void>;
  bookmarks(cursor: Cursor): Promise<Page<StatusBundle>>;
}

export const createOwnAccountRemote = (client: Client): OwnAccountRemote => ({
  profile: () => own.fetchOwnProfile(client),
  limits: () => own.fetchProfileLimits(client),
  update: (changes, pleroma) => own.updateProfile(client, changes, pleroma),
  me: () => verifyCredentials(client),
  asStranger: (id) => own.fetchAsStranger(client, id),
  notificationSwitch: (name, on) => own.saveNotificationSwitch(client, name, on),
  mascot: () => own.fetchMascot(client),
  setMascot: (file) => own.saveMascot(client, file),
  changeEmail: (email, password) => own.changeEmail(client, email, password),
  changePassword: (password, next) => own.changePassword(client, password, next),
  deleteAccount: (password) => own.deleteAccount(client, password),
  secondFactor: () => own.fetchSecondFactor(client),
  beginSecondFactor: () => own.beginSecondFactor(client),
  confirmSecondFactor: (code, password) => own.confirmSecondFactor(client, code, password),
  endSecondFactor: (password) => own.endSecondFactor(client, password),
  backupCodes: () => own.fetchBackupCodes(client),
  sessions: () => own.fetchSessions(client),
  endSession: (id) => own.endSession(client, id),
  aliases: () => own.fetchAliases(client),
  putAlias: (alias, on) => own.putAlias(client, alias, on),
  move: (target, password) => own.moveAccount(client, target, password),
  backups: () => own.fetchBackups(client),
  requestBackup: () => own.requestBackup(client),
  bookmarks: (cursor) => fetchTimeline(client, 'bookmarks', { ...cursor, limit: 40 }),
});
