import { expect, test } from 'vitest';
import { decodeStaffReport } from './staff-report';

const person = (id: string): object => ({ id, username: id, acct: id });
const post = (id: string, content: string): object => ({
  id,
  content,
  account: person('ada'),
  created_at: '2026-11-20T20:22:57.000Z',
});

test('a reported post that is deleted is no post, but its words are known', () => {
  const statuses = [
    post('s1', 'Still here'),
    post('pleroma:fakeid', '<p>Gone, of an Akkoma</p>'),
    post('pleroma:fake:https://far.example/objects/1', 'Gone, of a Pleroma'),
    { id: 'stump' },
  ];
  const report = { id: 'r', state: 'open', account: person('bob'), actor: person('ada'), statuses };
  const bundle = decodeStaffReport(report);
  expect(bundle?.report.statusIds).toEqual(['s1']);
  expect(bundle?.statuses.map(({ status }) => status.id)).toEqual(['s1']);
  expect(bundle?.report.goneStatuses).toEqual(['Gone, of an Akkoma', 'Gone, of a Pleroma', '']);
});

test('a post and a note that come twice are there once', () => {
  const notes = ['n1', 'n2', 'n1'].map((id) => ({ id, content: 'Seen', user: person('mod') }));
  const statuses = ['s1', 's2', 's1'].map((id) => post(id, 'Hello'));
  const report = { id: 'r', state: 'open', account: person('bob'), actor: person('ada'), statuses, notes };
  const bundle = decodeStaffReport(report);
  expect(bundle?.report.statusIds).toEqual(['s1', 's2']);
  expect(bundle?.report.notes.map(({ id }) => id)).toEqual(['n1', 'n2']);
});
