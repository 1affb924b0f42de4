import * as own from '@/api/endpoints/own-account';
import type { AccountBundle } from '@/api/decode/account';
import type { StatusBundle } from '@/api/decode/status';
import { fetchTimeline } from '@/api/endpoints/timelines';
import { verifyCredentials } from '@/api/endpoints/accounts';
import type { Client } from '@/api/http';
import type { Cursor, Page } from '@/api/pagination';
import type { Backup, OwnSession, SecondFactorSetup } from '@/domain/account/own-account';
import type {
  NotificationSwitch,
  OwnProfile,
  ProfileChanges,
  ProfileLimits,
} from '@/domain/account/own-profile';
import type { AccountId } from '@/domain/ids';

/** Calls about one's own account. Every call throws ApiError. */
export interface OwnAccountRemote {
  /** Asked anew with each call. */
  profile(): Promise<OwnProfile>;
  limits(): Promise<ProfileLimits>;
  /** The picture beside what one writes, in clients that have such (SET-12): its address; null where there is none. */
  mascot(): Promise<string | null>;
  setMascot(file: Blob): Promise<string | null>;
  changeEmail(email: string, password: string): Promise<void>;
  /** Servers end every session with it, this one too. */
  changePassword(password: string, next: string): Promise<void>;
  deleteAccount(password: string): Promise<void>;
  /** Whether a second factor is asked for at sign-in. */
  secondFactor(): Promise<boolean>;
  beginSecondFactor(): Promise<SecondFactorSetup>;
  confirmSecondFactor(code: string, password: string): Promise<void>;
  endSecondFactor(password: string): Promise<void>;
  /** New ones; the old ones are void. */
  backupCodes(): Promise<readonly string[]>;
  sessions(): Promise<readonly OwnSession[]>;
  endSession(id: string): Promise<void>;
  aliases(): Promise<readonly string[]>;
  putAlias(alias: string, on: boolean): Promise<void>;
  move(target: string, password: string): Promise<void>;
  backups(): Promise<readonly Backup[]>;
  requestBackup(): Promise<readonly Backup[]>;
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
