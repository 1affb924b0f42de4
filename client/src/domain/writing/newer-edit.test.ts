import { expect, test } from 'vitest';
import { makeDraftMedia } from '../../../test/make';
import { NO_EXTRAS, type ComposeContent, type EditedWords } from './compose-content';
import { differingParts, editedWords, unseenParts } from './newer-edit';

const CONTENT: ComposeContent = {
  ...NO_EXTRAS,
  text: 'ebb',
  spoilerText: '',
  sensitive: false,
  visibility: 'public',
  contentType: 'text/plain',
  language: 'en',
};
const POLL = { options: ['a', 'b'], multiple: false, expiresIn: 300, hideTotals: false };
const FILE = makeDraftMedia({ key: 'f', mediaId: 'f', description: 'the sea' });
const BEGAN = { ...CONTENT, media: [FILE], poll: POLL };
const mine = (change: Partial<ComposeContent>): ComposeContent => ({
  ...BEGAN,
  from: editedWords(BEGAN),
  ...change,
});

const OTHERS: readonly [string, Partial<EditedWords>][] = [
  ['text', { text: 'flood' }],
  ['subject', { spoilerText: 'tides' }],
  ['sensitive', { sensitive: true }],
  ['format', { contentType: 'text/markdown' }],
  ['language', { language: 'de' }],
  ['descriptions', { media: [{ ...FILE, description: 'the land' }] }],
  ['poll', { poll: { ...POLL, options: ['a', 'c'] } }],
];

test.each(OTHERS)('another %s than the edit began with is not seen', (part, change) => {
  const now = { ...BEGAN, ...change };
  expect(unseenParts(mine({ text: 'low tide' }), now)).toEqual([part]);
  // The same by both is no loss.
  expect(unseenParts(mine({ ...change }), now)).toEqual([]);
  expect(differingParts(BEGAN, now)).toEqual([part]);
});

test('a file more or less is another set of files', () => {
  expect(unseenParts(mine({}), { ...BEGAN, media: [] })).toContain('files');
});

test('line ends, spaces around, a new picture address and a poll that runs on are nothing new', () => {
  const now = {
    ...BEGAN,
    text: 'ebb\r\n',
    media: [{ ...FILE, previewUrl: 'https://elsewhere.example/f.png' }],
    poll: { ...POLL, expiresIn: 200 },
  };
  expect(unseenParts(mine({ text: 'low tide' }), now)).toEqual([]);
});

test('what an earlier attempt of the same edit has saved is known', () => {
  const maybeSent = { key: 'k', text: 'low', scheduledAt: null, sentAt: 1 };
  expect(unseenParts(mine({ text: 'low tide', maybeSent }), { ...BEGAN, text: 'low' })).toEqual([]);
});

test('a draft that tells nothing of its beginning is not asked about', () => {
  expect(unseenParts(mine({ from: null }), { ...BEGAN, text: 'flood' })).toEqual([]);
});
