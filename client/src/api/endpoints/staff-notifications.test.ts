import { expect, test } from 'vitest';
import type { Client } from '../http';
import { fetchWithReports } from './staff-notifications';

const account = { id: 'a', username: 'ada', acct: 'ada' };
const made = (id: number, type: string): object => ({
  id: String(id),
  type,
  account,
  created_at: '2026-11-21',
});

/** A server that has 20 follows from 60 to 41 and older ones, and reports apart. */
const client = (reports: readonly object[], count = 20): Client => {
  const follows = Array.from({ length: count }, (_, at) => made(60 - at, 'follow'));
  const answer = ({ query }: Parameters<Client['send']>[0]): ReturnType<Client['send']> => {
    const named = query?.['include_types'];
    return Promise.resolve({ status: 200, body: named ? reports : follows, link: null });
  };
  return { base: 'https://s.example', send: answer };
};
const ids = async (from: Client): Promise<string[]> =>
  (await fetchWithReports(from, {})).items.map(({ notification }) => notification.id);

test('reports stand among the rest by their time, older ones come with older pages', async () => {
  const reports = [made(61, 'pleroma:report'), made(50, 'pleroma:report'), made(3, 'pleroma:report')];
  const found = await ids(client(reports.filter((_, at) => at !== 1)));
  expect(found[0]).toBe('61');
  expect(found).toHaveLength(21);
  expect(await ids(client(reports, 4))).toContain('3');
});

test('what cannot be had of the reports does not cost the rest', async () => {
  const whole = client([]);
  const refusing: Client = {
    ...whole,
    send: (request) =>
      request.query?.['include_types'] ? Promise.reject(new Error('no')) : whole.send(request),
  };
  expect(await ids(refusing)).toHaveLength(20);
});
