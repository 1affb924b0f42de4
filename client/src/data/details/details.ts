import type { ServerEmoji } from '@/domain/instance/emoji';
import type { AccountId, StatusId } from '@/domain/ids';
import type { StatusVersion } from '@/domain/status/status-version';
import type { Translation, TranslationLanguages } from '@/domain/status/translation';
import type { RecentEmoji } from '@/data/recent-emoji';
import type { Uploads } from '@/data/writing/uploads/uploads';
import type { SettingsProfiles } from '@/data/settings/profiles/settings-profiles';
import type { OpenReports } from './standing-facts';
import type { WritingHelp } from './writing-help';

/** Who reacted with what. */
interface ReactionPeople {
  /** As in `Reaction`. */
  name: string;
  accountIds: readonly AccountId[];
}

/** A report to the staff (MOD-01). */
export interface OutgoingReport {
  accountId: AccountId;
  statusIds: readonly StatusId[];
  comment: string;
  forward: boolean;
}

/**
 * What is asked of single posts when somebody looks closer. People and posts that come along are in the
 * records when a promise resolves. Promises reject with ApiError.
 */
export interface Details {
  /** A post that may be unknown here; asked for only then. False when it is not to be had. */
  knowStatus(id: StatusId): Promise<boolean>;
  reactions(id: StatusId): Promise<readonly ReactionPeople[]>;
  favouritedBy(id: StatusId): Promise<readonly AccountId[]>;
  repeatedBy(id: StatusId): Promise<readonly AccountId[]>;
  /** Oldest first; the last one is the current text. */
  history(id: StatusId): Promise<readonly StatusVersion[]>;
  /** The same question is asked once. `from` null: the server finds out. */
  translate(id: StatusId, languages: { to: string; from: string | null }): Promise<Translation>;
  /** The last translation of the post as it is now, with its language; null where none has come. */
  translated(id: StatusId): (Translation & { to: string }) | null;
  translationLanguages(): Promise<TranslationLanguages>;
  /** Votes in the poll of a post (POLL-01); choices are indexes of options. */
  vote(id: StatusId, choices: readonly number[]): Promise<void>;
  /** The numbers of a poll, again; a failure is silent. */
  refreshPoll(id: StatusId): Promise<void>;
  report(report: OutgoingReport): Promise<void>;
  /** Emoji of the server itself; asked once. */
  customEmoji(): Promise<readonly ServerEmoji[]>;
  /** What helps while somebody writes; its code comes with the first call. */
  writingHelp(): Promise<WritingHelp>;
  recentEmoji: RecentEmoji;
  /** What waits for the staff; empty for everybody else. */
  openReports: OpenReports;
  settingsProfiles: SettingsProfiles;
  /** Files for posts; the same for all forms. */
  uploads(): Promise<Uploads>;
}
