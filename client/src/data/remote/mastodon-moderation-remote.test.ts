import { expect, test } from 'vitest';
import type { ApiRequest, Client } from '@/api/http';
import { ApiError } from '@/domain/api-error';
import { CAN, SERVER } from '../testing/fake-server';
import { createRemote } from './create-remote';
import { createMastodonModerationRemote } from './mastodon-moderation-remote';

const user = (id: number, username: string, more: object = {}): object => ({
  id: String(id),
  username,
  domain: null,
  suspended: false,
  silenced: false,
  ...more,
});

const report = (id: number, resolved: boolean): object => ({
  id: String(id),
  action_taken: resolved,
  target_account: { ...user(7, 'spam'), account: { id: '7', username: 'spam' } },
});

interface Answer {
  body: unknown;
  link?: string;
}

/** A server that answers by path, and what it was asked. */
function served(answer: (request: ApiRequest) => Answer | null) {
  const asked: string[] = [];
  const client: Client = {
    base: 'https://m.example',
    send: async (request) => {
      const query = Object.entries(request.query ?? {}).filter(([, value]) => value !== undefined);
      const sent = [
        ...query.map(([name, value]) => `${name}=${String(value)}`),
        JSON.stringify(request.json),
      ];
      asked.push([request.method ?? 'GET', request.path, ...sent].filter(Boolean).join(' '));
      const found = answer(request);
      if (!found) throw new ApiError('not-found');
      return { status: 200, body: found.body, link: found.link ?? null };
    },
  };
  return { asked, client, calls: createMastodonModerationRemote(client) };
}

const next = (id: string): string => `<https://m.example/x?max_id=${id}>; rel="next"`;
const END = '<https://m.example/x?min_id=9>; rel="prev"';

test('numbered pages go on where the page before ended, and end', async () => {
  const { asked, calls } = served(({ query }) =>
    query?.['max_id'] === undefined
      ? { body: [report(9, false), report(8, false)], link: next('8') }
      : { body: [report(7, false)], link: END },
  );
  expect(await calls.reports('open', 1)).toMatchObject({ items: [{}, {}], total: 3 });
  expect(await calls.reports('open', 2)).toMatchObject({ items: [{}], total: 3 });
  expect(await calls.reports('open', 3)).toEqual({ items: [], total: 0 });
  expect(asked).toEqual([
    'GET /api/v1/admin/reports limit=100',
    'GET /api/v1/admin/reports limit=100 max_id=8',
  ]);
});

test('reports of every state are those of both, and open ones are never asked for with the word for the others', async () => {
  const { asked, calls } = served(({ query }) => ({
    body: [report(query?.['resolved'] === true ? 1 : 2, query?.['resolved'] === true)],
    link: END,
  }));
  const { items, total } = await calls.reports(null, 1);
  expect(items.map(({ report: { id, state } }) => `${id} ${state}`)).toEqual(['2 open', '1 resolved']);
  expect(total).toBe(2);
  expect(asked).toEqual([
    'GET /api/v1/admin/reports limit=100',
    'GET /api/v1/admin/reports limit=100 resolved=true',
  ]);
});

test('accounts are handled by their ids, which are looked up once where nobody has told them', async () => {
  const { asked, calls } = served(({ path, method }) => {
    if (path === '/api/v2/admin/accounts') return { body: [user(6, 'spammer'), user(7, 'spam')], link: END };
    if (method === 'POST' && path.endsWith('/action')) return { body: {} };
    return { body: user(7, 'spam', { suspended: method === undefined }) };
  });
  expect(await calls.changeUsers('deactivate', ['spam'])).toMatchObject([{ id: '7', isActive: false }]);
  await calls.tagUsers({ nicknames: ['spam'], tags: ['mrf_tag:limit'], on: true });
  await calls.tagUsers({ nicknames: ['spam'], tags: ['mrf_tag:media-force-nsfw'], on: false });
  await calls.changeUsers('activate', ['spam']);
  expect(asked).toEqual([
    'GET /api/v2/admin/accounts limit=50 origin=local username=spam',
    'POST /api/v1/admin/accounts/7/action {"type":"suspend","send_email_notification":true}',
    'GET /api/v1/admin/accounts/7',
    'POST /api/v1/admin/accounts/7/action {"type":"silence","send_email_notification":true}',
    'POST /api/v1/admin/accounts/7/unsensitive',
    'POST /api/v1/admin/accounts/7/unsuspend',
  ]);
  await expect(calls.user('nobody')).rejects.toMatchObject({ kind: 'not-found' });
});

test('people are searched by name, server and standing', async () => {
  const { asked, calls } = served(() => ({ body: [], link: END }));
  await calls.users({ query: 'spam@far.example', filters: ['external', 'limited'], tag: null, page: 1 });
  await calls.users({ query: '', filters: ['staff'], tag: null, page: 1 });
  expect(asked).toEqual([
    'GET /api/v2/admin/accounts limit=50 origin=remote status=silenced username=spam by_domain=far.example',
    'GET /api/v2/admin/accounts limit=50 permissions=staff',
  ]);
});

test('what Mastodon lacks is not asked for', async () => {
  const { asked, calls } = served(() => null);
  const lacking = [calls.addNote('1', 'x'), calls.deleteStatus('1'), calls.log, calls.invites()];
  for (const call of lacking)
    await expect(
      typeof call === 'function'
        ? call({ page: 1, words: '', actorId: null, from: null, until: null })
        : call,
    ).rejects.toMatchObject({
      kind: 'not-found',
    });
  expect(asked).toEqual([]);
});

test('whoever asks for the next page goes on where somebody else ended', async () => {
  const { client } = served(({ query }) =>
    query?.['max_id'] === undefined
      ? { body: [report(9, false)], link: next('9') }
      : { body: [report(8, false)], link: END },
  );
  const remote = createRemote({
    client,
    token: () => 'x',
    server: () => ({ ...SERVER, can: { ...CAN, staffApi: 'mastodon' } }),
  });
  await (await remote.moderation()).reports('open', 1);
  expect(await (await remote.moderation()).reports('open', 2)).toMatchObject({
    items: [{ report: { id: '8' } }],
  });
});
