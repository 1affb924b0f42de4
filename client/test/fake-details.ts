import type { Details } from '@/data/details/details';
import type { WritingHelp } from '@/data/details/writing-help';
import type { SettingsProfiles } from '@/data/settings/profiles/settings-profiles';
import type { Uploads, UploadView } from '@/data/writing/uploads/uploads';
import { cells } from './cell';

/** Finds nobody and nothing. */
export const fakeWritingHelp = (given: Partial<WritingHelp> = {}): WritingHelp => ({
  knownPeople: () => [],
  findPeople: async () => [],
  knownTags: () => [],
  findTags: async () => [],
  preview: async () => ({ content: '', spoilerText: '', sourceType: null, emojis: [], mentions: [] }),
  stickers: async () => [],
  stickerFile: async ({ name }) => new File([], name),
  ...given,
});

const NO_REPORTS = { reports: [], total: 0 } as const;
const NO_PROFILES = [] as const;
const OFF = { is: 'off' } as const;

/** A server that keeps no profiles unless said. */
export const fakeSettingsProfiles = (given: Partial<SettingsProfiles> = {}): SettingsProfiles => ({
  get: () => NO_PROFILES,
  subscribe: () => () => undefined,
  current: { get: () => 'default', subscribe: () => () => undefined },
  state: { get: () => OFF, subscribe: () => () => undefined },
  refresh: async () => undefined,
  start: () => () => undefined,
  again: async () => undefined,
  choicesOf: async () => ({}),
  use: async () => undefined,
  saveAs: async () => undefined,
  remove: async () => undefined,
  ...given,
});

/** Notes each question before it is answered. */
export function fakeDetails(
  note: (...call: readonly unknown[]) => void,
  given: Partial<Details> = {},
): Details {
  const answers: Details = {
    knowStatus: async () => false,
    reactions: async () => [],
    favouritedBy: async () => [],
    repeatedBy: async () => [],
    history: async () => [],
    translate: async () => ({ content: '', spoilerText: '', options: [], descriptions: [], from: null }),
    translated: () => null,
    translationLanguages: async () => ({ source: [], target: [] }),
    vote: async () => undefined,
    refreshPoll: async () => undefined,
    report: async () => undefined,
    customEmoji: async () => [],
    uploads: async () => fakeUploads(note),
    writingHelp: async () => fakeWritingHelp(),
    recentEmoji: {
      list: () => [],
      add: (text) => note('recent', text),
      tone: () => 0,
      setTone: (tone) => note('tone', tone),
    },
    openReports: {
      get: () => NO_REPORTS,
      subscribe: () => () => undefined,
      start: () => () => undefined,
      refresh: () => undefined,
    },
    settingsProfiles: fakeSettingsProfiles(),
    ...given,
  };
  return {
    ...answers,
    vote: (id, choices) => (note('vote', id, choices), answers.vote(id, choices)),
    refreshPoll: (id) => (note('refreshPoll', id), answers.refreshPoll(id)),
    report: (report) => (note('report', report), answers.report(report)),
    translate: (id, languages) => (note('translate', id, languages), answers.translate(id, languages)),
  };
}

function fakeUploads(note: (...call: readonly unknown[]) => void): Uploads {
  const views = cells((_key: string): UploadView | null => null);
  return {
    view: views,
    add: (file, content) => {
      note('upload', file.name);
      views(file.key).set({ state: { is: 'sending', sent: 0 }, file: content, attachment: null });
    },
    resume: (file) => note('resumeUpload', file.name),
    replace: (file) => note('replaceUpload', file.name),
    stop: (key) => note('stopUpload', key),
    again: (file) => note('uploadAgain', file.name),
    forget: (key) => views(key).set(null),
    drop: (key) => note('dropUpload', key),
    keepsAll: async () => true,
    settle: async (files) => files,
  };
}
