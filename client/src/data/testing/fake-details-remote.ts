import type { DetailsRemote } from '@/data/remote/details-remote';

const unexpected = (): Promise<never> => Promise.reject(new Error('not expected'));

/** Every call fails unless the test says how it is answered; nobody is muted and no friends are known. */
export function fakeDetailsRemote(given: Partial<DetailsRemote>): () => Promise<DetailsRemote> {
  return () =>
    Promise.resolve({
      react: unexpected,
      reactors: unexpected,
      favouritedBy: unexpected,
      repeatedBy: unexpected,
      history: unexpected,
      translate: unexpected,
      translationLanguages: unexpected,
      poll: unexpected,
      vote: unexpected,
      report: unexpected,
      customEmoji: unexpected,
      mutedAndBlocked: () => Promise.resolve([]),
      friends: () => Promise.resolve([]),
      openReports: unexpected,
      settingsProfiles: unexpected,
      settingsProfile: unexpected,
      saveSettingsProfile: unexpected,
      deleteSettingsProfile: unexpected,
      uploadMedia: unexpected,
      media: unexpected,
      describeMedia: unexpected,
      writingHelp: unexpected,
      ...given,
    });
}
