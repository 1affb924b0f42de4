import { expect, test } from 'vitest';
import { hidingSetting, mutedWordsIn, muteReason, type MuteFacts } from './mute-rules';

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

test('what a muted person repeated is muted, too', () => {
  expect(muteReason(facts({ mutingRepeater: true }))).toEqual({ is: 'repeater' });
});

test('on the profile of a muted person only words count', () => {
  const there = { onProfile: true, mutingAuthor: true, mutingRepeater: true };
  expect(muteReason(facts(there, { muted: true, threadMuted: true }))).toBeNull();
  expect(muteReason(facts({ ...there, muteWords: ['low'] }))).toEqual({ is: 'words', words: ['low'] });
});

test('a filter that the reader keeps on the server counts where it was made for', () => {
  const filters = [{ title: 'Spoilers', where: 'home thread', hides: true }];
  expect(muteReason(facts({}, { filters }))).toEqual({ is: 'words', words: ['Spoilers'], hides: true });
  expect(muteReason(facts({ me: '2' }, { filters }))).toBeNull();
  expect(muteReason(facts({ onProfile: true }, { filters }))).toBeNull();
  // Nothing is left out of a conversation.
  expect(muteReason(facts({ inConversation: true }, { filters }))).toEqual({
    is: 'words',
    words: ['Spoilers'],
  });
  const warns = [{ title: 'News', where: 'public', hides: false }];
  expect(muteReason(facts({ muteWords: ['low'] }, { filters: warns }))).toEqual({
    is: 'words',
    words: ['low', 'News'],
  });
});

test('each reason is hidden by its own setting', () => {
  expect(hidingSetting({ is: 'user' })).toBe('hideMutedPosts');
  expect(hidingSetting({ is: 'repeater' })).toBe('hideMutedPosts');
  expect(hidingSetting({ is: 'thread' })).toBe('hideMutedThreads');
  expect(hidingSetting({ is: 'words', words: [] })).toBe('hideWordFilteredPosts');
  expect(hidingSetting({ is: 'bot' })).toBe('hideFilteredStatuses');
});

test('a post that speaks to somebody blocked or muted says so, and hides with its own setting', () => {
  expect(muteReason(facts({ mentions: 'blocked' }))).toEqual({ is: 'mentions', whom: 'blocked' });
  expect(muteReason(facts({ mentions: 'muted', mutingAuthor: true }))).toEqual({ is: 'user' });
  expect(hidingSetting({ is: 'mentions', whom: 'blocked' })).toBe('hideThreadsWithBlockedUsers');
  expect(hidingSetting({ is: 'mentions', whom: 'muted' })).toBe('hideMutedThreads');
});
