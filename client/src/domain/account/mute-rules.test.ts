import { expect, test } from 'vitest';
import { wordFilter, type Filter } from '@/domain/filter/filter';
import { hidingSetting, mediaFilterName, muteReason, type MuteFacts } from './mute-rules';

const facts = (given: Partial<MuteFacts> = {}, status: Partial<MuteFacts['status']> = {}): MuteFacts => ({
  status: { accountId: '2', text: 'Low tide', spoilerText: '', muted: false, threadMuted: false, ...status },
  author: { bot: false },
  mutingAuthor: false,
  me: '1',
  met: [],
  filtersKnown: false,
  muteBots: false,
  mentions: null,
  inConversation: false,
  ...given,
});

test('an own post is never muted', () => {
  expect(muteReason(facts({ me: '2', met: [wordFilter('tide')] }, { muted: true }))).toBeNull();
});

test('each reason is told', () => {
  expect(muteReason(facts())).toBeNull();
  expect(muteReason(facts({ mutingAuthor: true }))).toEqual({ is: 'user' });
  expect(muteReason(facts({ mutingAuthor: undefined }, { muted: true }))).toEqual({ is: 'user' });
  expect(muteReason(facts({}, { muted: true, threadMuted: true }))).toEqual({ is: 'thread' });
  expect(muteReason(facts({ muteBots: true, author: { bot: true } }))).toEqual({ is: 'bot' });
  expect(muteReason(facts({ met: [wordFilter('tide')], mutingAuthor: true }))).toMatchObject({
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
  expect(muteReason(facts({ ...inside, met: [wordFilter('low')] }, { threadMuted: true }))).toMatchObject({
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
  expect(muteReason(facts({ ...there, met: [wordFilter('low')] }))).toMatchObject({
    is: 'words',
    words: ['low'],
  });
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
  expect(muteReason(facts({ met: [wordFilter('low')] }, { filters: warns }))).toMatchObject({
    is: 'words',
    words: ['low', 'News'],
  });
});

test('a filter that is known counts where it holds, and what came with the post no more', () => {
  const spoilers: Filter = {
    ...wordFilter('whale'),
    id: '9',
    kept: 'server',
    title: 'Spoilers',
    action: 'hide',
  };
  const news: Filter = { ...wordFilter('news'), id: '8', kept: 'server', places: ['public'] };
  const told = [{ title: 'Old', where: 'home public', hides: true }];
  const known = { met: [spoilers, news], filtersKnown: true };
  expect(muteReason(facts({ ...known, place: 'home' }, { filters: told }))).toEqual({
    is: 'words',
    words: ['Spoilers'],
    hides: true,
    filterId: '9',
  });
  expect(muteReason(facts({ ...known, place: 'public' }))).toMatchObject({ words: ['Spoilers', 'news'] });
  const inside = { met: [spoilers, news], filtersKnown: true, inConversation: true };
  expect(muteReason(facts(inside))).toMatchObject({ words: ['Spoilers'], hides: undefined });
  expect(muteReason(facts({ met: [news], filtersKnown: true, onProfile: true }))).toBeNull();
  expect(muteReason(facts({ met: [], filtersKnown: true }, { filters: told }))).toBeNull();
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

test('media are covered where a filter that only covers holds, on posts of others', () => {
  const name = mediaFilterName;
  const tide: Filter = { ...wordFilter('tide'), action: 'blur', places: ['home'] };
  const told = { filters: [{ title: 'Sea', where: 'thread', hides: false, covers: true as const }] };
  expect(name(facts({ met: [tide], place: 'home' }))).toBe('tide');
  expect(name(facts({ met: [tide], place: 'public' }))).toBeNull();
  expect(name(facts({ met: [tide], inConversation: true }))).toBeNull();
  expect(name(facts({ met: [tide], place: 'home', me: '2' }))).toBeNull();
  expect(name(facts({ inConversation: true }, told))).toBe('Sea');
  expect(name(facts({ inConversation: true, filtersKnown: true }, told))).toBeNull();
  expect(muteReason(facts({ inConversation: true }, told))).toBeNull();
});
