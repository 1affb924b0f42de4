import { fetchBlockedPage, fetchFollowing, fetchMutedPage } from '@/api/endpoints/people';
import { fetchCustomEmoji } from '@/api/endpoints/custom-emoji';
import { describeMedia, fetchMedia, uploadMedia, type UploadFacts } from '@/api/endpoints/media';
import { fetchPoll, votePoll } from '@/api/endpoints/polls';
import { react } from '@/api/endpoints/reactions';
import { sendReport, type Report } from '@/api/endpoints/reports';
import {
  deleteSettingsProfile,
  fetchSettingsProfile,
  fetchSettingsProfiles,
  saveSettingsProfile,
} from '@/api/endpoints/settings-profiles';
import { fetchOpenReports, type ReportPage } from '@/api/endpoints/staff-reports';
import {
  fetchHistory,
  fetchReactors,
  fetchTranslation,
  fetchTranslationLanguages,
  type Reactors,
} from '@/api/endpoints/status-details';
import { fetchFavouritedBy, fetchRebloggedBy } from '@/api/endpoints/statuses';
import type { AccountBundle } from '@/api/decode/account';
import type { StatusBundle } from '@/api/decode/status';
import type { Client } from '@/api/http';
import type { Attachment } from '@/domain/status/attachment';
import type { ServerEmoji } from '@/domain/instance/emoji';
import type { AccountId, AttachmentId, PollId, StatusId } from '@/domain/ids';
import type { Poll } from '@/domain/status/poll';
import type { Server } from '@/domain/instance/server';
import type { KeptSettings, SettingsProfile } from '@/domain/instance/settings-profile';
import type { StatusVersion } from '@/domain/status/status-version';
import type { Translation, TranslationLanguages } from '@/domain/status/translation';
import type { WritingHelpRemote } from './writing-help-remote';

/** Calls about one post that no first screen makes. Every call throws ApiError. */
export interface DetailsRemote {
  react(id: StatusId, name: string, on: boolean): Promise<StatusBundle>;
  reactors(id: StatusId): Promise<readonly Reactors[]>;
  favouritedBy(id: StatusId): Promise<readonly AccountBundle[]>;
  repeatedBy(id: StatusId): Promise<readonly AccountBundle[]>;
  history(id: StatusId): Promise<readonly StatusVersion[]>;
  translate(id: StatusId, languages: { to: string; from: string | null }): Promise<Translation>;
  translationLanguages(): Promise<TranslationLanguages>;
  poll(id: PollId): Promise<Poll>;
  vote(id: PollId, choices: readonly number[]): Promise<Poll>;
  report(report: Report): Promise<void>;
  customEmoji(): Promise<readonly ServerEmoji[]>;
  /** The newest of each. */
  mutedAndBlocked(): Promise<readonly AccountBundle[]>;
  /** The newest page of whom an account follows. */
  friends(id: AccountId): Promise<readonly AccountBundle[]>;
  /** For staff: the newest page of what waits. */
  openReports(): Promise<ReportPage>;
  settingsProfiles(): Promise<readonly SettingsProfile[]>;
  /** Null where there is none of that name. */
  settingsProfile(name: string): Promise<KeptSettings | null>;
  /** `version` is one more than what the server has, 1 for a new one. */
  saveSettingsProfile(name: string, kept: KeptSettings): Promise<void>;
  deleteSettingsProfile(name: string): Promise<void>;
  uploadMedia(file: Blob, facts: UploadFacts): Promise<Attachment>;
  /** `url` is null while the server is still busy with the file. */
  media(id: AttachmentId, signal: AbortSignal): Promise<Attachment>;
  describeMedia(
    id: AttachmentId,
    facts: { description: string; focus: { x: number; y: number } | null },
  ): Promise<Attachment>;
  /** Calls of those who write; their code comes with the first. */
  writingHelp(): Promise<WritingHelpRemote>;
}

export function createDetailsRemote(client: Client, server: () => Server): DetailsRemote {
  return {
    react: (id, name, on) => react(client, id, name, on),
    reactors: (id) => fetchReactors(client, id),
    favouritedBy: (id) => fetchFavouritedBy(client, id),
    repeatedBy: (id) => fetchRebloggedBy(client, id),
    history: (id) => fetchHistory(client, id),
    translate: (id, languages) => fetchTranslation(client, id, languages, server().can),
    translationLanguages: () => fetchTranslationLanguages(client, server().can),
    poll: (id) => fetchPoll(client, id),
    vote: (id, choices) => votePoll(client, id, choices),
    report: (report) => sendReport(client, report),
    customEmoji: () => fetchCustomEmoji(client),
    mutedAndBlocked: async () =>
      (await Promise.all([fetchMutedPage(client), fetchBlockedPage(client)])).flatMap(({ items }) => items),
    friends: async (id) => (await fetchFollowing(client, id)).items,
    openReports: async () =>
      server().can.staffApi === 'mastodon'
        ? (await import('@/api/endpoints/mastodon-moderation')).fetchOpenReports(client)
        : fetchOpenReports(client),
    settingsProfiles: () => fetchSettingsProfiles(client),
    settingsProfile: (name) => fetchSettingsProfile(client, name),
    saveSettingsProfile: (name, kept) => saveSettingsProfile(client, name, kept),
    deleteSettingsProfile: (name) => deleteSettingsProfile(client, name),
    writingHelp: async () => (await import('./writing-help-remote')).createWritingHelpRemote(client),
    uploadMedia: (file, facts) => uploadMedia(client, file, facts),
    media: (id, signal) => fetchMedia(client, id, signal),
    describeMedia: (id, facts) => describeMedia(client, id, facts),
  };
}
