import { expect, test } from 'vitest';
import { differences } from './as-asked';

test('what was not asked, and what the server does not tell, is no difference', () => {
  expect(differences({}, { visibility: 'unlisted', lifetime: 60 })).toEqual([]);
  expect(differences({ visibility: 'private', lifetime: 3600 }, {})).toEqual([]);
});

test('a wider scope and a life without an end are told, the scope first', () => {
  const asked = { lifetime: 3600, visibility: 'private' } as const;
  expect(differences(asked, { visibility: 'unlisted', lifetime: null })).toEqual([
    { fact: 'visibility', asked: 'private', got: 'unlisted' },
    { fact: 'lifetime', asked: 3600, got: null },
  ]);
});

test('lengths and moments may be off by what a server rounds', () => {
  expect(differences({ pollLength: 300 }, { pollLength: 301.4 })).toEqual([]);
  expect(differences({ scheduledAt: 1_000_000 }, { scheduledAt: 1_060_000 })).toEqual([]);
  expect(differences({ pollLength: 300 }, { pollLength: 3600 })).toHaveLength(1);
  expect(differences({ scheduledAt: 1_000_000 }, { scheduledAt: null })).toHaveLength(1);
});

test('a language is the same with and without its region', () => {
  expect(differences({ language: 'en' }, { language: 'en-GB' })).toEqual([]);
  expect(differences({ language: 'en' }, { language: 'de' })).toHaveLength(1);
  expect(differences({ language: 'en' }, { language: null })).toHaveLength(1);
});
