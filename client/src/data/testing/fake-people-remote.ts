import type { PeopleRemote } from '@/data/remote/people-remote';

const unexpected = (): Promise<never> => Promise.reject(new Error('the test did not expect this call'));

/** Every call fails unless the test says how it is answered. */
export const fakePeopleRemote = (answers: Partial<PeopleRemote>): PeopleRemote => ({
  account: unexpected,
  accountByName: unexpected,
  followers: () => unexpected,
  following: () => unexpected,
  requests: unexpected,
  muted: unexpected,
  blocked: unexpected,
  suggestions: unexpected,
  mute: unexpected,
  block: unexpected,
  removeFollower: unexpected,
  showRepeats: unexpected,
  subscribe: unexpected,
  saveNote: unexpected,
  blockDomain: unexpected,
  blockedDomains: unexpected,
  followedTags: unexpected,
  ...answers,
});
