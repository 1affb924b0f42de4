import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mutate, mutations } from '../test/mutate';
import { decodeLogEntry } from './staff-log';

const ENTRY = {
  id: 7,
  time: 1_790_000_000,
  message: '@mod deactivated users: @gus',
  data: {
    action: 'deactivate',
    actor: { nickname: 'mod' },
    subject: [{ nickname: 'gus' }, { nickname: 'x' }],
  },
};

test('a line of the log says who did what to whom, and when', () => {
  expect(decodeLogEntry(ENTRY)).toEqual({
    id: '7',
    at: 1_790_000_000_000,
    message: '@mod deactivated users: @gus',
    action: 'deactivate',
    actor: 'mod',
    subjects: ['gus', 'x'],
    tags: [],
    right: null,
    report: null,
  });
});

test('a line of the log says which tag, right or report was changed', () => {
  const about = (data: object) => decodeLogEntry({ ...ENTRY, data: { ...ENTRY.data, ...data } });
  expect(about({ tags: ['mrf_tag:sandbox', 3] })?.tags).toEqual(['mrf_tag:sandbox']);
  expect([about({ permission: 'admin' })?.right, about({ permission: 'owner' })?.right]).toEqual([
    'admin',
    null,
  ]);
  const subject = { id: '9', state: 'closed', type: 'report' };
  expect(about({ subject })?.report).toEqual({ id: '9', state: 'closed' });
  expect(about({ subject: { ...subject, type: 'status' } })?.report).toBeNull();
});

test('a time that no calendar has is none', () => {
  for (const time of [1e300, -1, 'soon', null]) expect(decodeLogEntry({ ...ENTRY, time })?.at).toBeNull();
});

test('a mutated line never makes the decoder throw, and what it says are words', () => {
  fc.assert(
    fc.property(mutations, (changes) => {
      const entry = decodeLogEntry(changes.reduce(mutate, ENTRY));
      if (!entry) return;
      expect(typeof entry.message).toBe('string');
      expect(entry.subjects.every((one) => typeof one === 'string')).toBe(true);
      expect(() => new Date(entry.at ?? 0).toISOString()).not.toThrow();
    }),
    { numRuns: 300 },
  );
});
