import type { Account } from '@/domain/account/account';
import type { MoveNotes, MoveWay } from '@/domain/account/own-account';
import type {
  NotificationSwitch,
  OwnProfile,
  ProfileChanges,
  ProfilePart,
} from '@/domain/account/own-profile';
import type { OwnAccountRemote } from '@/data/remote/own-account-remote';
import type { AccountFiles } from './account-files';

/** What became of a change of the profile. */
interface SavedProfile {
  profile: OwnProfile;
  /** What the server answered 200 to and did not keep; it is not offered from now on. */
  lost: readonly ProfilePart[];
}

/** One's own account, as its owner changes it. Comes late. Every call rejects with ApiError. */
export interface OwnAccount extends Omit<
  OwnAccountRemote,
  'update' | 'me' | 'asStranger' | 'notificationSwitch' | 'bookmarks'
> {
  save(changes: ProfileChanges): Promise<SavedProfile>;
  /** What this server was seen not to keep. */
  lost(): ReadonlySet<ProfilePart>;
  /** As who is not signed in sees it now. */
  asStranger(): Promise<Account>;
  /** Resolves with the settings as the server has them afterwards. */
  saveNotificationSwitch(name: NotificationSwitch, on: boolean): Promise<OwnProfile['notifications']>;

  /** Which of them is this one; null when it was begun before Skein noted that. */
  currentSession(): string | null;

  /** What this browser saw begin: a move away with `move`, one towards here with the last alias. */
  moves(): MoveNotes;
  /** It is over, or of no interest. */
  forgetMove(way: MoveWay): void;

  files(): Promise<AccountFiles>;
}
