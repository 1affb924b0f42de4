import type { Account } from '@/domain/account/account';
import type { Backup, MoveNotes, MoveWay, OwnSession, SecondFactorSetup } from '@/domain/account/own-account';
import type {
  NotificationSwitch,
  OwnProfile,
  ProfileChanges,
  ProfileLimits,
  ProfilePart,
} from '@/domain/account/own-profile';
import type { AccountFiles } from './account-files';

/** What became of a change of the profile. */
interface SavedProfile {
  profile: OwnProfile;
  /** What the server answered 200 to and did not keep; it is not offered from now on. */
  lost: readonly ProfilePart[];
}

/** One's own account, as its owner changes it. Comes late. Every call rejects with ApiError. */
export interface OwnAccount {
  /** Asked anew with each call. */
  profile(): Promise<OwnProfile>;
  limits(): Promise<ProfileLimits>;
  save(changes: ProfileChanges): Promise<SavedProfile>;
  /** What this server was seen not to keep. */
  lost(): ReadonlySet<ProfilePart>;
  /** As who is not signed in sees it now. */
  asStranger(): Promise<Account>;
  /** Resolves with the settings as the server has them afterwards. */
  saveNotificationSwitch(name: NotificationSwitch, on: boolean): Promise<OwnProfile['notifications']>;

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
  /** Which of them is this one; null when it was begun before Skein noted that. */
  currentSession(): string | null;
  endSession(id: string): Promise<void>;

  aliases(): Promise<readonly string[]>;
  putAlias(alias: string, on: boolean): Promise<void>;
  move(target: string, password: string): Promise<void>;
  /** What this browser saw begin: a move away with `move`, one towards here with the last alias. */
  moves(): MoveNotes;
  /** It is over, or of no interest. */
  forgetMove(way: MoveWay): void;

  backups(): Promise<readonly Backup[]>;
  requestBackup(): Promise<readonly Backup[]>;
  files(): Promise<AccountFiles>;
}
