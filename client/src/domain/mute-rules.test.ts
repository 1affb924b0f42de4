import { expect, test } from 'vitest';
import { isHiddenByMute, mutedWordsIn, muteReason, type MuteFacts } from './mute-rules';

const facts = (given: Partial<MuteFacts> = {}, status: Partial<MuteFacts['status']> = {}): MuteFacts => ({
  status: { accountId: '2', text: 'Low tide', spoilerText: '', muted: false, threadMuted: false, ...status },
  author: { bot: false },
  mutingAuthor: false,
  me: '1',
  muteWords: [],
  muteBots: false,
  mentions: null,
  inConversation: false,
  ...given,
});

test('words are found in text and subject, whatever their case, without word boundaries', () => {
  expect(mutedWordsIn('The Tides', 'Crypto news', ['tide', 'CRYPTO', 'whale', ''])).toEqual([
    'tide',
    'CRYPTO',
  ]);
});

test('an own post is never muted', () => {
  expect(muteReason(facts({ me: '2', muteWords: ['tide'] }, { muted: true }))).toBeNull();
});

test('each reason is told', () => {
  expect(muteReason(facts())).toBeNull();
  expect(muteReason(facts({ mutingAuthor: true }))).toEqual({ is: 'user' });
  expect(muteReason(facts({ mutingAuthor: undefined }, { muted: true }))).toEqual({ is: 'user' });
  expect(muteReason(facts({}, { muted: true, threadMuted: true }))).toEqual({ is: 'thread' });
  expect(muteReason(facts({ muteBots: true, author: { bot: true } }))).toEqual({ is: 'bot' });
  expect(muteReason(facts({ muteWords: ['tide'], mutingAuthor: true }))).toEqual({
    is: 'words',
    words: ['tide'],
  });
});

test('a post that was muted when it came is shown once its author is not muted any more', () => {
  expect(muteReason(facts({ mutingAuthor: false }, { muted: true }))).toBeNull();
});

test('inside its conversation a muted thread is shown, but not a word that the reader muted', () => {
  const inside = { inConversation: true };
  expect(muteReason(facts(inside, { muted: true, threadMuted: true }))).toBeNull();
  expect(muteReason(facts({ ...inside, muteWords: ['low'] }, { threadMuted: true }))).toEqual({
    is: 'words',
    words: ['low'],
  });
});

test('each hide setting hides its own reason', () => {
  const none = {
    hideFilteredStatuses: false,
    hideMutedPosts: false,
    hideMutedThreads: false,
    hideWordFilteredPosts: false,
    hideThreadsWithBlockedUsers: false,
  };
  expect(isHiddenByMute({ is: 'user' }, { ...none, hideMutedPosts: true })).toBe(true);
  expect(isHiddenByMute({ is: 'thread' }, { ...none, hideMutedThreads: true })).toBe(true);
  expect(isHiddenByMute({ is: 'words', words: [] }, { ...none, hideWordFilteredPosts: true })).toBe(true);
  expect(isHiddenByMute({ is: 'bot' }, { ...none, hideFilteredStatuses: true })).toBe(true);
  for (const reason of [{ is: 'user' }, { is: 'thread' }, { is: 'bot' }] as const)
    expect(isHiddenByMute(reason, none)).toBe(false);
});

test('a post that speaks to somebody blocked or muted says so, and hides with its own setting', () => {
  expect(muteReason(facts({ mentions: 'blocked' }))).toEqual({ is: 'mentions', whom: 'blocked' });
  expect(muteReason(facts({ mentions: 'muted', mutingAuthor: true }))).toEqual({ is: 'user' });
  const none = {
    hideFilteredStatuses: false,
    hideMutedPosts: false,
    hideMutedThreads: false,
    hideWordFilteredPosts: false,
    hideThreadsWithBlockedUsers: false,
  };
  const [blocked, muted] = [
    { is: 'mentions', whom: 'blocked' },
    { is: 'mentions', whom: 'muted' },
  ] as const;
  expect(isHiddenByMute(blocked, { ...none, hideThreadsWithBlockedUsers: true })).toBe(true);
  expect(isHiddenByMute(blocked, { ...none, hideMutedThreads: true })).toBe(false);
  expect(isHiddenByMute(muted, { ...none, hideMutedThreads: true })).toBe(true);
  expect(isHiddenByMute(muted, { ...none, hideThreadsWithBlockedUsers: true })).toBe(false);
});
