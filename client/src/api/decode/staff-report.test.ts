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
