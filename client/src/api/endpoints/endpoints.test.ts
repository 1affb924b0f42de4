import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '@/domain/api-error';
import type { ApiRequest, Client } from '../http';
import { fetchRelationships, follow } from './accounts';
import { fetchUnreadAnnouncements } from './announcements';
import { fetchMascot } from './own-account';
import { answerFollowRequest } from './follow-requests';
import { fetchAccountByName, fetchFollowRequests } from './people';
import { fetchLists } from './lists';
import { fetchMarkers } from './markers';
import { fetchNotifications, fetchUnreadCount, markNotificationsRead } from './notifications';
import { votePoll } from './polls';
import { react } from './reactions';
import { deleteStatus, dismissNotification, fetchUnreadNotifications, muteConversation, pin } from './seldom';
import { bookmark, favourite, fetchContext, reblog } from './statuses';
import { editStatus, postStatus, sendStatus } from './posting';
import { cancelScheduled, reschedule } from './scheduled';
import { fetchSettingsProfiles } from './settings-profiles';
import { fetchOpenReports } from './staff-reports';
import { fetchTimeline } from './timelines';
import type { TimelineKey } from '@/domain/status/timeline-key';
import { plainPost } from '../../../test/plain-post';

const account = { id: 'a1', username: 'ada', acct: 'ada' };
const status = { id: 's1', account, content: '', visibility: 'public' };

let asked: ApiRequest[];
beforeEach(() => void (asked = []));

const answering = (body: unknown, link: string | null = null): Client => ({
  base: 'https://a.example',
  async send(request) {
    asked.push(request);
    return Promise.resolve({ status: 200, body, link });
  },
});

const set = (query: object | undefined): object =>
  Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== undefined));

describe('the number of unread notifications', () => {
  it('is asked for beyond the 100 to which servers count by themselves', async () => {
    expect(await fetchUnreadNotifications(answering({ count: 240 }), false)).toBe(240);
    expect(await fetchUnreadCount(answering({}))).toBeNull();
    for (const { path, query } of asked) {
      expect(path).toBe('/api/v1/notifications/unread_count');
      expect(query).toEqual({ limit: 1000 });
    }
    expect(asked).toHaveLength(2);
  });
});

describe('timelines', () => {
  it.each([
    ['home', '/api/v1/timelines/home', {}],
    ['local', '/api/v1/timelines/public', { local: true }],
    ['federated', '/api/v1/timelines/public', {}],
    ['bubble', '/api/v1/timelines/bubble', {}],
    ['direct', '/api/v1/timelines/direct', {}],
    ['bookmarks', '/api/v1/bookmarks', {}],
    ['favourites', '/api/v1/favourites', {}],
    ['tag:bees & co', '/api/v1/timelines/tag/bees%20%26%20co', {}],
    ['list:7', '/api/v1/timelines/list/7', {}],
    ['user:a1', '/api/v1/accounts/a1/statuses', { exclude_replies: true }],
    ['replies:a1', '/api/v1/accounts/a1/statuses', {}],
    ['media:a1', '/api/v1/accounts/a1/statuses', { only_media: true }],
    ['pinned:a1', '/api/v1/accounts/a1/statuses', { pinned: true }],
  ] satisfies [TimelineKey, string, object][])('%s is %s', async (name, path, query) => {
    const page = await fetchTimeline(answering([status, { id: 'broken' }]), name, {
      maxId: '9',
      withMuted: true,
    });
    expect(asked[0]?.path).toBe(path);
    expect(set(asked[0]?.query)).toEqual({ max_id: '9', with_muted: true, ...query });
    expect(page.items.map((item) => item.status.id)).toEqual(['s1']);
    const rowIds = name === 'bookmarks' || name === 'favourites';
    expect(page.older).toEqual(rowIds ? null : { maxId: 'broken' });
  });

  it('of an account may be asked for without repeats', async () => {
    await fetchTimeline(answering([]), 'replies:a1', { excludeReblogs: true });
    expect(set(asked[0]?.query)).toEqual({ exclude_reblogs: true });
  });

  it('of an id that cannot be is not asked for', async () => {
    await expect(fetchTimeline(answering([]), 'list:_')).rejects.toBeInstanceOf(ApiError);
    expect(asked).toEqual([]);
  });
});

describe('acts on a post', () => {
  it.each([
    [favourite, 'favourite', 'unfavourite'],
    [bookmark, 'bookmark', 'unbookmark'],
    [pin, 'pin', 'unpin'],
    [muteConversation, 'mute', 'unmute'],
    [reblog, 'reblog', 'unreblog'],
  ])('%o has a call for on and one for off', async (act, on, off) => {
    await act(answering(status), 's1', true);
    await act(answering(status), 's1', false);
    expect(asked.map(({ method, path }) => `${method ?? ''} ${path}`)).toEqual([
      `POST /api/v1/statuses/s1/${on}`,
      `POST /api/v1/statuses/s1/${off}`,
    ]);
  });

  it('a repeat may be narrower; something else than a post is nonsense', async () => {
    await reblog(answering(status), 's1', true, 'private');
    expect(asked[0]?.json).toEqual({ visibility: 'private' });
    await expect(favourite(answering({}), 's1', true)).rejects.toMatchObject({ kind: 'nonsense' });
  });

  it('deleting, voting and reacting', async () => {
    await deleteStatus(answering({}), 's1');
    await votePoll(answering({ id: '4' }), '4', [0, 2]);
    await react(answering(status), 's1', '🔥', false);
    expect(asked.map(({ method, path, json }) => [method, path, json])).toEqual([
      ['DELETE', '/api/v1/statuses/s1', undefined],
      ['POST', '/api/v1/polls/4/votes', { choices: [0, 2] }],
      ['DELETE', '/api/v1/pleroma/statuses/s1/reactions/%F0%9F%94%A5', undefined],
    ]);
  });

  it('a new post says only what is set, with a key against doubles', async () => {
    await postStatus(answering(status), { ...plainPost, inReplyToId: 's0' });
    expect(asked[0]?.idempotencyKey).toBe('k');
    expect(JSON.parse(JSON.stringify(asked[0]?.json))).toEqual({
      status: 'hi',
      visibility: 'unlisted',
      sensitive: false,
      content_type: 'text/plain',
      in_reply_to_id: 's0',
    });
  });

  it('a post for this server alone is what the server has for it', async () => {
    const post = { ...plainPost, visibility: 'local' } as const;
    await sendStatus(answering(status), post, { localByFlag: false });
    await sendStatus(answering(status), post, { localByFlag: true });
    await sendStatus(answering(status), { ...post, visibility: 'private' }, { localByFlag: true });
    expect(asked.map(({ json }) => json)).toMatchObject([
      { visibility: 'local' },
      { visibility: 'public', local_only: true },
      { visibility: 'private' },
    ]);
    expect(asked[2]?.json).not.toHaveProperty('local_only');
  });

  it('a context keeps what can be read', async () => {
    const context = await fetchContext(answering({ ancestors: [status, null], descendants: 'x' }), 's1');
    expect(context.ancestors).toHaveLength(1);
    expect(context.descendants).toEqual([]);
  });
});

it('an edit tells what its files show where nothing else does', async () => {
  const media = [
    { mediaId: 'm1', description: ' The tide ', focus: { x: 0.5, y: -1 } },
    { mediaId: 'm2', description: '', focus: null },
  ];
  const edit = { ...plainPost, mediaIds: ['m1', 'm2'], media };
  await editStatus(answering(status), 's1', edit, { pleromaApi: false });
  await editStatus(answering(status), 's1', edit, { pleromaApi: true });
  expect(asked[0]?.json).toMatchObject({
    media_ids: ['m1', 'm2'],
    media_attributes: [
      { id: 'm1', description: 'The tide', focus: '0.50,-1.00' },
      { id: 'm2', description: '' },
    ],
  });
  expect(asked[1]?.json).toMatchObject({ media_attributes: undefined });
});

it('what takes a post away, or moves it, or votes, hears a refusal inside an answer that calls itself good', async () => {
  await deleteStatus(answering({}), 's1');
  await cancelScheduled(answering({}), '5');
  await reschedule(answering({ id: '5', scheduled_at: '2026-11-24T10:00:00Z', params: {} }), '5', 0);
  await votePoll(answering({ id: '4', options: [] }), '4', [0]);
  expect(asked.map(({ errorInside }) => errorInside)).toEqual([true, true, true, true]);
});

describe('notifications', () => {
  const notification = { id: '7', type: 'follow', account };

  it('come in pages, cursors from the header', async () => {
    const client = answering([notification, {}], '<x?max_id=5>; rel="next"');
    const page = await fetchNotifications(client, { limit: 30, minId: '1' });
    expect(set(asked[0]?.query)).toEqual({ limit: 30, min_id: '1' });
    expect(page.items).toHaveLength(1);
    expect(page.older).toEqual({ maxId: '5' });
  });

  it('are marked by their flag, or by the marker where there is none', async () => {
    const flag = { notificationReadFlag: true };
    const marker = { notificationReadFlag: false };
    await markNotificationsRead(answering({}), { id: '7' }, flag);
    await markNotificationsRead(answering([]), { maxId: '7' }, flag);
    await markNotificationsRead(answering({}), { maxId: '7' }, marker);
    await markNotificationsRead(answering({}), { id: '7' }, marker);
    expect(asked.map(({ path, form, json }) => [path, form ?? json])).toEqual([
      ['/api/v1/pleroma/notifications/read', { id: '7' }],
      ['/api/v1/pleroma/notifications/read', { max_id: '7' }],
      ['/api/v1/markers', { notifications: { last_read_id: '7' } }],
    ]);
  });

  it('that are gone already count as dismissed; what the account may not do does not', async () => {
    const refusing = (error: ApiError): Client => ({
      ...answering({}),
      async send() {
        throw error;
      },
    });
    const gone = new ApiError('forbidden', { status: 403, message: 'Cannot dismiss notification' });
    await dismissNotification(refusing(gone), '7');
    await dismissNotification(refusing(new ApiError('not-found', { status: 404 })), '7');
    const barred = new ApiError('forbidden', { status: 403, message: 'Insufficient permissions' });
    await expect(dismissNotification(refusing(barred), '7')).rejects.toBe(barred);
  });

  it('can be dismissed, and markers tell how far one has read', async () => {
    await dismissNotification(answering({}), '7');
    expect(asked[0]?.path).toBe('/api/v1/notifications/7/dismiss');
    const body = { notifications: { last_read_id: 12, pleroma: { unread_count: 3 } }, home: {} };
    expect(await fetchMarkers(answering(body))).toEqual({
      home: null,
      notifications: { lastReadId: '12', unreadCount: 3 },
    });
  });
});

describe('people', () => {
  it('are asked for by name in the way that the server has', async () => {
    await fetchAccountByName(answering(account), 'ada@x.example', { accountsByNickname: true });
    await fetchAccountByName(answering(account), 'ada@x.example', { accountsByNickname: false });
    expect(asked.map(({ path }) => path)).toEqual([
      '/api/v1/accounts/ada%40x.example',
      '/api/v1/accounts/lookup',
    ]);
  });

  it('whom the server does not look up are searched for by their handle', async () => {
    const found = { id: 'b1', username: 'bob', acct: 'bob@far.example' };
    const client = (accounts: readonly object[]): Client => ({
      base: 'https://a.example',
      send: async ({ path }) => {
        if (path === '/api/v1/accounts/lookup') throw new ApiError('not-found', { status: 404 });
        return Promise.resolve({ status: 200, body: { accounts, statuses: [], hashtags: [] }, link: null });
      },
    });
    const ask = async (acct: string, accounts: readonly object[]) =>
      fetchAccountByName(client(accounts), acct, { accountsByNickname: false });
    expect((await ask('Bob@far.example', [account, found])).account.id).toBe('b1');
    await expect(ask('bob@far.example', [account])).rejects.toMatchObject({ kind: 'not-found' });
    await expect(ask('ada', [account])).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('relationships of nobody need no call', async () => {
    expect(await fetchRelationships(answering([]), [])).toEqual([]);
    expect(asked).toEqual([]);
    const known = await fetchRelationships(answering([{ id: 'a1' }, {}]), ['a1', 'a2']);
    expect(asked[0]?.query).toEqual({ id: ['a1', 'a2'] });
    expect(known).toHaveLength(1);
  });

  it('are followed, and their requests answered', async () => {
    expect((await follow(answering({ id: 'a1', requested: true }), 'a1', true)).requested).toBe(true);
    await answerFollowRequest(answering({}), 'a1', false);
    expect(asked.map(({ path }) => path)).toEqual([
      '/api/v1/accounts/a1/follow',
      '/api/v1/follow_requests/a1/reject',
    ]);
    expect((await fetchFollowRequests(answering([account]))).older).toBeNull();
  });

  it('lists and unread announcements', async () => {
    const lists = [
      { id: 1, title: 'Bees' },
      null,
      { id: '2', title: '', exclusive: true, replies_policy: 'list' },
    ];
    expect(await fetchLists(answering(lists))).toEqual([
      { id: '1', title: 'Bees', exclusive: null, repliesPolicy: null },
      { id: '2', title: '', exclusive: true, repliesPolicy: 'list' },
    ]);
    const announcements = [{ id: '1', read: true }, { id: '2', read: false }, { id: '3' }, {}];
    expect(await fetchUnreadAnnouncements(answering(announcements))).toBe(2);
  });

  it('settings profiles by name and version, nonsense left out', async () => {
    const sent = [{ name: 'default', version: 1 }, { name: '', version: 2 }, { name: 'work' }, null];
    expect(await fetchSettingsProfiles(answering(sent))).toEqual([{ name: 'default', version: 1 }]);
    expect(asked[0]?.path).toBe('/api/v1/akkoma/frontend_settings/pleroma-fe');
    expect(await fetchSettingsProfiles(answering({ error: 'odd' }))).toEqual([]);
  });

  it('open reports with their people, posts and notes', async () => {
    const report = {
      id: 'r1',
      state: 'open',
      content: 'rude',
      account,
      actor: { id: 'a2', username: 'bob' },
      statuses: [status, { id: 'gone' }],
      notes: [{ id: 4, content: 'seen', user: { id: 'a3', username: 'mod' } }],
      created_at: '2026-11-20T20:22:57.000Z',
    };
    const sent = { total: 7, reports: [report, { id: 'r2', state: 'odd' }, null] };
    const { items, total } = await fetchOpenReports(answering(sent));
    expect(total).toBe(7);
    expect(items.map((item) => item.report)).toEqual([
      {
        id: 'r1',
        state: 'open',
        accountId: 'a1',
        actorId: 'a2',
        assignedId: null,
        statusIds: ['s1'],
        goneStatuses: [''],
        content: 'rude',
        category: null,
        rules: [],
        forwarded: false,
        notes: [{ id: '4', authorId: 'a3', content: 'seen', createdAt: null }],
        createdAt: Date.UTC(2026, 10, 20, 20, 22, 57),
      },
    ]);
    expect(items[0]?.accounts.map(({ id }) => id)).toEqual(['a1', 'a2', 'a3']);
    expect(set(asked[0]?.query)).toMatchObject({ state: 'open', page: 1 });
  });
});

it('a mascot that the server names by its path is on that server', async () => {
  expect(await fetchMascot(answering({ url: '/images/fox.png' }))).toBe('https://a.example/images/fox.png');
  expect(await fetchMascot(answering({ url: 'https://b.example/crab.png' }))).toBe(
    'https://b.example/crab.png',
  );
  for (const url of [undefined, '', 'javascript:alert(1)', 7])
    expect(await fetchMascot(answering({ url }))).toBeNull();
});
